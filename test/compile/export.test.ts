import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import fc from 'fast-check';
import Sqlite from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databasePieces } from '../../src/compile/export/database.ts';
import { EXPORTS } from '../../src/routes/export/table.ts';
import { csv } from '../../src/routes/export/csv.ts';
import type { ExportManifest } from '../../src/routes/export/export.schema.ts';
import { temporaryFolder } from '../http/compile-miniature.ts';
import { tinyCatalogue } from '../shipped.ts';
import { sharedMiniature } from '../http/compiled.ts';

let folder: string;
let exported: string;

beforeAll(async () => {
  folder = await temporaryFolder();
  exported = join(sharedMiniature(), 'api/export');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const bytes = (name: string): Buffer => readFileSync(join(exported, name));
const json = (name: string): unknown => JSON.parse(bytes(name).toString());

/** Rows of a text in the form of RFC 4180, read by its grammar. */
function rowsOf(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

describe('the exports', () => {
  it('are listed with their length and digest', () => {
    const { files } = json('manifest.json') as ExportManifest;
    expect(files.map(({ name }) => name)).toEqual(EXPORTS.map(({ name }) => name));
    for (const { name, bytes: length, sha256 } of files) {
      expect([name, bytes(name).length]).toEqual([name, length]);
      expect(createHash('sha256').update(bytes(name)).digest('hex')).toBe(sha256);
    }
  });

  it('say the same as JSON, as lines and as rows', () => {
    for (const kind of ['offers', 'changes'] as const) {
      const list = (json(`${kind}.json`) as Readonly<Record<string, unknown>>)[kind] as readonly {
        readonly vendor: string;
      }[];
      const read = bytes(`${kind}.ndjson`).toString().split('\n').slice(0, -1);
      expect(read.map((line) => JSON.parse(line) as unknown)).toEqual(list);
      const [head = [], ...rows] = rowsOf(bytes(`${kind}.csv`).toString());
      expect(rows.every(({ length }) => length === head.length)).toBe(true);
      expect(rows.map((row) => row[head.indexOf('vendor')])).toEqual(list.map(({ vendor }) => vendor));
    }
  });

  it('fit the schemas beside them, which fit nothing else', () => {
    for (const [name, schema] of [
      ['offers.json', 'offers'],
      ['changes.json', 'changes'],
      ['manifest.json', 'manifest'],
    ] as const) {
      const ajv = new Ajv2020({ strict: false });
      formats.default(ajv);
      const validate = ajv.compile(json(`${schema}.schema.json`) as object);
      expect([name, validate(json(name)), validate.errors]).toEqual([name, true, null]);
      expect(validate({ date: 'today' })).toBe(false);
    }
  });
});

describe('the database', () => {
  it('is the same bytes each time', async () => {
    const index = await tinyCatalogue();
    const [one, other] = [databasePieces(index), databasePieces(index)].map((pieces) => Buffer.concat([...pieces]));
    expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true);
  });

  it('answers by its tables, its search and its views', async () => {
    const index = await tinyCatalogue();
    const database = new Sqlite(join(exported, 'index.sqlite'), { readonly: true });
    const all = (sql: string): readonly Readonly<Record<string, unknown>>[] =>
      database.prepare(sql).all() as Readonly<Record<string, unknown>>[];
    expect(all('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    expect(all('SELECT count(*) AS n FROM offers')[0]?.['n']).toBe(index.listings.length);
    expect(all('SELECT count(*) AS n FROM changes')[0]?.['n']).toBe(index.changes.length);
    const found = all(
      "SELECT offers.vendor FROM offers_search JOIN offers ON offers.id = offers_search.rowid WHERE offers_search MATCH 'database'",
    );
    expect(found.map(({ vendor }) => vendor)).toContain('Acme');
    const views = all("SELECT name FROM sqlite_schema WHERE type = 'view'").map(({ name }) => String(name));
    expect(views.length).toBeGreaterThanOrEqual(8);
    for (const view of views) expect([view, Array.isArray(all(`SELECT * FROM ${view}`))]).toEqual([view, true]);
    const ungated = (
      json('offers.json') as { readonly offers: readonly { readonly gate: object | null }[] }
    ).offers.filter(({ gate }) => gate === null);
    expect(all('SELECT count(*) AS n FROM free_offers')[0]?.['n']).toBe(ungated.length);
    database.close();
  });
});

describe('a table as CSV', () => {
  it('gives back every text that is no formula', () => {
    const text = fc.string({ unit: 'grapheme' }).filter((each) => !/^[=+\-@\t\r]/.test(each));
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { minLength: 1 }), (rows) => {
        const written = csv({ one: ([one]: readonly string[]) => one, other: (row) => row[1] }, rows);
        expect(rowsOf(written)).toEqual([['one', 'other'], ...rows]);
      }),
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('keeps %j from being computed', (formula) => {
    expect(rowsOf(csv({ cell: (row: string) => row }, [formula]))).toEqual([['cell'], [`'${formula}`]]);
  });
});
