import type { Catalogue } from '../model/catalogue.ts';
import type { ChangeRecord } from '../model/change-record.ts';
import { parseIsoDate } from '../model/iso-date.ts';
import { CHANGE_TYPES } from '../model/vocabulary.ts';
import { PAGE } from '../routes/shared/page.ts';
import { datedChanges } from '../routes/shared/provenance.ts';
import type { Values } from '../routes/parameter.ts';
import { changeWords } from '../routes/shared/words.ts';
import { categoryNamed } from '../rules/catalogue/categories.ts';
import { groupBy } from '../rules/catalogue/group-by.ts';
import { memoizeByRecord } from '../rules/catalogue/memoize.ts';
import { changeCensus, newestFirst } from '../rules/changes/change-history.ts';
import { searchChanges, servedChanges } from '../rules/changes/change-search.ts';
import type { Direction } from '../rules/risk/standing.ts';
import { recordDirection } from '../rules/risk/record-direction.ts';
import { exactVendor } from '../rules/names/resolver.ts';
import { byCodeUnits } from '../rules/text/fold.ts';
import { type Page, pageRoute } from './page.ts';
import { changeEntry, DIRECTION_WORDS, monthSections } from './parts/change-entry.ts';
import { followBox } from './parts/follow.ts';
import {
  ENTRIES_PER_PAGE,
  shownEntries,
  formText,
  hiddenFields,
  isPastEnd,
  option,
  pageNumber,
  pager,
  rangeWords,
  searchPath,
  type SearchQuery,
} from './parts/form.ts';
import { html, type Html, NOTHING } from './parts/html.ts';
import { figure, figures } from './parts/words.ts';
import { shareLink } from './parts/links.ts';
import { factList } from './parts/tables.ts';
import { yearStrip } from './parts/year-strip.ts';

const MAX_CHARS = 200;

/** The query of `/changes`. */
const PARAMETERS = {
  way: formText('`worse`, `better` or `neutral`.', MAX_CHARS),
  year: formText('A year.', MAX_CHARS),
  type: formText('Type of change.', MAX_CHARS),
  vendor: formText('Part of a vendor name.', MAX_CHARS),
  category: formText('Name of a category.', MAX_CHARS),
  since: formText('First day.', MAX_CHARS),
  page: formText('Page, from 1.', MAX_CHARS),
} as const;

type ChangesQuestion = ReturnType<typeof parseQuestion>;

const WAYS: readonly Direction[] = ['negative', 'positive', 'neutral'];

/** Parses the query. A value that is not valid is ignored, with a notice. */
function parseQuestion(values: Values<typeof PARAMETERS>) {
  const type = CHANGE_TYPES.find((each) => each === values.type) ?? null;
  const way = WAYS.find((each) => DIRECTION_WORDS[each] === values.way) ?? null;
  const year = /^\d{4}$/.test(values.year ?? '') ? values.year : null;
  const since = values.since === null ? null : parseIsoDate(values.since);
  const isUnread = (value: string | null, read: unknown): value is string =>
    value !== null && value !== '' && read === null;
  return {
    way,
    year,
    type,
    vendor: (values.vendor ?? '').trim(),
    category: (values.category ?? '').trim(),
    since,
    /** From 1. */
    page: pageNumber(values.page),
    notices: [
      ...(isUnread(values.way, way) ? [`“${values.way}” is neither worse, better nor neutral and is left out.`] : []),
      ...(isUnread(values.year, year) ? [`“${values.year}” is not a year and is left out.`] : []),
      ...(isUnread(values.type, type) ? [`The type “${values.type}” is not known and is left out.`] : []),
      ...(isUnread(values.since, since) ? [`“${values.since}” is not a day and is left out.`] : []),
    ],
  };
}

function isFiltered(question: ChangesQuestion): boolean {
  return searchPath(queryOf({ ...question, page: 1 }), '') !== '';
}

/** The log, newest first, with the records that `/api/changes` returns without flags. */
export const servedLog = memoizeByRecord(
  ({ changes }: Catalogue): readonly ChangeRecord[] =>
    servedChanges(newestFirst(changes), { retracted: false, housekeeping: false }).records,
);

/** The records of the log that match, newest first. */
function matchingChanges(catalogue: Catalogue, question: ChangesQuestion): readonly ChangeRecord[] {
  const { way, year, type, vendor, category, since } = question;
  const names = [
    ...(vendor === '' ? [] : [{ field: 'vendor', requested: [vendor] } as const]),
    ...(category === '' ? [] : [{ field: 'category', requested: [category] } as const]),
  ];
  const found = searchChanges(catalogue, { type, names, from: since }).filter(
    (record) => (way === null || recordDirection(record) === way) && (year === null || record.date.startsWith(year)),
  );
  return servedChanges(found, { retracted: false, housekeeping: false }).records;
}

/** The log with its filters: a file of the build without a query, rendered by the function with one. */
export const changesRoute = pageRoute({
  path: PAGE.changes,
  parameters: PARAMETERS,
  isFile: true,
  page: (catalogue, values) => pageOf(catalogue, parseQuestion(values)),
});

function pageOf(catalogue: Catalogue, question: ChangesQuestion): Page {
  const log = servedLog(catalogue);
  const found = matchingChanges(catalogue, question);
  const shown = shownEntries(found, question.page);
  const title = titleOf(question);
  return {
    path: PAGE.changes,
    title,
    description: `What vendors changed in their free tiers and prices, newest first: ${figures(log.length, 'record')}, each with its date and source.`,
    addressQuery: searchPath(queryOf(question), ''),
    json: jsonOf(question),
    dated: datedChanges(shown),
    main: html`${question.page === 1 ? yearStrip(catalogue, found) : NOTHING}${views(log, question)}${changesForm(log, question)}
      <p class="status">${changesStatus(question, found.length)}</p>
      ${monthSections(shown, (record) => changeEntry(catalogue, record))}
      ${pager(question.page, found.length, (page) => searchPath(queryOf({ ...question, page }), PAGE.changes))}${followShown(catalogue, question)}${whatCounts(catalogue)}`,
  };
}

function titleOf({ way, year }: ChangesQuestion): string {
  const when = year === null ? '' : ` in ${year}`;
  if (way === 'neutral') return `Neutral changes${when}`;
  return way === null ? `Changes${when}` : `What got ${DIRECTION_WORDS[way]}${when}`;
}

/** Directions and years as links: each view has an address to share. */
function views(log: readonly ChangeRecord[], question: ChangesQuestion): Html {
  const years = [...new Set(log.map(({ date }) => date.slice(0, 4)))].toSorted((one, other) => byCodeUnits(other, one));
  const link = (changed: Partial<ChangesQuestion>, words: string, isChosen: boolean): Html =>
    html`<a
      href="${searchPath(queryOf({ ...question, ...changed, page: 1 }), PAGE.changes)}"
      ${isChosen ? html` aria-current="true"` : NOTHING}
      >${words}</a
    > `;
  return html`<p class="views">
    ${link({ way: null }, 'all of them', question.way === null)}${WAYS.map((way) => link({ way }, DIRECTION_WORDS[way], question.way === way))}
    <span class="gap"></span>
    ${link({ year: null }, 'any year', question.year === null)}${years.map((year) => link({ year }, year, question.year === year))}
    <span class="gap"></span><a href="${PAGE.digest}">weekly digest</a>
  </p>`;
}

/** What the filters name; the whole log without them. */
function followShown(catalogue: Catalogue, { vendor, category }: ChangesQuestion): Html {
  const [named, within] = [exactVendor(catalogue, vendor)?.vendor, categoryNamed(catalogue, category)];
  return followBox({ vendors: named ? [named] : [], categories: within ? [within] : [] });
}

/** The form that narrows the log; its address keeps the state. */
function changesForm(log: readonly ChangeRecord[], question: ChangesQuestion): Html {
  const { way, year, type, vendor, category, since } = question;
  const types = CHANGE_TYPES.map((each) => [each, log.filter((record) => record.change_type === each).length] as const);
  const categories = [...groupBy(log, (record) => record.category)].toSorted(([one], [two]) => byCodeUnits(one, two));
  return html`<details
    class="fold"
    ${type !== null || vendor !== '' || category !== '' || since !== null ? html`open` : NOTHING}
  >
    <summary>By type, category, vendor or day</summary>
    <form class="choose" action="/changes" method="get" aria-label="Filter the changes">
      ${hiddenFields({ way: way && DIRECTION_WORDS[way], year })}
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
          ${categories.map(([name, { length }]) => option(name, `${name} (${figure(length)})`, category))}
        </select></label
      >
      <label>Vendor <input name="vendor" value="${vendor}" maxlength="200" placeholder="part of a name" /></label>
      <label>Since <input type="date" name="since" value="${since ?? ''}" /></label>
      <button type="submit">Show</button>
    </form>
  </details> `;
}

function changesStatus(question: ChangesQuestion, count: number): Html {
  const all = isFiltered(question)
    ? html` <a href="${PAGE.changes}">All changes</a> · ${shareLink(searchPath(queryOf(question), PAGE.changes))}`
    : NOTHING;
  return html`${question.notices.map((notice) => `${notice} `)}${countWords(question, count)}${all}`;
}

function countWords(question: ChangesQuestion, count: number): string {
  if (count === 0) return 'No change on record matches.';
  if (isPastEnd(question.page, count)) return `There is no page ${String(question.page)}.`;
  const verb = isFiltered(question) ? (count === 1 ? ' matches' : ' match') : '';
  return `${figures(count, 'record')}${verb}${rangeWords(question.page, count)}.`;
}

function queryOf({ way, year, type, vendor, category, since, page }: ChangesQuestion): SearchQuery {
  return {
    way: way && DIRECTION_WORDS[way],
    year,
    type,
    vendor,
    category,
    since,
    page: page === 1 ? null : String(page),
  };
}

/** The same records from the API, which has neither directions nor years. */
function jsonOf({ way, year, type, vendor, category, since, page }: ChangesQuestion): NonNullable<Page['json']> {
  const isAsInApi = way === null && year === null;
  const offset = isAsInApi && page > 1 ? String((page - 1) * ENTRIES_PER_PAGE) : null;
  const query = { type, vendor, category, since: since ?? '1970-01-01', limit: String(ENTRIES_PER_PAGE), offset };
  const path = searchPath(query, '/api/changes');
  return isAsInApi ? path : { name: 'As JSON, without direction and year', path };
}

/** The section that `change_census.rule_url` points at (docs/rules.md#census). */
function whatCounts(catalogue: Catalogue): Html {
  const census = changeCensus(catalogue.changes);
  const counts = [
    [
      'Tracked pricing changes',
      census.tracked_pricing_changes,
      'Changes vendors made, still in force. Our own corrections and housekeeping are left out.',
    ],
    [
      'Changes still in force',
      census.changes_still_in_force,
      'Adds our own corrections, and housekeeping such as our ceasing to list an offer.',
    ],
    [
      'Records that we stand behind',
      census.records_we_stand_behind,
      'Adds changes that the vendor has taken back since.',
    ],
    [
      'Records held',
      census.records_held,
      'Adds records that we withdrew as our own error. This is every record there is.',
    ],
  ] as const;
  return html`<section aria-labelledby="what-counts">
    <h2 id="what-counts">What counts as a change</h2>
    <p>
      A tracked pricing change is a change a vendor made to its published terms that was recorded, still stands and has
      not been withdrawn. Four figures follow from that, each wider than the one before. They count the whole log,
      whatever a request asks for. A day marked <em>noticed</em> is the one on which the change was found.
    </p>
    ${factList(counts.map(([name, count, meaning]) => [name, html`<b>${figure(count)}</b> ${meaning}`]))}
    <p>
      The API gives them in <code>change_census</code> under these names in its own spelling, such as
      <code>tracked_pricing_changes</code>. A fifth figure, <code>retrievable_from_this_door</code>, counts what one
      request could return before paging. It alone moves with the flags <code>include_retracted</code> and
      <code>include_index_housekeeping</code>.
    </p>
  </section>`;
}
