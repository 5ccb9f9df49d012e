import { describe, expect, it } from 'vitest';
import { numberIn, RequestStore, textIn, type Database, type Row, type Statement } from '../../functions/stores.ts';
import { SqliteDatabase } from '../../functions/node/sqlite.ts';
import { daysAgo, TODAY } from '../builders.ts';

/** A store in which every question finds this row. */
function holding(row: Row): RequestStore {
  const statement: Statement = {
    bind: () => statement,
    first: () => Promise.resolve(row),
    all: () => Promise.resolve({ results: [row] }),
  };
  const database: Database = { prepare: () => statement, batch: () => Promise.resolve([]) };
  return new RequestStore(database);
}

const SUM = { day: TODAY, client_class: 'browser', family: '', mcp: 1, requests: 3 };
const REQUEST = {
  ts: `${TODAY}T00:00:00.000Z`,
  endpoint: 'page',
  status: 200,
  param_lengths: '{"q":4}',
  client_class: 'browser',
  result_count: 7,
  held: 1,
};

describe('a stored row', () => {
  it('is read as it was counted', async () => {
    expect(await holding(SUM).sums(TODAY)).toEqual([
      { day: TODAY, client: { class: 'browser', family: null, mcp: true }, requests: 3 },
    ]);
    const { held, ...logged } = REQUEST;
    expect(await holding(REQUEST).newest(1)).toEqual({ entries: [{ ...logged, param_lengths: { q: 4 } }], held });
    const unlisted = await holding({ ...REQUEST, result_count: null }).newest(1);
    expect(unlisted.entries[0]?.result_count).toBeNull();
  });

  it.each([
    [{ ...SUM, day: '2026-02-30' }, 'the store holds no day in day'],
    [{ ...SUM, client_class: 'robot' }, 'the store holds no client class in client_class'],
    [{ ...SUM, requests: '3' }, 'the store holds no number in requests'],
  ])('of a sum that no host writes is an error: %j', async (row, error) => {
    await expect(holding(row).sums(TODAY)).rejects.toThrow(error);
  });

  it.each([
    [{ ...REQUEST, param_lengths: 'null' }, 'the store holds no lengths in param_lengths'],
    [{ ...REQUEST, param_lengths: '7' }, 'the store holds no lengths in param_lengths'],
    [{ ...REQUEST, result_count: '7' }, 'the store holds no number in result_count'],
    [{ ...REQUEST, endpoint: 7 }, 'the store holds no text in endpoint'],
  ])('of a request that no host writes is an error: %j', async (row, error) => {
    await expect(holding(row).newest(1)).rejects.toThrow(error);
  });
});

describe('the stored views', () => {
  it('are those of a page and of a period, by page and by host, most first', async () => {
    const store = new RequestStore(SqliteDatabase.open(':memory:'));
    const seen = (path: string, referrer: string | null, views: number, day = TODAY) => ({
      day,
      path,
      referrer,
      views,
    });
    const views = [
      seen('/a', 'news.example', 2),
      seen('/a', null, 5),
      seen('/b', 'blog.example', 4),
      seen('/b', 'news.example', 1, daysAgo(1)),
    ];
    await store.add({ sums: [], views, requests: [] });
    expect(await store.views({ from: null, path: null })).toEqual({
      total: 12,
      pages: [
        { path: '/a', views: 7 },
        { path: '/b', views: 5 },
      ],
      referrers: [
        { referrer: 'blog.example', views: 4 },
        { referrer: 'news.example', views: 3 },
      ],
    });
    expect(await store.views({ from: null, path: '/b' })).toMatchObject({ total: 5 });
    expect(await store.views({ from: TODAY, path: '/b' })).toMatchObject({ total: 4 });
    expect(await store.views({ from: TODAY, path: null })).toMatchObject({ total: 11 });
  });
});

describe('a column of a row', () => {
  it('has the number or the text that it holds', () => {
    expect(numberIn({ requests: 0 }, 'requests')).toBe(0);
    expect(textIn({ path: '' }, 'path')).toBe('');
  });

  it.each([[{ requests: '7' }], [{ requests: null }], [{}], [null], [undefined]])(
    'of numbers is an error where the row is %j',
    (row) => {
      expect(() => numberIn(row, 'requests')).toThrow('the store holds no number in requests');
    },
  );

  it.each([[{ path: 7 }], [{ path: null }], [{}]])('of texts is an error where the row is %j', (row) => {
    expect(() => textIn(row, 'path')).toThrow('the store holds no text in path');
  });
});
