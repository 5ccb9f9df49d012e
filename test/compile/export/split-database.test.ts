import Sqlite from 'libsql';
import { describe, expect, it } from 'vitest';
import { splitStatements } from '../../../src/compile/export/split-database.ts';
import { catalogue, change, offer, vendor } from '../../builders.ts';

const index = catalogue({
  vendors: [
    vendor({
      name: 'Acme',
      offers: [offer({ description: "It's one\nof two databases" })],
      changes: [change({ summary: "It's less\nthan before" })],
    }),
    vendor({
      name: 'Birch',
      offers: [offer({ description: 'x'.repeat(60_000) }), offer({ tier: 'Pro', description: 'y'.repeat(60_000) })],
    }),
  ],
});
const statements = [...splitStatements(index, 'split_a')];

function rows(sql: string, given = statements): readonly unknown[] {
  const database = new Sqlite(':memory:');
  for (const statement of given) database.exec(statement);
  const found = database.prepare(sql).all();
  database.close();
  return found;
}

describe('the statements that fill the tables of a split index', () => {
  it('are each shorter than the platform takes, on one line', () => {
    for (const statement of statements) {
      expect(Buffer.byteLength(statement)).toBeLessThan(100_000);
      expect(statement).not.toContain('\n');
    }
  });

  it('hold the folded texts of each listing', () => {
    const texts = rows('SELECT position, description FROM split_a_texts ORDER BY position') as readonly {
      readonly description: string;
    }[];
    expect(texts).toHaveLength(index.listings.length);
    expect(texts.map(({ description }) => description.slice(0, 25))).toContain("it's one\nof two databases");
  });

  it('hold the texts of each change record by its place', () => {
    const [found] = rows('SELECT place, body FROM split_a_changes') as readonly {
      readonly place: number;
      readonly body: string;
    }[];
    expect(found?.place).toBe(0);
    expect(JSON.parse(found?.body ?? '')).toMatchObject({ summary: "It's less\nthan before" });
  });

  it('find the pieces of texts by a part of a word', () => {
    expect(rows(`SELECT text FROM split_a_search WHERE text MATCH '"atabas"'`)).toEqual([
      { text: 'databases' },
      { text: 'database' },
    ]);
    expect(rows(`SELECT text FROM split_a_search WHERE text MATCH '"atabasex"'`)).toEqual([]);
  });

  it('change nothing when they run again', () => {
    const count = 'SELECT count(*) AS n FROM split_a_pieces';
    expect(rows(count, [...statements, ...statements])).toEqual(rows(count));
  });
});
