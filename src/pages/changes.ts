import type { Catalogue } from '../model/catalogue.ts';
import type { ChangeRecord } from '../model/change-record.ts';
import { PAGE } from '../routes/shared/page.ts';
import { datedChanges, provenance } from '../routes/shared/provenance.ts';
import { changeCensus } from '../rules/changes/census.ts';
import { newestFirst } from '../rules/changes/change-history.ts';
import { servedChanges } from '../rules/changes/served-changes.ts';
import { byMonth, monthSections } from './by-month.ts';
import { changeEntry } from './change-entry.ts';
import {
  matchingChanges,
  CHANGES_PAGE_PARAMETERS,
  changesForm,
  changesQuestion,
  isFiltered,
  type ChangesQuestion,
} from './changes-filter.ts';
import { figure, figures } from './figure.ts';
import { html, NOTHING, type Html } from './html.ts';
import { pageRoute } from './page-route.ts';
import { ENTRIES_PER_PAGE, entriesOf, isPastEnd, pager, rangeWords } from './paging.ts';
import { changesByMonth } from './pictures/changes-by-month.ts';
import { searchPath, type SearchQuery } from './search/search-path.ts';
import { listsMarkdown } from './markdown/list-markdown.ts';
import type { Page } from './page.ts';

/** The log, newest first, with the records that `/api/changes` returns without flags. */
export function servedLog(catalogue: Catalogue): readonly ChangeRecord[] {
  return servedChanges(newestFirst(catalogue.changes), { retracted: false, housekeeping: false }).records;
}

/** The log with its filters: a file of the build without a query, rendered by the function with one. */
export const changesRoute = pageRoute({
  path: PAGE.changes,
  parameters: CHANGES_PAGE_PARAMETERS,
  file: 'changes',
  page: (catalogue, values) => pageOf(catalogue, changesQuestion(values)),
});

/** The latest changes by month, and the rule by which they are counted. */
export function changesPage(catalogue: Catalogue): Page {
  return pageOf(catalogue, { type: null, vendor: '', category: '', since: null, page: 1, notices: [] });
}

function pageOf(catalogue: Catalogue, question: ChangesQuestion): Page {
  const log = servedLog(catalogue);
  const found = isFiltered(question) ? matchingChanges(catalogue, question) : log;
  const shown = entriesOf(found, question.page);
  return {
    path: PAGE.changes,
    title: 'Changes',
    description: `What vendors changed in their free tiers and prices, newest first: ${figures(log.length, 'record')}, each with its date and source.`,
    addressQuery: searchPath(queryOf(question), ''),
    jsonAlternate: apiPath(question),
    ...(isFiltered(question) || question.page > 1
      ? { markdown: () => listsMarkdown(catalogue, { status: countWords(question, found.length), changes: shown }) }
      : {}),
    cite: provenance(catalogue, PAGE.changes, datedChanges(shown)).cite_as,
    crumbs: [{ name: 'Changes', path: PAGE.changes }],
    kind: 'CollectionPage',
    main: html`<h1>Changes</h1>
      <p class="lead">
        What vendors changed in their free tiers and prices, newest first: ${figures(log.length, 'record')}. New ones
        are in the <a href="/api/feed">Atom feed</a>; <a href="#what-counts">what counts</a> is stated below. A day
        marked <em>noticed</em> is the one on which the change was found, where the day it took effect is not known.
      </p>
      ${changesForm(log, question)}
      <p class="status">${status(question, found.length)}</p>
      ${question.page === 1 ? changesByMonth(found) : NOTHING}
      ${monthSections(
        byMonth(shown, ({ date }) => date),
        (record) => changeEntry(catalogue, record),
      )}
      ${pagesOf(question, found.length)}${whatCounts(catalogue)}`,
  };
}

function status(question: ChangesQuestion, count: number): Html {
  const notices = question.notices.map((notice) => html`${notice} `);
  const all = isFiltered(question) ? html` <a href="${PAGE.changes}">All changes</a>` : html``;
  if (count === 0) return html`${notices}No change on record matches.${all}`;
  if (isPastEnd(question.page, count)) return html`${notices}There is no page ${question.page}.${all}`;
  return html`${notices}${figures(count, 'change')}${isFiltered(question) ? ' match' : ''}${isFiltered(question) && count === 1 ? 'es' : ''}${rangeWords(question.page, count)}.${all}`;
}

function countWords({ page }: ChangesQuestion, count: number): string {
  return count === 0 ? 'No change on record matches.' : `${figures(count, 'change')}${rangeWords(page, count)}.`;
}

function pagesOf(question: ChangesQuestion, count: number): Html {
  const to = (page: number): string => searchPath(queryOf({ ...question, page }), PAGE.changes);
  return pager(question.page, count, { label: 'Pages of changes', words: ['Newer', 'Older'], to });
}

function queryOf({ type, vendor, category, since, page }: ChangesQuestion): SearchQuery {
  return { type, vendor, category, since, page: page === 1 ? null : String(page) };
}

function apiPath(question: ChangesQuestion): string {
  const { page, since } = question;
  const query = { ...queryOf(question), page: null, since: since ?? '1970-01-01', limit: String(ENTRIES_PER_PAGE) };
  return searchPath({ ...query, offset: page === 1 ? null : String((page - 1) * ENTRIES_PER_PAGE) }, '/api/changes');
}

/** The section that `change_census.rule_url` points at (docs/rules.md#census). */
function whatCounts(catalogue: Catalogue): Html {
  const census = changeCensus(catalogue.changes);
  return html`<section aria-labelledby="what-counts">
    <h2 id="what-counts">What counts as a change</h2>
    <p>
      A tracked pricing change is a change a vendor made to its published terms that was recorded, still stands and has
      not been withdrawn. Four figures follow from that, each wider than the one before. They count the whole log,
      whatever a request asks for.
    </p>
    <dl class="census">
      ${count(census.tracked_pricing_changes, 'Tracked pricing changes', 'Changes vendors made, still in force. Our own corrections and housekeeping are left out.')}
      ${count(census.changes_still_in_force, 'Changes still in force', 'Adds our own corrections, and housekeeping such as our ceasing to list an offer.')}
      ${count(census.records_we_stand_behind, 'Records that we stand behind', 'Adds changes that the vendor has taken back since.')}
      ${count(census.records_held, 'Records held', 'Adds records that we withdrew as our own error. This is every record there is.')}
    </dl>
    <p>
      The API gives them in <code>change_census</code> under these names in its own spelling, such as
      <code>tracked_pricing_changes</code>. A fifth figure, <code>retrievable_from_this_door</code>, counts what one
      request could return before paging. It alone moves with the flags <code>include_retracted</code> and
      <code>include_index_housekeeping</code>.
    </p>
  </section>`;
}

function count(value: number, name: string, meaning: string): Html {
  return html`<div>
    <dt>${name}</dt>
    <dd><b class="count">${figure(value)}</b> <span>${meaning}</span></dd>
  </div>`;
}
