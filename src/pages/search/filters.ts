import type { Catalogue, Category } from '../../model/catalogue.ts';
import { ELIGIBILITY_TYPES } from '../../model/vocabulary.ts';
import { type Html, NOTHING, html } from '../parts/html.ts';
import { figure, figures } from '../parts/words.ts';
import { ELIGIBLE } from '../../rules/risk/gate.ts';
import { measureWords } from '../parts/limits.ts';
import {
  type Answer,
  answerTo,
  chosenValues,
  type FacetName,
  type LevelFilter,
  LEVELS,
  queryOf,
  SEARCH_PARAMETERS,
  searchQuestion,
  type SearchQuestion,
  type SearchValues,
} from './question.ts';
import { type Chip, hiddenFields, option, searchPath } from '../parts/form.ts';
import { FILTERED_MEASURES } from '../../rules/limits/limit-filter.ts';
import { MEASURES } from '../../rules/limits/measures.ts';

/** A value that results may be filtered by. */
interface Choice extends Chip {
  readonly count: number;
  /** If so, `to` is the address without this value. */
  readonly isChosen: boolean;
}

export interface Filter {
  readonly title: string;
  readonly choices: readonly Choice[];
  /** Choices before the rest is folded. */
  readonly shown: number;
}

const CATEGORIES_SHOWN = 8;
const TAGS_SHOWN = 10;
const TAGS_HELD = 40;

const LEVEL_WORDS = {
  stable: 'stable',
  caution: 'caution',
  risky: 'risky',
  withheld: 'no level yet',
  lapsed: 'not re-read for long',
  unranked: 'ended, paid or for some',
} as const satisfies Record<LevelFilter, string>;

/** Every filter with the number of results that each of its values would leave; what would leave nothing is left out. */
export function filtersOf(catalogue: Catalogue, question: SearchQuestion, found: Answer): readonly Filter[] {
  const choice = (name: FacetName, value: string, label: string): Choice => {
    const chosen = chosenValues(question, name);
    const isChosen = chosen.includes(value);
    const others = name === 'tag' ? chosen.filter((each) => each !== value) : [];
    const left = isChosen ? others : [...others, value];
    return {
      label,
      isChosen,
      count: found.counts.get(name)?.get(value) ?? 0,
      to: searchPath({ ...queryOf(question), page: null, [name]: left.join(',') }),
    };
  };
  const { tags } = question;
  const narrowing = [...(found.counts.get('tag') ?? [])]
    .filter(([name, count]) => !tags.includes(name) && count < found.listings.length)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, TAGS_HELD)
    .map(([name]) => name);
  const filter = (title: string, choices: readonly Choice[], shown = Infinity): Filter => ({
    title,
    choices: choices
      .filter(({ count, isChosen }) => count > 0 || isChosen)
      .toSorted((one, other) => Number(other.isChosen) - Number(one.isChosen)),
    shown,
  });
  const categories = catalogue.records.categories
    .map(({ slug, name }) => choice('category', slug, name))
    .toSorted((one, other) => other.count - one.count);
  return [
    filter('Show only', [
      choice('free', 'true', 'free for good, open to all'),
      choice('card', 'none', 'stated to take no card'),
    ]),
    filter(
      'Risk level',
      LEVELS.map((level) => choice('level', level, LEVEL_WORDS[level])),
    ),
    filter('Category', categories, CATEGORIES_SHOWN),
    filter(
      'Open to',
      ELIGIBILITY_TYPES.map((type) => choice('eligibility', type, ELIGIBLE[type])),
    ),
    filter(
      'Tag',
      [...tags, ...narrowing].map((tag) => choice('tag', tag, tag)),
      TAGS_SHOWN,
    ),
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

/** The filters of a category, folded below their number of offers: each leads to the search with it. */
export function categoryFilters(catalogue: Catalogue, { slug }: Category): Html {
  const nothing = Object.fromEntries(Object.keys(SEARCH_PARAMETERS).map((name) => [name, null])) as SearchValues;
  const question = searchQuestion(catalogue, { ...nothing, category: slug });
  const found = answerTo(catalogue, question);
  const filters = filtersOf(catalogue, question, found).filter(({ title }) => title !== 'Category');
  return html`<nav aria-label="Filters">
    <details class="filters">
      <summary>Filter ${figures(found.listings.length, 'offer')}</summary>
      <h2 class="visually-hidden">Filters</h2>
      ${filterLists(question, filters)}
    </details>
  </nav>`;
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
        placeholder="${MEASURES[question.measure ?? 'storage'].example}"
        maxlength="40"
        autocomplete="off"
      /><button type="submit">Apply</button>
    </form> `;
}

/** The filters that are set: what each says, and the address without it. */
export function setFilters(question: SearchQuestion, filters: readonly Filter[]): readonly Chip[] {
  const { limit, measure, least } = question;
  const withoutAmount = searchPath({ ...queryOf(question), page: null, measure: null, least: null });
  return [
    ...filters.flatMap(({ title, choices }) =>
      choices
        .filter(({ isChosen }) => isChosen)
        .map(({ label, to }) => ({ label: title === 'Open to' ? `open to ${label}` : label, to })),
    ),
    ...(limit && measure ? [{ label: `${measureWords(measure)} from ${least}`, to: withoutAmount }] : []),
  ];
}
