import { describe, expect, it } from 'vitest';
import type { Database, Statement } from '../../functions/database.ts';
import { SqliteDatabase } from '../../functions/node/sqlite.ts';
import { StoreProbe } from '../../functions/store-probe.ts';

const KEPT_MS = 1000;

/** A store whose writes fail with these values in turn, and succeed after them. */
function failing(faults: readonly unknown[]): { database: Database; writes: () => number } {
  const written: (readonly unknown[])[] = [];
  const statement = {} as Statement;
  const database: Database = {
    prepare: () => statement,
    batch: (statements) => {
      written.push(statements);
      const fault = faults[written.length - 1];
      // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- a platform may reject with anything
      return fault === undefined ? Promise.resolve([]) : Promise.reject(fault);
    },
  };
  return { database, writes: () => written.length };
}

describe('the probe of a store', () => {
  it('finds no fault in a store that takes a write, and leaves no row in it', async () => {
    const database = SqliteDatabase.open(':memory:');
    expect(await new StoreProbe(database, KEPT_MS).fault(0)).toBeNull();
    expect((await database.prepare('SELECT * FROM signal_minutes').all()).results).toEqual([]);
    await database.close();
  });

  it.each([
    [Object.assign(new Error('full'), { code: 'SQLITE_FULL' }), 'The store takes no writes (SQLITE_FULL).'],
    [new Error('broken'), 'The store takes no writes.'],
    [{ code: 'SQLITE_FULL' }, 'The store takes no writes.'],
    ['broken', 'The store takes no writes.'],
  ])('says that a store takes no writes, with the code of the error: %j', async (fault, sentence) => {
    expect(await new StoreProbe(failing([fault]).database, KEPT_MS).fault(0)).toBe(sentence);
  });

  it('writes again only after the time for which an outcome is kept', async () => {
    const { database, writes } = failing([undefined, new Error('full')]);
    const probe = new StoreProbe(database, KEPT_MS);
    expect([await probe.fault(5000), await probe.fault(5999)]).toEqual([null, null]);
    expect(writes()).toBe(1);
    expect(await probe.fault(6000)).toBe('The store takes no writes.');
    expect(await probe.fault(6999)).toBe('The store takes no writes.');
    expect(await probe.fault(7000)).toBeNull();
    expect(writes()).toBe(3);
  });

  it('writes again after the clock was set back', async () => {
    const { database, writes } = failing([]);
    const probe = new StoreProbe(database, KEPT_MS);
    await probe.fault(5000);
    await probe.fault(5000);
    expect(writes()).toBe(1);
    await probe.fault(4999);
    expect(writes()).toBe(2);
  });
});
