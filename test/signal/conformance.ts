import { expect, it } from 'vitest';
import { type Database, OTHERS, RequestStore, RETENTION, SignalStore } from '../../functions/stores.ts';
import type { Client } from '../../src/model/request-figures.ts';
import type { Signal, SignalEvent } from '../../src/model/signal.ts';
import { slug } from '../../src/rules/text/fold.ts';
import { daysAgo, TODAY } from '../builders.ts';

const BROWSER: Client = { class: 'browser', family: null, mcp: false };
const AGENT: Client = { class: 'ai_agent', family: 'OpenAI', mcp: true };
const NOTHING = { sums: [], views: [], requests: [] };
const SIGNAL: Signal = { event: 'recommended', vendor: slug('acme'), vendor_resolved: true, note: null, agent: null };

/** Requirements of every store. `open` returns an empty one with the tables of `migrations/`. */
export function storeConformance(open: () => Database | Promise<Database>): void {
  it('keeps a signal with its four fields and the day, and nothing else', async () => {
    const database = await open();
    await new SignalStore(database).record({ ...SIGNAL, note: 'fine', agent: 'bot' }, TODAY);
    const results = await database.rows('SELECT * FROM signals');
    expect(results).toMatchObject([
      { id: 1, day: TODAY, event: 'recommended', vendor: 'acme', vendor_resolved: 1, note: 'fine', agent: 'bot' },
    ]);
    expect(Object.keys(results[0]!).filter((column) => !column.startsWith('_'))).toHaveLength(7);
  });

  it('counts exactly when 100 come at once', async () => {
    const database = await open();
    const signals = new SignalStore(database);
    const events = Array.from({ length: 100 }, (_, index): SignalEvent =>
      index % 5 === 0 ? 'converted' : 'recommended',
    );
    await Promise.all(
      events.map((event, index) => signals.record({ ...SIGNAL, event, vendor: slug(`v${index % 7}`) }, TODAY)),
    );
    expect(await signals.totals()).toEqual({ recommended: 80, converted: 20 });
    expect(await database.rows('SELECT count(*) AS n FROM signals')).toMatchObject([{ n: 100 }]);
  });

  it('keeps the newest signals only, and counts all of them in a bounded number of rows', async () => {
    const database = await open();
    const signals = new SignalStore(database, 3);
    for (let number = 1; number <= 8; number++) {
      const vendor = slug(`unheard-of-${number}`);
      await signals.record({ ...SIGNAL, vendor, vendor_resolved: false, note: `note ${number}` }, TODAY);
    }
    const results = await database.rows('SELECT note FROM signals ORDER BY id');
    expect(results.map(({ note }) => note)).toEqual(['note 6', 'note 7', 'note 8']);
    expect(await signals.totals()).toEqual({ recommended: 8, converted: 0 });
    expect(await database.rows('SELECT count(*) AS n FROM signal_counts')).toMatchObject([{ n: 1 }]);
  });

  it('does all of a batch or nothing of it, and lets others through', async () => {
    const database = await open();
    const signals = new SignalStore(database);
    const broken = database.batch([
      ['INSERT INTO runs (id, started_at) VALUES (?1, ?2)', 7, 'now'],
      ['INSERT INTO runs (id, started_at) VALUES (?1, ?2)', 7, 'again'],
    ]);
    const sound = signals.record(SIGNAL, TODAY);
    await expect(broken).rejects.toThrow();
    await sound;
    expect(await database.rows('SELECT * FROM runs WHERE id = 7')).toEqual([]);
    expect(await signals.totals()).toEqual({ recommended: 1, converted: 0 });
  });

  it('binds nulls and hostile texts as they are', async () => {
    const database = await open();
    const note = `'); DROP TABLE signals; -- "\\ 😀`;
    await new SignalStore(database).record({ ...SIGNAL, note }, TODAY);
    expect(await database.rows('SELECT note, agent FROM signals WHERE note = ?1', note)).toMatchObject([
      { note, agent: null },
    ]);
  });

  it('adds up the requests of a day by kind of client', async () => {
    const requests = new RequestStore(await open());
    expect([await requests.firstDay(), await requests.total()]).toEqual([null, 0]);
    const sums = [
      { day: TODAY, client: BROWSER, requests: 3 },
      { day: TODAY, client: AGENT, requests: 2 },
      { day: daysAgo(1), client: AGENT, requests: 5 },
    ];
    await requests.add({ ...NOTHING, sums });
    await requests.add({ ...NOTHING, sums: sums.slice(0, 1) });
    expect(await requests.total()).toBe(13);
    expect(await requests.firstDay()).toBe(daysAgo(1));
    expect(await requests.sums(TODAY)).toEqual(
      expect.arrayContaining([
        { day: TODAY, client: BROWSER, requests: 6 },
        { day: TODAY, client: AGENT, requests: 2 },
      ]),
    );
    expect(await requests.sums(TODAY)).toHaveLength(2);
    expect([await requests.ofDay(TODAY), await requests.ofDay(daysAgo(2))]).toEqual([8, 0]);
  });

  it('keeps the newest requests and no more than it may', async () => {
    const requests = new RequestStore(await open());
    const batch = (from: number, length: number) =>
      Array.from({ length }, (_, index) => ({
        ts: `${TODAY}T00:00:00.000Z`,
        endpoint: '/api/offers',
        status: 200,
        param_lengths: { q: from + index },
        client_class: 'browser' as const,
        result_count: index % 2 === 0 ? index : null,
      }));
    for (let from = 0; from < RETENTION.detailRows + 1000; from += 1000) {
      await requests.add({ ...NOTHING, requests: batch(from, 1000) });
    }
    const { entries, available } = await requests.newest(2);
    expect(available).toBe(RETENTION.detailRows);
    expect(entries[0]).toEqual(batch(RETENTION.detailRows, 1000).at(-1));
    expect(entries).toHaveLength(2);
  });

  it('has the views of a page and of a period, by page and by host, most first', async () => {
    const store = new RequestStore(await open());
    const seen = (path: string, referrer: string | null, views: number, day = TODAY) => {
      return { day, path, referrer, views };
    };
    const views = [
      seen('/a', 'news.example', 2),
      seen('/a', null, 5),
      seen('/b', 'blog.example', 4),
      seen('/b', 'news.example', 1, daysAgo(1)),
    ];
    await store.add({ ...NOTHING, views });
    expect(await store.views({ from: null, path: null })).toMatchObject({
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

  it('keeps a bounded number of pages a day and counts the rest together', async () => {
    const requests = new RequestStore(await open());
    for (let from = 0; from < 1000; from += 100) {
      const views = Array.from({ length: 100 }, (_, index) => ({
        day: TODAY,
        path: `/vendor/v${from + index}`,
        referrer: `host${from + index}.example`,
        views: 2,
      }));
      await requests.add({ ...NOTHING, views });
    }
    const { total, pages } = await requests.views({ from: null, path: null });
    expect(total).toBe(2000);
    expect(pages[0]).toEqual({ path: OTHERS, views: 1400 });
    expect(await requests.views({ from: TODAY, path: '/vendor/v3' })).toMatchObject({
      total: 2,
      pages: [{ path: '/vendor/v3', views: 2 }],
      referrers: [{ referrer: 'host3.example', views: 2 }],
    });
  });

  it('forgets details after 7 days and sums after 400, and never the total', async () => {
    const requests = new RequestStore(await open());
    const days = [0, 7, 8, 400, 401].map(daysAgo);
    for (const day of days) {
      await requests.add({
        sums: [{ day, client: BROWSER, requests: 1 }],
        views: [{ day, path: '/', referrer: null, views: 1 }],
        requests: [
          {
            ts: `${day}T12:00:00.000Z`,
            endpoint: 'page',
            status: 200,
            param_lengths: {},
            client_class: 'browser',
            result_count: null,
          },
        ],
      });
    }
    await requests.forget(TODAY);
    expect((await requests.newest(10)).available).toBe(2);
    expect(await requests.sums(daysAgo(500))).toHaveLength(4);
    expect((await requests.views({ from: null, path: null })).total).toBe(4);
    expect(await requests.total()).toBe(5);
  });
}
