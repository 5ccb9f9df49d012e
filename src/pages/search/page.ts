import type { Catalogue, Listing } from '../../model/catalogue.ts';
import { htmlReply, type Page, pageRoute } from '../page.ts';
import { type Html, html, NOTHING, wordList } from '../parts/html.ts';
import { figure, figures } from '../parts/words.ts';
import { followBox } from '../parts/follow.ts';
import { stableLegend } from '../parts/level.ts';
import { measureWords } from '../parts/limits.ts';
import { foundRow, offerRows } from '../parts/offer-row.ts';
import { chips, ENTRIES_PER_PAGE, shownEntries, pager, searchPath } from '../parts/form.ts';
import { newIssue } from '../parts/links.ts';
import { directAnswer } from './direct-answer.ts';
import { type Filter, filterLists, filtersOf, setFilters } from './filters.ts';
import {
  type Answer,
  answerTo,
  queryOf,
  SEARCH_PARAMETERS,
  type SearchQuestion,
  searchQuestion,
  type Sort,
  SORTS,
} from './question.ts';
import { PAGE } from '../../routes/shared/page.ts';
import { datedListings } from '../../routes/shared/provenance.ts';
import { FILTERED_MEASURES } from '../../rules/limits/limit-filter.ts';
import { type Found, matchKind } from '../../rules/search/search.ts';
import { suggestions } from '../../rules/names/suggestions.ts';

/** Search with filters: a whole page, or for its script the part that a new question changes. */
export const searchPage = pageRoute({
  path: PAGE.search,
  parameters: SEARCH_PARAMETERS,
  page(catalogue, values) {
    const question = searchQuestion(catalogue, values);
    return pageOf(catalogue, question, answerTo(catalogue, question));
  },
  part(catalogue, values) {
    if (values.part === null) return null;
    const question = searchQuestion(catalogue, values);
    const found = answerTo(catalogue, question);
    if (values.part === 'first') return htmlReply(firstResults(catalogue, question, found).text);
    return values.part === 'results' ? htmlReply(foundParts(catalogue, question, found).text) : null;
  },
});

function pageOf(catalogue: Catalogue, question: SearchQuestion, found: Answer): Page {
  const { q, category, level, noCard, sort } = question;
  const isAsInApi = q !== '' && category === null && level === null && !noCard && sort === 'best';
  const path = apiPath(question);
  const about = q !== '' ? `“${q}”` : (category?.name ?? null);
  return {
    path: PAGE.search,
    title: about === null ? 'Search' : `${about} · Search`,
    description: `Search ${figure(catalogue.listings.length)} free tiers, discounts and startup programmes by keyword, category, level, tag and limit.`,
    addressQuery: searchPath(queryOf(question), ''),
    json: isAsInApi ? path : { name: 'As JSON, with the filters and order of the API', path },
    dated: datedListings(catalogue, shownEntries(found.listings, question.page)),
    heading: html`Search`,
    name: 'Search',
    query: q,
    main: html`<div class="found" id="found">${foundParts(catalogue, question, found)}</div>`,
  };
}

/** What a new question changes. The script replaces each of these elements by its id. */
function foundParts(catalogue: Catalogue, question: SearchQuestion, found: Answer): Html {
  const filters = filtersOf(catalogue, question, found);
  const count = setFilters(question, filters).length;
  return html`<p class="status" id="search-status" role="status">${searchStatus(question, found)}</p>
    <input type="checkbox" class="fold-box" id="fold-filters" /><label class="fold-label" for="fold-filters"
      >Filters<span id="filters-set">${count === 0 ? '' : ` (${String(count)} set)`}</span></label
    >
    <section class="filters" id="search-filters" aria-label="Filters">
      <h2 class="visually-hidden">Filters</h2>
      ${filterLists(question, filters)}
    </section>
    <section class="results" id="search-results" aria-label="Results">
      <h2 class="visually-hidden">Results</h2>
      ${setChips(question, filters)}${results(catalogue, question, found)}
    </section>`;
}

/** The first results alone: what is shown while the words are still being typed. */
function firstResults(catalogue: Catalogue, question: SearchQuestion, found: Answer): Html {
  return html`<p id="search-status">${searchStatus(question, found)}</p>
    <section id="search-results">
      ${setChips(question, filtersOf(catalogue, question, found))}${results(catalogue, { ...question, page: 1 }, { ...found, most: RESULTS_WHILE_TYPING })}
    </section>`;
}

/** How many offers were found and how they matched, in sentences for the live region of the page. */
function searchStatus(question: SearchQuestion, answer: Answer): string {
  const { found, listings } = answer;
  if (asksForChanges(answer)) return [...question.notices, 'This asks for changes, not for offers.'].join(' ');
  const isFound = found !== null && listings.length > 0;
  return [
    ...question.notices,
    ...(isFound ? [...found.corrected.map(correctedWords), ...found.read_as.flatMap(requestWords)] : []),
    ...(found && isFound ? matchWords(question, found, listings) : [countWords(question, listings.length)]),
  ].join(' ');
}

function countWords(question: SearchQuestion, count: number): string {
  const { q } = question;
  if (count === 0) return q === '' ? 'No offer matches.' : `No offer matches “${q}”.`;
  const isAll = searchPath({ ...queryOf(question), sort: null, page: null }) === PAGE.search;
  return isAll ? `${figures(count, 'offer')}.` : `${figures(count, 'offer matches', 'offers match')}.`;
}

/** How many have every word, and how many come close. */
function matchWords(question: SearchQuestion, found: Found, listings: Answer['listings']): readonly string[] {
  const full = listings.filter((listing) => found.full?.has(listing)).length;
  const others = listings.length - full;
  if (matchKind(found, listings) === 'mixed')
    return [countWords(question, full), `${figures(others, 'more comes', 'more come')} close.`];
  // A match of a single word that is read as another is complete.
  if (full > 0 || !/\s/.test(question.q)) return [countWords(question, listings.length)];
  const missing = found.terms_without_a_match.filter((term) => found.corrected.every((slip) => slip.term !== term));
  return [
    'Partial match: no offer has every word.',
    ...(missing.length === 0 ? [] : [`No offer shown has “${missing.join('”, “')}”.`]),
    `${figures(others, 'offer comes', 'offers come')} closest.`,
  ];
}

function correctedWords({ term, read_as: words }: Found['corrected'][number]): string {
  return `No offer has “${term}”; it is read as “${words.join('”, “')}”.`;
}

const REQUEST = /^min_(\w+)=(\d+(?:\.\d+)?)([A-Za-z]*)(?:\/(\w+))?(?: (?!first$)(\w+))?( first)?$/;

const asksForChanges = ({ found }: Answer): boolean =>
  found?.read_as.some(({ as }) => as.startsWith('/api/changes')) ?? false;

/** `min_storage=1GB database` as `storage of at least 1 GB, database`. A question for the change log has its own answer. */
function requestWords({ text, as }: Found['read_as'][number]): readonly string[] {
  const [, measure = '', amount, unit = '', period, kind, first = ''] = REQUEST.exec(as) ?? [];
  const known = FILTERED_MEASURES.find((each) => each === measure);
  if (!known) return as.startsWith('/') ? [] : [`“${text}” is read as ${as}.`];
  const size = `${figure(Number(amount))}${unit.length < 2 ? unit : ` ${unit}`}`;
  const scope = `${period ? ` a ${period}` : ''}${kind ? `, ${kind}` : ''}`;
  return [`“${text}” is read as ${measureWords(known)} of at least ${size}${scope}${first}.`];
}

/** The address of the same query in the API, without the filters that the API does not have. */
function apiPath(question: SearchQuestion): string {
  const { q, category, free, eligibility, tags, limit, measure, least, page } = question;
  return searchPath(
    {
      q,
      category: category?.slug,
      free: free ? 'true' : null,
      eligibility,
      tag: tags.join(','),
      ...(limit && measure ? { [`min_${measure}`]: least } : {}),
      limit: String(ENTRIES_PER_PAGE),
      offset: page === 1 ? null : String((page - 1) * ENTRIES_PER_PAGE),
    },
    '/api/offers',
  );
}

/** As many as a phone can lay out between two keystrokes. */
const RESULTS_WHILE_TYPING = 6;
const MAX_MEANT = 4;

/** The order, the results of one page, and the way to the next; only the first few while the words are being typed. */
function results(catalogue: Catalogue, question: SearchQuestion, found: Answer & { readonly most?: number }): Html {
  const { listings, most = ENTRIES_PER_PAGE } = found;
  const first = (question.page - 1) * ENTRIES_PER_PAGE;
  const shown = listings.slice(first, first + most);
  const answer = directAnswer(catalogue, question);
  if (asksForChanges(found)) return answer;
  return html`${answer}${suggestedNames(catalogue, question, found)}${listings.length > 1 ? order(question) : NOTHING}${
    shown.length === 0
      ? html`${emptyNote(question, found)}${notListed(catalogue, question)}`
      : html`${stableLegend(catalogue, shown)}
        ${offerRows(
          shown.map((listing) => foundRow(catalogue, listing, question.limit ?? found.found?.filters[0] ?? null)),
          { start: first + 1 },
        )}`
  }${most === ENTRIES_PER_PAGE ? html`${pager(question.page, listings.length, (page) => searchPath(queryOf({ ...question, page })))}${followShown(question, shown)}` : NOTHING}`;
}

/** Of a category all that happens in it, else the vendors that are shown. */
function followShown({ q, category }: SearchQuestion, shown: readonly Listing[]): Html {
  if (q === '' && category !== null) return followBox({ categories: [category] });
  return shown.length === 0 ? NOTHING : followBox({ vendors: shown.map(({ vendor }) => vendor) });
}

function setChips(question: SearchQuestion, filters: readonly Filter[]): Html {
  return chips('Filters that are set', setFilters(question, filters), searchPath({ q: question.q }));
}

/** Links to similar names, for a query without a complete match. How a misspelt word is read, the status says. */
function suggestedNames(catalogue: Catalogue, { q }: SearchQuestion, { found }: Answer): Html {
  if (q === '' || found === null || (found.corrected.length === 0 && found.full?.size !== 0)) return NOTHING;
  const names = suggestions(catalogue, q).filter((name) => name.toLowerCase() !== q.toLowerCase());
  if (names.length === 0) return NOTHING;
  const links = names.slice(0, MAX_MEANT).map((name) => html`<a href="${searchPath({ q: name })}">${name}</a>`);
  return html`<p class="meant">Did you mean ${wordList(links)}?</p> `;
}

const SORT_WORDS = { best: 'Best match', newest: 'Newest entry', name: 'Name' } as const satisfies Record<Sort, string>;

function order(question: SearchQuestion): Html {
  return html`<p class="views">
    <span class="note">Order:</span>
    ${SORTS.map((sort) => {
      const words = sort === 'best' && question.q === '' ? "Today's order" : SORT_WORDS[sort];
      const address = searchPath({ ...queryOf(question), page: null, sort: sort === 'best' ? null : sort });
      return html`<a href="${address}" ${sort === question.sort ? html` aria-current="true"` : NOTHING}>${words}</a> `;
    })}
  </p> `;
}

function emptyNote(question: SearchQuestion, { unfiltered, listings }: Answer): Html {
  if (listings.length > 0) {
    return html`<p class="empty">
      There is no page ${figure(question.page)};
      <a href="${searchPath({ ...queryOf(question), page: null })}">the first page</a>.
    </p>`;
  }
  if (unfiltered > 0) {
    return html`<p class="empty">
      ${figures(unfiltered, 'offer matches', 'offers match')} without the filters.
      <a href="${searchPath({ q: question.q })}">Remove all filters</a>
    </p>`;
  }
  return html`<p class="empty">
    Fewer or more general words find more; or choose <a href="/category">a category</a>.
  </p>`;
}

/** Leads to the issues of the repository, where one is set. */
function notListed({ site: { repository_url: repository } }: Catalogue, { q }: SearchQuestion): Html {
  if (repository === undefined || q === '') return NOTHING;
  return html`<p>
    Not on the list? <a href="${newIssue(repository, `Missing: ${q}`)}" rel="nofollow noopener">Tell us of it</a>.
  </p> `;
}
