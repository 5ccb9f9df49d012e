import type { Catalogue } from '../../model/catalogue.ts';
import { PAGE } from '../../routes/shared/page.ts';
import { datedListings, provenance } from '../../routes/shared/provenance.ts';
import { figure } from '../figure.ts';
import { html, type Html } from '../html.ts';
import { htmlReply, pageRoute } from '../page-route.ts';
import { listsMarkdown } from '../markdown/list-markdown.ts';
import type { Page } from '../page.ts';
import { ENTRIES_PER_PAGE, entriesOf } from '../paging.ts';
import { answered, type Answered } from './answered.ts';
import { chosenFilters, filters } from './filters.ts';
import { results, status } from './results.ts';
import { SEARCH_PARAMETERS } from './search-parameters.ts';
import { searchPath } from './search-path.ts';
import { queryOf, searchQuestion, type SearchQuestion } from './search-question.ts';

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
  const { q, category, page } = question;
  const shown = entriesOf(found.listings, page);
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
    markdown: () => listsMarkdown(catalogue, { status: status(question, found), offers: shown }),
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
