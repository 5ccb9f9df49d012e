import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { SqliteDatabase } from '../../functions/node/sqlite.ts';
import { RequestFigures, type LoggableAnswer } from '../../functions/request-log.ts';
import { RequestStore, RETENTION } from '../../functions/stores.ts';
import { daysAgo, TODAY } from '../builders.ts';

/** More turns of the microtask queue than a write takes before its commit. */
const MICROTASKS = 40;

const viewOf = (path: string, today = TODAY): LoggableAnswer => ({
  asked: { request: new Request('http://a/'), path, search: '', open: {}, today },
  row: null,
  response: new Response(),
  results: () => null,
  isPage: true,
});
const REQUEST = viewOf('/vendor/acme');

const READS: Readonly<Record<string, (figures: RequestFigures) => Promise<unknown>>> = {
  total: (figures) => figures.total(),
  sums: async (figures) => (await figures.sums(TODAY)).reduce((all, { requests }) => all + requests, 0),
  newest: async (figures) => (await figures.newest(10)).held,
  views: async (figures) => (await figures.views({ from: null, path: '/vendor/acme' })).total,
};

describe('RequestFigures counts each request once at any moment of a write', () => {
  it.each(Object.entries(READS))('%s', async (_name, read) => {
    const database = SqliteDatabase.open(':memory:');
    const figures = new RequestFigures(new RequestStore(database));
    for (let turns = 0; turns <= MICROTASKS; turns++) {
      await read(figures);
      figures.log.note(REQUEST);
      const writing = figures.write(TODAY);
      for (let turn = 0; turn < turns; turn++) await Promise.resolve();
      const during = read(figures);
      const [seen] = await Promise.all([during, writing]);
      expect([seen, await read(figures)]).toEqual([turns + 1, turns + 1]);
    }
    database.close();
  });
});

describe('RequestFigures', () => {
  const store = () => new RequestStore(SqliteDatabase.open(':memory:'));
  const noted = (figures: RequestFigures, path: string, day = TODAY) => figures.log.note(viewOf(path, day));

  /** Two requests of yesterday and one of today are stored, one of yesterday and two of today are pending. */
  async function halfWritten(stored = store()): Promise<RequestFigures> {
    const figures = new RequestFigures(stored);
    noted(figures, '/a', daysAgo(1));
    noted(figures, '/b', daysAgo(1));
    noted(figures, '/a');
    await figures.write(TODAY);
    noted(figures, '/a', daysAgo(1));
    noted(figures, '/a');
    noted(figures, '/b');
    return figures;
  }

  it('adds what is pending to what is stored, from a day on', async () => {
    const figures = await halfWritten();
    const counted = async (from = TODAY) => (await figures.sums(from)).map(({ requests }) => requests);
    expect(await figures.total()).toBe(6);
    expect(await counted()).toEqual([1, 2]);
    expect((await counted(daysAgo(1))).toSorted()).toEqual([1, 1, 2, 2]);
    expect([await figures.ofDay(TODAY), await figures.ofDay(daysAgo(1)), await figures.ofDay(daysAgo(2))]).toEqual([
      3, 3, 0,
    ]);
    expect(await figures.firstDay()).toBe(daysAgo(1));
  });

  it('adds the pending views of a page and of a period', async () => {
    const figures = await halfWritten();
    const total = async (from: typeof TODAY | null, path: string | null) => (await figures.views({ from, path })).total;
    expect([await total(null, null), await total(TODAY, null)]).toEqual([6, 3]);
    expect([await total(null, '/a'), await total(TODAY, '/a'), await total(TODAY, '/b')]).toEqual([4, 2, 1]);
    const { pages, referrers } = await figures.views({ from: TODAY, path: '/a' });
    expect(pages).toMatchObject([
      { path: '/a', views: 1 },
      { path: '/a', views: 1 },
    ]);
    expect(referrers).toMatchObject([{ referrer: null, views: 1 }]);
  });

  it('lists the newest requests, the pending ones first, up to a limit', async () => {
    const figures = new RequestFigures(store());
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const noteAt = (second: number) => {
      vi.setSystemTime(Date.parse(`${TODAY}T12:00:00Z`) + second * 1000);
      figures.log.note(REQUEST);
    };
    noteAt(1);
    noteAt(2);
    await figures.write(TODAY);
    noteAt(3);
    noteAt(4);
    const { entries, held } = await figures.newest(3);
    expect(entries.map(({ ts }) => ts.slice(17, 19))).toEqual(['04', '03', '02']);
    expect(held).toBe(4);
  });

  it('states no more requests than the store keeps', async () => {
    const stored = store();
    vi.spyOn(stored, 'newest').mockResolvedValue({ entries: [], held: RETENTION.detailRows });
    const figures = new RequestFigures(stored);
    figures.log.note(REQUEST);
    expect((await figures.newest(1)).held).toBe(RETENTION.detailRows);
  });

  it('keeps the counts of a write that fails, and writes them with the next', async () => {
    const stored = store();
    vi.spyOn(stored, 'add').mockRejectedValueOnce(new Error('full'));
    const figures = new RequestFigures(stored);
    figures.log.note(REQUEST);
    await expect(figures.write(TODAY)).rejects.toThrow('full');
    expect([await figures.total(), await stored.total()]).toEqual([1, 0]);
    await figures.write(TODAY);
    expect([await figures.total(), await stored.total()]).toEqual([1, 1]);
  });

  it('writes nothing where nothing is counted, and forgets old rows once a day', async () => {
    const stored = store();
    const [add, forget] = [vi.spyOn(stored, 'add'), vi.spyOn(stored, 'forget')];
    const figures = new RequestFigures(stored);
    await figures.write(daysAgo(1));
    await figures.write(daysAgo(1));
    expect([add.mock.calls, forget.mock.calls]).toEqual([[], [[daysAgo(1)]]]);
    figures.log.note(REQUEST);
    await figures.write(TODAY);
    expect(add).toHaveBeenCalledTimes(1);
    expect(forget.mock.calls).toEqual([[daysAgo(1)], [TODAY]]);
  });
});
