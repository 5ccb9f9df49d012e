import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Statement } from '../../functions/stores.ts';
import { SqliteDatabase } from '../../functions/node/sqlite.ts';
import { storeConformance } from './conformance.ts';
import { temporaryFolder } from './host.ts';

const folder = temporaryFolder();
const opened: SqliteDatabase[] = [];
afterAll(() => {
  for (const database of opened) database.close();
  folder.remove();
});

function open(name = `${opened.length}.sqlite`): SqliteDatabase {
  const database = SqliteDatabase.open(join(folder.path, 'made', name));
  opened.push(database);
  return database;
}

describe('a store in an SQLite file', () => {
  storeConformance(() => open());

  it('writes each commit through to the disk', async () => {
    const database = open();
    expect(await database.prepare('PRAGMA journal_mode').first()).toMatchObject({ journal_mode: 'wal' });
    expect(await database.prepare('PRAGMA synchronous').first()).toMatchObject({ synchronous: 2 });
  });

  it('is migrated once, and refuses a file of a newer version', async () => {
    const database = open('twice.sqlite');
    await database.batch([database.prepare(`INSERT INTO runs (started_at) VALUES ('now')`)]);
    expect(await open('twice.sqlite').prepare('SELECT started_at FROM runs').first()).toMatchObject({
      started_at: 'now',
    });
    await database.prepare('PRAGMA user_version = 99').all();
    expect(() => open('twice.sqlite')).toThrow(/newer version/);
  });

  it('takes no statement of another kind, so that no result takes the place of another', async () => {
    const database = open();
    const own = database.prepare('SELECT 1 AS one');
    const foreign: Statement = { bind: () => foreign, first: () => own.first(), all: () => own.all() };
    await expect(database.batch([foreign, own])).rejects.toThrow(/statements of its own database/);
  });
});
