import type { Catalogue, Listing } from '../model/catalogue.ts';
import { newestFirst } from '../rules/changes/change-history.ts';
import { limitText } from '../rules/limits/limits-of.ts';
import { isFreeOffer } from '../rules/risk/free-offer.ts';
import { DATA_LICENSE } from './export.ts';
import type { ReadonlyDeep } from './route.ts';
import { publishedChange, type PublishedChange } from './shared/change-record.ts';
import type { PublishedOffer } from './shared/offer.schema.ts';
import { publishedOffer, publishedOffers } from './shared/offer.ts';
import { PAGE } from './shared/page.ts';
import { provenanceOf } from './shared/provenance.ts';

/** A value of a cell: lists are written with semicolons, null and absent as an empty cell. */
type Cell = string | number | boolean | readonly string[] | null | undefined;

/** A column: its name in the first line, and its value of a row. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

/** What spreadsheets take for the start of a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A table in the form of RFC 4180: names in the first line, CRLF after each, quotation marks where a cell needs them. */
export function csv<Row>(columns: Columns<Row>, rows: readonly Row[]): string {
  const cells = Object.values(columns);
  const lines = rows.map((row) => `${cells.map((cell) => csvCell(cell(row))).join(',')}\r\n`);
  return `${Object.keys(columns).join(',')}\r\n${lines.join('')}`;
}

function csvCell(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell);
  const text = typeof cell === 'string' ? cell : cell.join('; ');
  // An apostrophe keeps a spreadsheet from computing the cell.
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

type OfferRow = ReadonlyDeep<PublishedOffer> & { readonly free: boolean };
type ExportedChange = ReadonlyDeep<PublishedChange>;

type Cells<Name extends string> = Readonly<Partial<Record<Name, Cell>>>;

/** Columns of fields that are cells as they are. */
function fieldColumns<Name extends string>(...names: readonly Name[]): Columns<Cells<Name>> {
  return Object.fromEntries(names.map((name) => [name, (row: Cells<Name>) => row[name]]));
}

/** Columns of `offers.csv`, and of a table of the database. The JSON of an offer has its nested fields too. */
export const OFFER_COLUMNS: Columns<OfferRow> = {
  ...fieldColumns('vendor', 'slug', 'category', 'tier', 'description', 'url', 'tags', 'alternative_to'),
  ...fieldColumns('verifiedDate', 'last_read_date', 'last_read_outcome', 'expires_date'),
  eligibility: ({ eligibility }) => eligibility?.type,
  free: ({ free }) => free,
  gate_code: ({ gate }) => gate?.code,
  gate_reason: ({ gate }) => gate?.reason,
  ...fieldColumns('risk_level', 'stability', 'recent_change'),
  limits: ({ limits }) => limits.map(limitText),
  conditions: ({ conditions }) => conditions.map(({ text }) => text),
};

/** Columns of `changes.csv`, and of a table of the database. */
export const CHANGE_COLUMNS: Columns<ExportedChange> = {
  ...fieldColumns('vendor', 'category', 'date', 'date_meaning', 'recorded_date', 'change_type', 'impact', 'standing'),
  ...fieldColumns('reports', 'summary', 'previous_state', 'current_state', 'alternatives', 'source_url'),
};

/** The row of an offer in a table: the offer as published, and whether `free=true` finds it. */
export function offerRow(catalogue: Catalogue, listing: Listing): OfferRow {
  return { ...publishedOffer(catalogue, listing), free: isFreeOffer(catalogue, listing) };
}

export function changesNewestFirst(catalogue: Catalogue): readonly ExportedChange[] {
  return newestFirst(catalogue.changes).map(publishedChange);
}

export function exportHead(catalogue: Catalogue) {
  const { cite_as } = provenanceOf(catalogue, PAGE.data, catalogue);
  return { date: catalogue.date, license: DATA_LICENSE, cite_as };
}

/** The exports that are texts, by name: of a catalogue, or of its first records where a number is given. */
export function exportTexts(catalogue: Catalogue, first?: number) {
  const head = exportHead(catalogue);
  const offers = publishedOffers(catalogue, catalogue.listings).slice(0, first);
  const changes = changesNewestFirst(catalogue).slice(0, first);
  return {
    'offers.json': `${JSON.stringify({ ...head, offers })}\n`,
    'offers.ndjson': ndjson(offers),
    'offers.csv': csv(
      OFFER_COLUMNS,
      catalogue.listings.slice(0, first).map((listing) => offerRow(catalogue, listing)),
    ),
    'changes.json': `${JSON.stringify({ ...head, changes })}\n`,
    'changes.ndjson': ndjson(changes),
    'changes.csv': csv(CHANGE_COLUMNS, changes),
  };
}

function ndjson(values: readonly object[]): string {
  return values.map((value) => `${JSON.stringify(value)}\n`).join('');
}
