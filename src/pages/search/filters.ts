import type { Catalogue } from '../../model/catalogue.ts';
import { ELIGIBILITY_TYPES } from '../../model/vocabulary.ts';
import { type Html, NOTHING, html } from '../parts/html.ts';
import { ELIGIBILITY_WORDS } from '../parts/level.ts';
import { measureWords } from '../parts/limits.ts';
import { figure } from '../parts/words.ts';
import type { Answered, FacetName } from './answered.ts';
import { LEVELS, type SearchQuestion, type LevelFilter, queryOf } from './question.ts';
import { hiddenFields, option, searchPath } from '../parts/form.ts';
import { FILTERED_MEASURES, LIMIT_VALUE_EXAMPLES } from '../../rules/limits/limit-filter.ts';

/** A value that results may be filtered by. */
interface Choice {
  readonly label: string;
  readonly count: number;
  readonly isChosen: boolean;
  /** The address with this value set, or without it where it is set. */
  readonly to: string;
}

/** The choices of one filter. */
export interface Filter {
  readonly title: string;
  readonly choices: readonly Choice[];
  /** Choices before the rest is folded. */
  readonly shown: number;
}

const CATEGORIES_SHOWN = 8;
const TAGS_SHOWN = 10;
const TAGS_HELD = 40;

/** Levels in words. */
export const LEVEL_WORDS = {
  stable: 'stable',
  caution: 'caution',
  risky: 'risky',
  withheld: 'no level yet',
  lapsed: 'not re-read for long',
  unranked: 'ended, paid or for some',
} as const satisfies Record<LevelFilter, string>;

/** Every filter with the number of results that each of its values would leave; what would leave nothing is left out. */
export function filtersOf(catalogue: Catalogue, question: SearchQuestion, found: Answered): readonly Filter[] {
  const { free, noCard, level, category, eligibility, tags } = question;
  const choice = (name: FacetName, value: string, [label, isChosen]: readonly [string, boolean]): Choice => ({
    label,
    isChosen,
    count: found.counts.get(name)?.get(value) ?? 0,
    to: searchPath({ ...queryOf(question), page: null, [name]: isChosen ? null : value }),
  });
  const tag = (name: string): Choice => {
    const isChosen = tags.includes(name);
    const left = isChosen ? tags.filter((each) => each !== name) : [...tags, name];
    const to = searchPath({ ...queryOf(question), page: null, tag: left.join(',') });
    return { ...choice('tag', name, [name, isChosen]), to };
  };
  const narrowing = [...(found.counts.get('tag') ?? [])]
    .filter(([name, count]) => !tags.includes(name) && count < found.listings.length)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, TAGS_HELD);
  const filter = (title: string, choices: readonly Choice[], shown = Infinity): Filter => ({
    title,
    choices: choices
      .filter(({ count, isChosen }) => count > 0 || isChosen)
      .toSorted((one, other) => Number(other.isChosen) - Number(one.isChosen)),
    shown,
  });
  return [
    filter('Show only', [
      choice('free', 'true', ['free for good, open to all', free]),
      choice('card', 'none', ['stated to take no card', noCard]),
    ]),
    filter(
      'Risk level',
      LEVELS.map((each) => choice('level', each, [LEVEL_WORDS[each], each === level])),
    ),
    filter(
      'Category',
      catalogue.records.categories
        .map((each) => choice('category', each.slug, [each.name, each === category]))
        .toSorted((one, other) => other.count - one.count),
      CATEGORIES_SHOWN,
    ),
    filter(
      'Open to',
      ELIGIBILITY_TYPES.map((type) => choice('eligibility', type, [ELIGIBILITY_WORDS[type], type === eligibility])),
    ),
    filter('Tag', [...tags, ...narrowing.map(([name]) => name)].map(tag), TAGS_SHOWN),
  ].filter(({ choices }) => choices.length > 0);
}

/** The filters. Links, so that they work without a script; the least amount alone is a form. */
export function filterLists(question: SearchQuestion, filters: readonly Filter[]): Html {
  return html`${leastForm(question)}${filters.map(({ title, choices, shown }) => {
    const rest = choices.slice(shown);
    return html`<h3>${title}</h3>
      ${picks(choices.slice(0, shown))}${
        rest.length === 0
          ? NOTHING
          : html`<details>
              <summary>${figure(rest.length)} more</summary>
              ${picks(rest)}
            </details> `
      }`;
  })}`;
}

function picks(choices: readonly Choice[]): Html {
  return html`<ul class="picks">
    ${choices.map(
      ({ label, count, isChosen, to }) =>
        html`<li>
          <a class="pick" href="${to}" ${isChosen ? html` aria-current="true"` : NOTHING}
            ><span>${label}</span> <span class="tally">${figure(count)}</span></a
          >
        </li> `,
    )}
  </ul> `;
}

/** The one filter that takes an amount. The rest of the question goes along in hidden fields. */
function leastForm(question: SearchQuestion): Html {
  return html`<h3 id="least-title">Grants at least</h3>
    <form class="least" action="/search" method="get" aria-labelledby="least-title">
      ${hiddenFields({ ...queryOf(question), page: null, measure: null, least: null })}
      <select name="measure" aria-label="Limit">
        ${FILTERED_MEASURES.map((measure) => option(measure, measureWords(measure), question.measure))}
      </select>
      <input
        name="least"
        aria-label="Amount"
        value="${question.least}"
        placeholder="${LIMIT_VALUE_EXAMPLES[question.measure ?? 'storage']}"
        maxlength="40"
        autocomplete="off"
      /><button type="submit">Apply</button>
    </form> `;
}

/** The filters that are set: what each says, and the address without it. */
export function setFilters(
  question: SearchQuestion,
  filters: readonly Filter[],
): readonly Pick<Choice, 'label' | 'to'>[] {
  const { limit, measure, least } = question;
  const amount = limit && measure ? `${measureWords(measure)} from ${least}` : null;
  const withoutAmount = searchPath({ ...queryOf(question), page: null, measure: null, least: null });
  return [
    ...filters.flatMap(({ title, choices }) =>
      choices
        .filter(({ isChosen }) => isChosen)
        .map(({ label, to }) => ({ label: title === 'Open to' ? `open to ${label}` : label, to })),
    ),
    ...(amount === null ? [] : [{ label: amount, to: withoutAmount }]),
  ];
}
