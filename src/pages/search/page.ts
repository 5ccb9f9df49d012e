import type { Catalogue } from '../../model/catalogue.ts';
import { htmlReply, type Page, pageRoute } from '../page.ts';
import { type Html, html, NOTHING } from '../parts/html.ts';
import { stableLegend } from '../parts/level.ts';
import { foundRow } from '../parts/offer-row.ts';
import { ENTRIES_PER_PAGE, entriesOf, pager, searchPath } from '../parts/form.ts';
import { newIssue } from '../parts/links.ts';
import { figure, figures } from '../parts/words.ts';
import { type Answered, answered } from './answered.ts';
import { directAnswer } from './direct-answer.ts';
import { chosenFilters, filters } from './filters.ts';
import { measureRead, status } from './status.ts';
import { queryOf, SEARCH_PARAMETERS, type SearchQuestion, searchQuestion, type Sort, SORTS } from './question.ts';
import { PAGE } from '../../routes/shared/page.ts';
import { datedListings, provenance } from '../../routes/shared/provenance.ts';
import { suggestions } from '../../rules/names/suggestions.ts';
import { queryTerms } from '../../rules/search/query.ts';
import type { Found } from '../../rules/search/search.ts';

/** Search with filters: a whole page, or for its script the part that a new question changes. */
export const searchPage = pageRoute({
  path: PAGE.search,
  parameters: SEARCH_PARAMETERS,
  page(catalogue, values) {
    const question = searchQuestion(catalogue, values);
    return pageOf(catalogue, question, answered(catalogue, question));
  },
  part(catalogue, values) {
    if (values.part === null) return null;
    const question = searchQuestion(catalogue, values);
    const found = answered(catalogue, question);
    if (values.part === 'first') return htmlReply(firstResults(catalogue, question, found).text);
    return values.part === 'results' ? htmlReply(changing(catalogue, question, found).text) : null;
  },
});

function pageOf(catalogue: Catalogue, question: SearchQuestion, found: Answered): Page {
  const { q, category } = question;
  const about = q !== '' ? `“${q}”` : (category?.name ?? null);
  return {
    path: PAGE.search,
    title: about === null ? 'Search' : `${about} · Search`,
    description: `Search ${figure(catalogue.listings.length)} free tiers, discounts and startup programmes by keyword, category, level, tag and limit.`,
    addressQuery: searchPath(queryOf(question), ''),
    jsonAlternate: apiPath(question),
    ...(isAsInApi(question) ? {} : { jsonAlternateTitle: 'As JSON, without level, card and order' }),
    cite: provenance(catalogue, PAGE.search, datedListings(catalogue, entriesOf(found.listings, 1))).cite_as,
    crumbs: [{ name: 'Search', path: PAGE.search }],
    query: q,
    main: html`<h1>Search</h1>
      <div class="found" id="found">${changing(catalogue, question, found)}</div>`,
  };
}

/** What a new question changes. The script replaces each of these elements by its id. */
function changing(catalogue: Catalogue, question: SearchQuestion, found: Answered): Html {
  const set = chosenFilters(question).length;
  return html`<p class="status" id="search-status" role="status">${status(question, found)}</p>
    <input type="checkbox" class="fold-box" id="fold-filters" /><label class="fold-label" for="fold-filters"
      >Filters<span id="filters-set">${set === 0 ? '' : ` (${String(set)} set)`}</span></label
    >
    <section class="filters" id="search-filters" aria-label="Filters">
      <h2 class="visually-hidden">Filters</h2>
      ${filters(catalogue, question, found)}
    </section>
    <section class="results" id="search-results" aria-label="Results">
      <h2 class="visually-hidden">Results</h2>
      ${results(catalogue, question, found)}
    </section>`;
}

/** The first results alone: what is shown while the words are still being typed. */
function firstResults(catalogue: Catalogue, question: SearchQuestion, found: Answered): Html {
  return html`<p id="search-status">${status(question, found)}</p>
    <section id="search-results">
      ${results(catalogue, { ...question, page: 1 }, { ...found, isBrief: true })}
    </section>`;
}

function isAsInApi({ level, noCard, sort }: SearchQuestion): boolean {
  return level === null && !noCard && sort === 'best';
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

/** What is found, and whether to show only the first few. */
type Shown = Answered & { readonly isBrief?: boolean };

/** The filters that are set, the order, the results of one page, and the way to the next. */
export function results(catalogue: Catalogue, question: SearchQuestion, found: Shown): Html {
  const { listings, isBrief } = found;
  const first = (question.page - 1) * ENTRIES_PER_PAGE;
  const shown = listings.slice(first, first + (isBrief ? RESULTS_WHILE_TYPING : ENTRIES_PER_PAGE));
  return html`${chips(question)}${directAnswer(catalogue, question)}${meant(catalogue, question, found)}${
    listings.length > 1 ? order(question) : NOTHING
  }${
    shown.length === 0
      ? html`${nothing(question, found)}${notListed(catalogue, question)}`
      : html`${stableLegend(catalogue, shown)}
          <ol class="offer-rows" start="${first + 1}">
            ${shown.map((listing) => foundRow(catalogue, listing, question.measure ?? measureRead(found)))}
          </ol>`
  }${isBrief ? NOTHING : pagesOf(question, listings.length)}`;
}

function chips(question: SearchQuestion): Html {
  const chosen = chosenFilters(question);
  if (chosen.length === 0) return NOTHING;
  return html`<ul class="chips" aria-label="Filters that are set">
    ${chosen.map(
      ({ label, without }) =>
        html`<li>
          <a href="${without}">${label}<span class="visually-hidden">: remove this filter</span></a>
        </li> `,
    )}
    ${chosen.length > 1 ? html`<li><a href="${searchPath({ q: question.q })}">remove all</a></li>` : NOTHING}
  </ul> `;
}

/** Links to similar names and spellings, for a query without a complete match. */
function meant(catalogue: Catalogue, { q }: SearchQuestion, { found }: Answered): Html {
  if (q === '' || found === null || (found.corrected.length === 0 && found.full?.size !== 0)) return NOTHING;
  const read = found.corrected;
  const respelt = read.length === 0 ? [] : [respell(q, read)];
  const names = suggestions(catalogue, q).filter((name) => name.toLowerCase() !== q.toLowerCase());
  const all = [...new Set([...respelt, ...names])].slice(0, MAX_MEANT);
  if (all.length === 0) return NOTHING;
  return html`<p class="meant">
    Did you mean
    ${all.map((words, place) => html`${place === 0 ? '' : ', '}<a href="${searchPath({ q: words })}">${words}</a>`)}?
  </p> `;
}

/** The query with each word that no offer has replaced by its first substitute. */
function respell(q: string, read: Found['corrected']): string {
  const words = new Map(read.map(({ term, read_as: [first] }) => [term, first]));
  return queryTerms(q)
    .map((term) => words.get(term) ?? term)
    .join(' ');
}

const SORT_WORDS = { best: 'Best match', newest: 'Newest entry', name: 'Name' } as const satisfies Record<Sort, string>;

function order(question: SearchQuestion): Html {
  return html`<p class="order">
    <span>Order:</span>
    ${SORTS.map((sort) => {
      const words = sort === 'best' && question.q === '' ? "Today's order" : SORT_WORDS[sort];
      const address = searchPath({ ...queryOf(question), page: null, sort: sort === 'best' ? null : sort });
      return html`<a href="${address}" ${sort === question.sort ? html` aria-current="true"` : NOTHING}>${words}</a> `;
    })}
  </p> `;
}

function nothing(question: SearchQuestion, { unfiltered, listings }: Answered): Html {
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

function pagesOf(question: SearchQuestion, count: number): Html {
  const onNext = Math.min(ENTRIES_PER_PAGE, count - question.page * ENTRIES_PER_PAGE);
  const words = [`Previous ${ENTRIES_PER_PAGE}`, `Next ${onNext}`] as const;
  const to = (page: number): string => searchPath(queryOf({ ...question, page }));
  return pager(question.page, count, { label: 'Pages of results', words, to });
}
