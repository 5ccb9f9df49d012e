import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { SqliteDatabase } from '../../functions/node/sqlite.ts';
import { folderOfTest } from '../http/compiled.ts';
import { storeConformance } from './conformance.ts';

let folder = '';
beforeEach(async () => {
  folder = await folderOfTest();
});

function open(): SqliteDatabase {
  const database = SqliteDatabase.open(join(folder, 'made', 'store.sqlite'));
  onTestFinished(() => database.close());
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
    const database = open();
    await database.batch([[`INSERT INTO runs (started_at) VALUES ('now')`]]);
    expect(await open().rows('SELECT started_at FROM runs')).toMatchObject([{ started_at: 'now' }]);
    await database.rows('PRAGMA user_version = 99');
    expect(() => open()).toThrow(/newer version/);
  });
});
