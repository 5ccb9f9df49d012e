import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
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
    expect(await database.rows('PRAGMA journal_mode')).toMatchObject([{ journal_mode: 'wal' }]);
    expect(await database.rows('PRAGMA synchronous')).toMatchObject([{ synchronous: 2 }]);
  });

  it('is migrated once, and refuses a file of a newer version', async () => {
    const database = open('twice.sqlite');
    await database.batch([[`INSERT INTO runs (started_at) VALUES ('now')`]]);
    expect(await open('twice.sqlite').rows('SELECT started_at FROM runs')).toMatchObject([{ started_at: 'now' }]);
    await database.rows('PRAGMA user_version = 99');
    expect(() => open('twice.sqlite')).toThrow(/newer version/);
  });
});
