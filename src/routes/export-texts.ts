import type { Catalogue } from '../model/catalogue.ts';
import { newestFirst } from '../rules/changes/change-history.ts';
import { DATA_LICENSE } from './export.ts';
import type { ReadonlyDeep } from './route.ts';
import { publishedChange, type PublishedChange } from './shared/change-record.ts';
import type { PublishedOffer } from './shared/offer.schema.ts';
import { publishedOffers } from './shared/offer.ts';
import { PAGE } from './shared/page.ts';
import { provenanceOf } from './shared/provenance.ts';

/** A value of a cell: lists are written with semicolons, null and absent as an empty cell. */
export type Cell = string | number | boolean | readonly string[] | null | undefined;

/** A column: its name in the first line, and its value of a row. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

/** What spreadsheets take for the start of a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** The lines of a table in the form of RFC 4180: names in the first, CRLF after each, quotation marks where a cell needs them. */
export function* csvLines<Row>(columns: Columns<Row>, rows: readonly Row[]): Generator<string> {
  const cells = Object.values(columns);
  yield `${Object.keys(columns).join(',')}\r\n`;
  for (const row of rows) yield `${cells.map((cell) => csvCell(cell(row))).join(',')}\r\n`;
}

/** The whole table as one text. */
export function csv<Row>(columns: Columns<Row>, rows: readonly Row[]): string {
  return [...csvLines(columns, rows)].join('');
}

function csvCell(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell);
  const text = typeof cell === 'string' ? cell : cell.join('; ');
  // An apostrophe keeps a spreadsheet from computing the cell.
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

type ExportedOffer = ReadonlyDeep<PublishedOffer>;
type ExportedChange = ReadonlyDeep<PublishedChange>;

/** Columns that are fields of a row. */
function fields<Name extends string>(...names: readonly Name[]): Columns<Readonly<Partial<Record<Name, Cell>>>> {
  return Object.fromEntries(names.map((name) => [name, (row) => row[name]]));
}

/** Columns of `offers.csv`; the table of the database takes its values of them too. */
export const OFFER_COLUMNS: Columns<ExportedOffer> = {
  ...fields('vendor', 'slug', 'category', 'tier', 'description', 'url', 'tags', 'alternative_to'),
  ...fields('verifiedDate', 'last_read_date', 'last_read_outcome', 'expires_date'),
  eligibility: ({ eligibility }) => eligibility?.type,
  gate_code: ({ gate }) => gate?.code,
  gate_reason: ({ gate }) => gate?.reason,
  ...fields('risk_level', 'stability', 'recent_change'),
  limits: ({ limits }) => limits.map(({ text }) => text),
  conditions: ({ conditions }) => conditions.map(({ text }) => text),
};

/** Columns of `changes.csv`, and values of the table of the database. */
export const CHANGE_COLUMNS: Columns<ExportedChange> = {
  ...fields('vendor', 'category', 'date', 'date_meaning', 'recorded_date', 'change_type', 'impact', 'standing'),
  ...fields('summary', 'previous_state', 'current_state', 'alternatives', 'source_url'),
};

/** Every offer as it is served, in catalogue order. */
export function exportedOffers(catalogue: Catalogue): readonly ExportedOffer[] {
  return publishedOffers(catalogue, catalogue.listings);
}

/** Every change record as it is served, newest first. */
export function exportedChanges(catalogue: Catalogue): readonly ExportedChange[] {
  return newestFirst(catalogue.changes).map(publishedChange);
}

/** How the whole data is cited. */
export function exportHead(catalogue: Catalogue): {
  readonly date: string;
  readonly license: string;
  readonly cite_as: string;
} {
  const { cite_as } = provenanceOf(catalogue, PAGE.data, catalogue);
  return { date: catalogue.date, license: DATA_LICENSE, cite_as };
}

/** The exports that are texts, by name, in pieces: a large one is never whole in memory. */
export type ExportTexts = Readonly<Record<string, Iterable<string>>>;

/** The exports of a catalogue, or of its first records where a number is given. Each can be iterated more than once. */
export function exportTexts(catalogue: Catalogue, first?: number) {
  const head = exportHead(catalogue);
  const [offers, changes] = [exportedOffers(catalogue).slice(0, first), exportedChanges(catalogue).slice(0, first)];
  return {
    'offers.json': pieces(() => document(head, 'offers', offers)),
    'offers.ndjson': pieces(() => lines(offers)),
    'offers.csv': pieces(() => csvLines(OFFER_COLUMNS, offers)),
    'changes.json': pieces(() => document(head, 'changes', changes)),
    'changes.ndjson': pieces(() => lines(changes)),
    'changes.csv': pieces(() => csvLines(CHANGE_COLUMNS, changes)),
  } satisfies ExportTexts;
}

/** Rows of one piece. */
const PIECE_ROWS = 200;

/** The texts that a generator makes, many of them joined to a piece. */
function pieces(generate: () => Iterable<string>): Iterable<string> {
  return {
    *[Symbol.iterator]() {
      let [piece, rows] = ['', 0];
      for (const text of generate()) {
        piece += text;
        rows++;
        if (rows < PIECE_ROWS) continue;
        yield piece;
        [piece, rows] = ['', 0];
      }
      if (piece !== '') yield piece;
    },
  };
}

/** The JSON that a route would answer with: the head, and the records as its last member. */
function* document(head: object, name: string, records: readonly object[]): Generator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},${JSON.stringify(name)}:[`;
  for (const [index, record] of records.entries()) yield `${index === 0 ? '' : ','}${JSON.stringify(record)}`;
  yield ']}\n';
}

function* lines(values: readonly object[]): Generator<string> {
  for (const value of values) yield `${JSON.stringify(value)}\n`;
}
