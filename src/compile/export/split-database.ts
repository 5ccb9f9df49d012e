import type { Catalogue } from '../../model/catalogue.ts';
import { tokenIndex } from '../../rules/search/piece-index.ts';
import { foldedTexts } from '../../rules/search/piece-text.ts';
import { base64Of } from '../../rules/text/base64.ts';
import { longChange } from './split-index.ts';

/** The platform refuses a longer statement; some room is left for its begin. */
const MAX_STATEMENT_BYTES = 90_000;
/** Postings of one row: a frequent piece has several rows. */
const MAX_POSTINGS = 10_000;

/**
 * SQL that makes and fills the tables of a split index, a statement each: the pieces of texts with a trigram index, because
 * a term matches by substring, the folded texts of listings, and the texts of change records. `prefix` begins the names.
 * Running them again changes nothing.
 */
export function* splitStatements(catalogue: Catalogue, prefix: string): Generator<string> {
  yield `CREATE TABLE IF NOT EXISTS ${prefix}_pieces (id INTEGER PRIMARY KEY, text TEXT NOT NULL, bare TEXT NOT NULL, postings TEXT NOT NULL)`;
  yield* inserts(`${prefix}_pieces (id, text, bare, postings)`, pieceRows(catalogue));
  yield (
    `CREATE VIRTUAL TABLE IF NOT EXISTS ${prefix}_search USING fts5(text, bare, content='${prefix}_pieces', content_rowid='id', ` +
    `tokenize='trigram case_sensitive 1')`
  );
  yield `INSERT INTO ${prefix}_search (${prefix}_search) VALUES ('rebuild')`;
  yield `CREATE TABLE IF NOT EXISTS ${prefix}_texts (position INTEGER PRIMARY KEY, head TEXT NOT NULL, description TEXT NOT NULL)`;
  yield* inserts(`${prefix}_texts (position, head, description)`, textRows(catalogue));
  yield `CREATE TABLE IF NOT EXISTS ${prefix}_changes (place INTEGER PRIMARY KEY, body TEXT NOT NULL)`;
  yield* inserts(`${prefix}_changes (place, body)`, changeRows(catalogue));
}

function* pieceRows({ listings }: Catalogue): Generator<string> {
  const { text, starts, firsts, postings } = tokenIndex(listings);
  let id = 0;
  for (let piece = 0; piece + 1 < starts.length; piece += 1) {
    const token = text.slice(starts[piece], (starts[piece + 1] ?? 0) - 1);
    const bare = token.replace(/[^a-z0-9]/g, '');
    const end = firsts[piece + 1] ?? 0;
    for (let from = firsts[piece] ?? 0; from < end; from += MAX_POSTINGS) {
      const some = postings.slice(from, Math.min(end, from + MAX_POSTINGS));
      id += 1;
      yield `(${id},${quoted(token)},${quoted(bare === token ? '' : bare)},'${base64Of(some)}')`;
    }
  }
}

function* textRows({ listings }: Catalogue): Generator<string> {
  for (const listing of listings) {
    const { head, description } = foldedTexts(listing);
    yield `(${listing.position},${quoted(head)},${quoted(description)})`;
  }
}

function* changeRows({ changes }: Catalogue): Generator<string> {
  for (const [place, record] of changes.entries()) yield `(${place},${quoted(JSON.stringify(longChange(record)))})`;
}

function* inserts(into: string, rows: Iterable<string>): Generator<string> {
  let values: string[] = [];
  let bytes = 0;
  const statement = (): string => `INSERT OR REPLACE INTO ${into} VALUES ${values.join(',')}`;
  for (const row of rows) {
    const size = Buffer.byteLength(row) + 1;
    if (values.length > 0 && bytes + size > MAX_STATEMENT_BYTES) {
      yield statement();
      [values, bytes] = [[], 0];
    }
    values.push(row);
    bytes += size;
  }
  if (values.length > 0) yield statement();
}

/** A text as SQL. A line break is written as such, because a file of statements may be split by lines. */
function quoted(text: string): string {
  const literal = `'${text.replaceAll("'", "''")}'`;
  return literal.includes('\n') ? `replace(${literal.replaceAll('\n', '\u0001')},char(1),char(10))` : literal;
}
