import { closeSync, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'libsql';
import type { Catalogue } from '../../model/catalogue.ts';
import { exportedChanges, exportedOffers, exportHead } from '../../routes/export-texts.ts';

const TABLES = `
CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE categories (slug TEXT PRIMARY KEY, name TEXT NOT NULL, audience TEXT NOT NULL, holds TEXT NOT NULL, scope TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE vendors (slug TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE offers (
  id INTEGER PRIMARY KEY, vendor_slug TEXT NOT NULL, vendor TEXT NOT NULL, category TEXT NOT NULL, tier TEXT NOT NULL,
  description TEXT NOT NULL, url TEXT NOT NULL, verified_date TEXT NOT NULL, last_read_date TEXT, expires_date TEXT,
  eligibility TEXT, gate_code TEXT, gate_reason TEXT, risk_level TEXT, stability TEXT, recent_change TEXT, json TEXT NOT NULL
);
CREATE TABLE offer_tags (offer_id INTEGER NOT NULL REFERENCES offers (id), tag TEXT NOT NULL, PRIMARY KEY (tag, offer_id)) WITHOUT ROWID;
CREATE TABLE offer_limits (
  id INTEGER PRIMARY KEY, offer_id INTEGER NOT NULL REFERENCES offers (id), measure TEXT NOT NULL, amount REAL, unit TEXT,
  per TEXT, text TEXT NOT NULL, kind TEXT, scope TEXT, "for" TEXT
);
CREATE TABLE changes (
  id INTEGER PRIMARY KEY, vendor TEXT NOT NULL, category TEXT NOT NULL, date TEXT NOT NULL, change_type TEXT NOT NULL,
  impact TEXT NOT NULL, standing TEXT NOT NULL, summary TEXT NOT NULL, previous_state TEXT NOT NULL,
  current_state TEXT NOT NULL, source_url TEXT, json TEXT NOT NULL
);
CREATE INDEX offers_category ON offers (category);
CREATE INDEX changes_date ON changes (date);
CREATE VIRTUAL TABLE offers_search USING fts5 (vendor, category, description, tags);
CREATE VIEW free_offers AS SELECT * FROM offers WHERE gate_code IS NULL;
CREATE VIEW offers_at_risk AS SELECT * FROM offers WHERE risk_level IN ('caution', 'risky');
CREATE VIEW expiring_offers AS SELECT * FROM offers WHERE expires_date > (SELECT value FROM meta WHERE name = 'date') ORDER BY expires_date;
CREATE VIEW startup_offers AS SELECT * FROM offers WHERE eligibility IN ('startup', 'accelerator');
CREATE VIEW changes_in_force AS SELECT * FROM changes WHERE standing = 'in_force' ORDER BY date DESC, id;
CREATE VIEW free_tiers_removed AS SELECT * FROM changes_in_force WHERE change_type IN ('free_tier_removed', 'open_source_killed');
CREATE VIEW announced_changes AS SELECT * FROM changes WHERE date > (SELECT value FROM meta WHERE name = 'date') ORDER BY date;
CREATE VIEW category_sizes AS SELECT category, count(*) AS offers, sum(gate_code IS NULL) AS ranked FROM offers GROUP BY category;
`;

/** Fixed, so that the same catalogue and day give the same bytes. */
const LAYOUT =
  'PRAGMA page_size = 4096; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA encoding = "UTF-8";';

type Value = string | number | null;

const PIECE_BYTES = 1 << 20;

/** The index as the bytes of one SQLite file, in pieces. Each iteration makes the file anew. */
export function databasePieces(catalogue: Catalogue): Iterable<Buffer> {
  return {
    *[Symbol.iterator]() {
      const folder = mkdtempSync(join(tmpdir(), 'deals-export-'));
      try {
        const file = join(folder, 'index.sqlite');
        makeDatabase(file, catalogue);
        yield* piecesOf(file);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

function makeDatabase(file: string, catalogue: Catalogue): void {
  const database = new Sqlite(file);
  database.exec(LAYOUT);
  database.exec('BEGIN');
  database.exec(TABLES);
  fill(database, catalogue);
  database.exec("INSERT INTO offers_search (offers_search) VALUES ('optimize')");
  database.exec('COMMIT');
  database.close();
}

function* piecesOf(file: string): Generator<Buffer> {
  const descriptor = openSync(file, 'r');
  try {
    for (;;) {
      const piece = Buffer.allocUnsafe(PIECE_BYTES);
      const read = readSync(descriptor, piece);
      if (read === 0) return;
      yield piece.subarray(0, read);
    }
  } finally {
    closeSync(descriptor);
  }
}

function inserter(database: Sqlite.Database, table: string, columns: number) {
  const statement = database.prepare(`INSERT INTO ${table} VALUES (${Array(columns).fill('?').join(', ')})`);
  return (...values: readonly Value[]): void => void statement.run(values);
}

function fill(database: Sqlite.Database, catalogue: Catalogue): void {
  const meta = inserter(database, 'meta', 2);
  for (const [name, value] of Object.entries(exportHead(catalogue))) meta(name, value);
  const category = inserter(database, 'categories', 5);
  for (const each of catalogue.records.categories)
    category(each.slug, each.name, each.audience, each.holds, each.scope);
  const vendor = inserter(database, 'vendors', 2);
  for (const { slug, name } of catalogue.records.vendors) vendor(slug, name);
  fillOffers(database, catalogue);
  fillChanges(database, catalogue);
}

function fillOffers(database: Sqlite.Database, catalogue: Catalogue): void {
  const insert = inserter(database, 'offers', 17);
  const tag = inserter(database, 'offer_tags', 2);
  const limit = inserter(database, 'offer_limits', 10);
  const searched = database.prepare(
    'INSERT INTO offers_search (rowid, vendor, category, description, tags) VALUES (?, ?, ?, ?, ?)',
  );
  let limits = 0;
  exportedOffers(catalogue).forEach((offer, position) => {
    const id = position + 1;
    insert(
      ...[id, offer.slug, offer.vendor, offer.category, offer.tier, offer.description, offer.url, offer.verifiedDate],
      ...[offer.last_read_date, offer.expires_date, offer.eligibility?.type ?? null],
      ...[offer.gate?.code ?? null, offer.gate?.reason ?? null],
      ...[offer.risk_level, offer.stability, offer.recent_change, JSON.stringify(offer)],
    );
    for (const each of new Set(offer.tags)) tag(id, each);
    for (const { measure, amount, unit, per, text, kind = null, scope = null, for: whom = null } of offer.limits)
      limit(++limits, id, measure, amount, unit, per, text, kind, scope, whom);
    searched.run([id, offer.vendor, offer.category, offer.description, offer.tags.join(' ')]);
  });
}

function fillChanges(database: Sqlite.Database, catalogue: Catalogue): void {
  const insert = inserter(database, 'changes', 12);
  exportedChanges(catalogue).forEach((record, position) => {
    insert(
      ...[position + 1, record.vendor, record.category, record.date, record.change_type, record.impact],
      ...[record.standing, record.summary, record.previous_state, record.current_state, record.source_url],
      JSON.stringify(record),
    );
  });
}
