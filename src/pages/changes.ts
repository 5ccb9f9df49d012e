import type { Catalogue } from '../model/catalogue.ts';
import type { ChangeRecord } from '../model/change-record.ts';
import { type IsoDate, parseIsoDate } from '../model/iso-date.ts';
import { CHANGE_TYPES, type ChangeType } from '../model/vocabulary.ts';
import { listsMarkdown } from './list-markdown.ts';
import { type Page, pageRoute } from './page.ts';
import { byMonth, changeEntry, monthSections } from './parts/change-entry.ts';
import { changesByMonth } from './parts/changes-by-month.ts';
import { formText, option } from './parts/form.ts';
import { type Html, NOTHING, html } from './parts/html.ts';
import { ENTRIES_PER_PAGE, entriesOf, isPastEnd, pageNumber, pager, rangeWords } from './parts/paging.ts';
import { figure, figures } from './parts/words.ts';
import { type SearchQuery, searchPath } from './search/question.ts';
import type { Values } from '../routes/parameter.ts';
import { changeWords } from '../routes/shared/change-words.ts';
import { PAGE } from '../routes/shared/page.ts';
import { datedChanges, provenance } from '../routes/shared/provenance.ts';
import { changeCensus } from '../rules/changes/census.ts';
import { newestFirst } from '../rules/changes/change-history.ts';
import { searchChanges } from '../rules/changes/change-search.ts';
import { servedChanges } from '../rules/changes/served-changes.ts';
import { byCodeUnits } from '../rules/text/by-code-units.ts';

const MAX_CHARS = 200;

/** The query of `/changes`. */
export const CHANGES_PAGE_PARAMETERS = {
  type: formText('Type of change.', MAX_CHARS),
  vendor: formText('Part of a vendor name.', MAX_CHARS),
  category: formText('Name of a category.', MAX_CHARS),
  since: formText('First day.', MAX_CHARS),
  page: formText('Page, from 1.', MAX_CHARS),
} as const;

/** The parsed query of `/changes`. */
export interface ChangesQuestion {
  readonly type: ChangeType | null;
  readonly vendor: string;
  readonly category: string;
  readonly since: IsoDate | null;
  /** From 1. */
  readonly page: number;
  /** A sentence for each value that is not valid and is ignored. */
  readonly notices: readonly string[];
}

/** Parses the query. A value that is not valid is ignored, with a notice. */
export function changesQuestion(values: Values<typeof CHANGES_PAGE_PARAMETERS>): ChangesQuestion {
  const type = CHANGE_TYPES.find((each) => each === values.type) ?? null;
  const since = values.since === null ? null : parseIsoDate(values.since);
  return {
    type,
    vendor: (values.vendor ?? '').trim(),
    category: (values.category ?? '').trim(),
    since,
    page: pageNumber(values.page),
    notices: [
      ...(values.type !== null && type === null ? [`The type “${values.type}” is not known and is left out.`] : []),
      ...(values.since !== null && since === null ? [`“${values.since}” is not a day and is left out.`] : []),
    ],
  };
}

/** Whether a question narrows the log. */
export function isFiltered({ type, vendor, category, since }: ChangesQuestion): boolean {
  return type !== null || vendor !== '' || category !== '' || since !== null;
}

/** The records of the log that match, newest first. */
export function matchingChanges(catalogue: Catalogue, question: ChangesQuestion): readonly ChangeRecord[] {
  const { type, vendor, category, since } = question;
  const names = [
    ...(vendor === '' ? [] : [{ field: 'vendor', requested: [vendor] } as const]),
    ...(category === '' ? [] : [{ field: 'category', requested: [category] } as const]),
  ];
  const found = searchChanges(catalogue, { type, names, from: since });
  return servedChanges(newestFirst(found), { retracted: false, housekeeping: false }).records;
}

/** The form that narrows the log; its address keeps the state. */
export function changesForm(log: readonly ChangeRecord[], question: ChangesQuestion): Html {
  const { type, vendor, category, since } = question;
  const types = CHANGE_TYPES.map((each) => [each, log.filter((record) => record.change_type === each).length] as const);
  const categories = counted(log.map((record) => record.category));
  return html`<form class="choose" action="/changes" method="get" aria-label="Filter the changes">
    <label
      >Type
      <select name="type">
        <option value="">any</option>
        ${types.map(([each, count]) => (count === 0 ? '' : option(each, `${changeWords(each)} (${figure(count)})`, type)))}
      </select></label
    >
    <label
      >Category
      <select name="category">
        <option value="">any</option>
        ${categories.map(([name, count]) => option(name, `${name} (${figure(count)})`, category))}
      </select></label
    >
    <label>Vendor <input name="vendor" value="${vendor}" maxlength="200" placeholder="part of a name" /></label>
    <label>Since <input type="date" name="since" value="${since ?? ''}" /></label>
    <button type="submit">Show</button>
  </form> `;
}

/** Names with the number of times they occur, by name. */
function counted(names: readonly string[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted(([one], [other]) => byCodeUnits(one, other));
}

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
