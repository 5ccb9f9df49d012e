import type { Catalogue } from '../../model/catalogue.ts';
import { ELIGIBILITY_TYPES } from '../../model/vocabulary.ts';
import { type Html, NOTHING, html } from '../parts/html.ts';
import { ELIGIBILITY_WORDS } from '../parts/level.ts';
import { measureWords } from '../parts/limits.ts';
import { figure } from '../parts/words.ts';
import type { Answered, FacetName } from './answered.ts';
import { LEVELS, type SearchQuestion, type LevelFilter, queryOf } from './question.ts';
import { type SearchQuery, searchPath } from '../parts/form.ts';
import { FILTERED_MEASURES, LIMIT_VALUE_EXAMPLES } from '../../rules/limits/limit-filter.ts';

/** A value that results may be filtered by. */
interface Choice {
  readonly label: string;
  readonly count: number;
  readonly isChosen: boolean;
  /** The parameters with this value set, or without it where it is set. */
  readonly query: SearchQuery;
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

/** Every filter with the number of results that it would leave. Links, so that they work without a script. */
export function filters(catalogue: Catalogue, question: SearchQuestion, found: Answered): Html {
  const { free, noCard, level, eligibility } = question;
  const choice = (name: FacetName, value: string, { label, isChosen }: Pick<Choice, 'label' | 'isChosen'>): Choice => ({
    label,
    isChosen,
    count: found.counts.get(name)?.get(value) ?? 0,
    query: { ...queryOf(question), page: null, [name]: isChosen ? null : value },
  });
  return html`${leastForm(question)}${group('Show only', [
    choice('free', 'true', { label: 'free for good, open to all', isChosen: free }),
    choice('card', 'none', { label: 'stated to take no card', isChosen: noCard }),
  ])}${group(
    'Level',
    LEVELS.map((each) => choice('level', each, { label: LEVEL_WORDS[each], isChosen: each === level })),
  )}${group('Category', categories(catalogue, question, choice), CATEGORIES_SHOWN)}${group(
    'Open to',
    ELIGIBILITY_TYPES.map((type) =>
      choice('eligibility', type, { label: ELIGIBILITY_WORDS[type], isChosen: type === eligibility }),
    ),
  )}${group('Tag', tags(question, found), TAGS_SHOWN)}`;
}

type MakeChoice = (name: FacetName, value: string, shown: Pick<Choice, 'label' | 'isChosen'>) => Choice;

function categories({ records }: Catalogue, { category }: SearchQuestion, choice: MakeChoice): readonly Choice[] {
  return records.categories
    .map((each) => choice('category', each.slug, { label: each.name, isChosen: each === category }))
    .toSorted((one, other) => other.count - one.count);
}

/** The most frequent tags of the results; each further one narrows them. */
function tags(question: SearchQuestion, { counts, listings }: Answered): readonly Choice[] {
  const counted = counts.get('tag') ?? new Map<string, number>();
  const chosen = question.tags.map((tag) => ({ tag, count: counted.get(tag) ?? 0, isChosen: true }));
  const others = [...counted]
    .filter(([tag, count]) => !question.tags.includes(tag) && count < listings.length)
    .map(([tag, count]) => ({ tag, count, isChosen: false }))
    .toSorted((one, other) => other.count - one.count);
  return [...chosen, ...others.slice(0, TAGS_HELD)].map(({ tag, count, isChosen }) => ({
    label: tag,
    count,
    isChosen,
    query: {
      ...queryOf(question),
      page: null,
      tag: (isChosen ? question.tags.filter((each) => each !== tag) : [...question.tags, tag]).join(','),
    },
  }));
}

/** A list of choices; what would leave nothing is left out, and beyond `shown` they are folded. */
function group(title: string, choices: readonly Choice[], shown = Infinity): Html {
  const kept = choices.filter(({ count, isChosen }) => count > 0 || isChosen);
  if (kept.length === 0) return NOTHING;
  const inOrder = [...kept.filter(({ isChosen }) => isChosen), ...kept.filter(({ isChosen }) => !isChosen)];
  const rest = inOrder.slice(shown);
  return html`<h3>${title}</h3>
    <ul class="picks">
      ${inOrder.slice(0, shown).map(pick)}
    </ul>
    ${
      rest.length === 0
        ? NOTHING
        : html`<details>
            <summary>${figure(rest.length)} more</summary>
            <ul class="picks">
              ${rest.map(pick)}
            </ul>
          </details> `
    }`;
}

function pick({ label, count, isChosen, query }: Choice): Html {
  return html`<li>
    <a class="pick" href="${searchPath(query)}" ${isChosen ? html` aria-current="true"` : NOTHING}
      ><span>${label}</span> <span class="tally">${figure(count)}</span></a
    >
  </li> `;
}

/** The one filter that takes an amount. The rest of the question goes along in hidden fields. */
function leastForm(question: SearchQuestion): Html {
  const kept: SearchQuery = { ...queryOf(question), page: null, measure: null, least: null };
  return html`<h3 id="least-title">Grants at least</h3>
    <form class="least" action="/search" method="get" aria-labelledby="least-title">
      ${Object.entries(kept).map(([name, value]) => (value ? html`<input type="hidden" name="${name}" value="${value}" />` : NOTHING))}
      <select name="measure" aria-label="Limit">
        ${FILTERED_MEASURES.map(
          (measure) =>
            html`<option value="${measure}" ${measure === question.measure ? html` selected` : NOTHING}>
              ${measureWords(measure)}
            </option>`,
        )}
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

/** The choices made, each with the address of the question without it. */
export function chosenFilters(
  question: SearchQuestion,
): readonly { readonly label: string; readonly without: string }[] {
  const { category, free, noCard, level, eligibility, tags: chosenTags, limit, measure, least } = question;
  const without = (...names: readonly string[]): string =>
    searchPath({ ...queryOf(question), page: null, ...Object.fromEntries(names.map((name) => [name, null])) });
  return [
    ...(category ? [{ label: category.name, without: without('category') }] : []),
    ...(free ? [{ label: 'free for good, open to all', without: without('free') }] : []),
    ...(noCard ? [{ label: 'no card', without: without('card') }] : []),
    ...(level ? [{ label: LEVEL_WORDS[level], without: without('level') }] : []),
    ...(eligibility ? [{ label: `open to ${ELIGIBILITY_WORDS[eligibility]}`, without: without('eligibility') }] : []),
    ...chosenTags.map((tag) => ({
      label: tag,
      without: searchPath({
        ...queryOf(question),
        page: null,
        tag: chosenTags.filter((each) => each !== tag).join(','),
      }),
    })),
    ...(limit && measure
      ? [{ label: `${measureWords(measure)} from ${least}`, without: without('measure', 'least') }]
      : []),
  ];
}
