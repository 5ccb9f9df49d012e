import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'libsql';
import * as z from 'zod';
import type { Catalogue } from '../../model/catalogue.ts';
import {
  CHANGE_COLUMNS,
  changesNewestFirst,
  exportHead,
  OFFER_COLUMNS,
  offerRow,
  type Columns,
} from '../../routes/export-texts.ts';
import { changeRecordShape } from '../../routes/shared/change-record.ts';
import { limit as limitSchema, offerShape } from '../../routes/shared/offer.schema.ts';
import { publishedOffer } from '../../routes/shared/offer.ts';

/** Names that differ from those of the fields. */
const COLUMN_NAMES: Readonly<Record<string, string>> = { slug: 'vendor_slug', verifiedDate: 'verified_date' };

const columnName = (field: string): string => COLUMN_NAMES[field] ?? field;

/** The SQL definition of a column by what the schema of its field accepts; without a schema, a text that may be null. */
function columnDefinition(field: string, schema?: z.ZodType): string {
  const accepts = (value: unknown): boolean => schema?.safeParse(value).success ?? value === null;
  const isOptional = accepts(null) || accepts(undefined);
  let type = accepts(0) ? 'REAL' : 'TEXT';
  if (accepts(true)) type = 'INTEGER';
  return `"${columnName(field)}" ${type}${isOptional ? '' : ' NOT NULL'}`;
}

/** The SQL definitions of the columns of a table: the cells of a record that are not lists, and the record as JSON. */
function recordColumns(columns: Columns<never>, shape: Readonly<Record<string, z.ZodType>>): string {
  const fields = Object.keys(columns).filter((field) => !shape[field]?.safeParse([]).success);
  const cells = fields.map((field) => columnDefinition(field, shape[field]));
  return ['id INTEGER PRIMARY KEY', ...cells, 'json TEXT NOT NULL'].join(', ');
}

const LIMIT_COLUMNS = Object.entries<z.ZodType>(limitSchema.shape).map(([field, schema]) =>
  columnDefinition(field, schema),
);

const TABLES = `
CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE categories (slug TEXT PRIMARY KEY, name TEXT NOT NULL, audience TEXT NOT NULL, holds TEXT NOT NULL, scope TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE vendors (slug TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE offers (${recordColumns(OFFER_COLUMNS, { ...offerShape, free: z.boolean() })});
CREATE TABLE offer_tags (offer_id INTEGER NOT NULL REFERENCES offers (id), tag TEXT NOT NULL, PRIMARY KEY (tag, offer_id)) WITHOUT ROWID;
CREATE TABLE offer_limits (id INTEGER PRIMARY KEY, offer_id INTEGER NOT NULL REFERENCES offers (id), ${LIMIT_COLUMNS.join(', ')});
CREATE TABLE changes (${recordColumns(CHANGE_COLUMNS, changeRecordShape)});
CREATE INDEX offers_category ON offers (category);
CREATE INDEX changes_date ON changes (date);
CREATE VIRTUAL TABLE offers_search USING fts5 (vendor, category, description, tags);
CREATE VIEW free_offers AS SELECT * FROM offers WHERE free;
CREATE VIEW offers_at_risk AS SELECT * FROM offers WHERE risk_level IN ('caution', 'risky');
CREATE VIEW expiring_offers AS SELECT * FROM offers WHERE expires_date >= (SELECT value FROM meta WHERE name = 'date') ORDER BY expires_date;
CREATE VIEW startup_offers AS SELECT * FROM offers WHERE eligibility IN ('startup', 'accelerator');
CREATE VIEW changes_in_force AS SELECT * FROM changes WHERE standing = 'in_force' ORDER BY date DESC, id;
CREATE VIEW free_tiers_removed AS SELECT * FROM changes_in_force WHERE change_type IN ('free_tier_removed', 'open_source_killed') AND reports IS NULL;
CREATE VIEW announced_changes AS SELECT * FROM changes_in_force WHERE date > (SELECT value FROM meta WHERE name = 'date') ORDER BY date;
CREATE VIEW category_sizes AS SELECT category, count(*) AS offers, sum(gate_code IS NULL) AS ranked FROM offers GROUP BY category;
`;

/** Fixed, so that the same catalogue and day give the same bytes. */
const LAYOUT =
  'PRAGMA page_size = 4096; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA encoding = "UTF-8";';

/** The index as the bytes of one SQLite file. */
export function databaseBytes(catalogue: Catalogue): Buffer<ArrayBuffer> {
  const folder = mkdtempSync(join(tmpdir(), 'deals-export-'));
  try {
    const file = join(folder, 'index.sqlite');
    const database = new Sqlite(file);
    database.exec(LAYOUT);
    database.exec('BEGIN');
    database.exec(TABLES);
    fill(database, catalogue);
    database.exec("INSERT INTO offers_search (offers_search) VALUES ('optimize')");
    database.exec('COMMIT');
    database.close();
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A row by the names of its columns; a column that it lacks is null. */
type Cells = Readonly<Record<string, unknown>>;

/** Inserts rows of a table, whose columns are those of its definition. */
function inserter(database: Sqlite.Database, table: string) {
  const columns = (database.prepare(`PRAGMA table_info(${table})`).all() as { readonly name: string }[]).map(
    ({ name }) => name,
  );
  const statement = database.prepare(`INSERT INTO ${table} VALUES (${columns.map(() => '?').join(', ')})`);
  return (row: Cells): void => void statement.run(columns.map((name) => row[name] ?? null));
}

/** SQLite has no booleans. */
const sqlValue = (cell: unknown): unknown => (typeof cell === 'boolean' ? Number(cell) : cell);

function cellsOf<Record>(columns: Columns<Record>, record: Record): Cells {
  return Object.fromEntries(
    Object.entries(columns).map(([field, cell]) => [columnName(field), sqlValue(cell(record))]),
  );
}

function fill(database: Sqlite.Database, catalogue: Catalogue): void {
  const meta = inserter(database, 'meta');
  for (const [name, value] of Object.entries(exportHead(catalogue))) meta({ name, value });
  const category = inserter(database, 'categories');
  for (const each of catalogue.records.categories) category({ ...each });
  const vendor = inserter(database, 'vendors');
  for (const each of catalogue.records.vendors) vendor({ ...each });
  fillOffers(database, catalogue);
  const change = inserter(database, 'changes');
  changesNewestFirst(catalogue).forEach((record, position) => {
    change({ ...cellsOf(CHANGE_COLUMNS, record), id: position + 1, json: JSON.stringify(record) });
  });
}

function fillOffers(database: Sqlite.Database, catalogue: Catalogue): void {
  const insert = inserter(database, 'offers');
  const tag = inserter(database, 'offer_tags');
  const limit = inserter(database, 'offer_limits');
  const searched = database.prepare(
    'INSERT INTO offers_search (rowid, vendor, category, description, tags) VALUES (?, ?, ?, ?, ?)',
  );
  let limits = 0;
  catalogue.listings.forEach((listing, position) => {
    const offer = publishedOffer(catalogue, listing);
    const id = position + 1;
    insert({ ...cellsOf(OFFER_COLUMNS, offerRow(catalogue, listing)), id, json: JSON.stringify(offer) });
    for (const each of new Set(offer.tags)) tag({ offer_id: id, tag: each });
    for (const each of offer.limits) limit({ ...each, id: ++limits, offer_id: id });
    searched.run([id, offer.vendor, offer.category, offer.description, offer.tags.join(' ')]);
  });
}
