import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Stores } from '../../functions/host.ts';
import { MemoryLimiter } from '../../functions/limiter.ts';
import { SqliteDatabase } from '../../functions/node/sqlite.ts';
import { RequestLog } from '../../functions/request-log.ts';
import { RequestStore, SignalStore } from '../../functions/stores.ts';
import { catalogue, daysAgo, TODAY, vendor } from '../builders.ts';
import { computingApp } from '../computing.ts';

const BUILD = { commit: 'abc', date: TODAY, files: 7, bytes: 1000 };
const linked = catalogue({ vendors: [vendor({ name: 'Acme' })] });

let database: SqliteDatabase;
let records: Stores;
let faults: unknown[];

beforeEach(() => {
  faults = [];
  database = SqliteDatabase.open(':memory:');
  const [log, requests] = [new RequestLog(), new RequestStore(database)];
  records = {
    signals: new SignalStore(database),
    limiter: new MemoryLimiter('salt'),
    log,
    requests,
    flush: () => log.writeTo(requests, TODAY),
    startedAt: `${TODAY}T08:00:00.000Z`,
    faults: () => Promise.resolve([]),
    coverage: () => Promise.resolve('All of them.'),
    storage: 'In memory.',
  };
});
afterEach(() => database.close());

async function ask(target: string, more: Partial<Stores> | null = {}, init: RequestInit = {}): Promise<Response> {
  const app = computingApp(linked, {
    report: (fault) => faults.push(fault),
    buildFacts: () => BUILD,
    address: ({ headers }) => headers.get('x-address') ?? 'test',
    stores: more && { ...records, ...more },
  });
  return app.request(target, init);
}

const bodyOf = async (path: string, more: Partial<Stores> = {}): Promise<unknown> => (await ask(path, more)).json();

const SIGNAL = '{"event":"converted","vendor":"acme"}';
const send = (body: string, more: Partial<Stores> | null = {}): Promise<Response> =>
  ask('/api/signal', more, { method: 'POST', body, headers: { 'X-Address': '192.0.2.1' } });

/** Counts a view of a page on a day. */
function count(path: string, today = TODAY): void {
  records.log.note({
    asked: { request: new Request('http://a/'), path, search: '', open: {}, today },
    row: null,
    response: new Response(),
    results: () => null,
    isPage: true,
  });
}

describe('a path that reports on the service', () => {
  it('has the newest requests up to the limit, and how many are held', async () => {
    for (let nth = 0; nth < 3; nth += 1) count('/');
    expect(await bodyOf('/api/query-log?limit=2')).toMatchObject({ count: 2, available: 3, storage: 'In memory.' });
  });

  it('has the views of a page in a period', async () => {
    ['/', '/', '/vendor/acme'].forEach((path) => count(path));
    count('/', daysAgo(1));
    expect(await bodyOf('/api/pageviews?path=/&period=today')).toMatchObject({ period: 'today', total: 2 });
    expect(await bodyOf('/api/pageviews')).toMatchObject({ period: '7d', total: 4 });
  });

  it('has the requests of 30 days by kind of client', async () => {
    count('/');
    count('/', daysAgo(29));
    count('/', daysAgo(30));
    expect(await bodyOf('/api/traffic')).toMatchObject({
      today: { hits_total: 1 },
      last_30d: { hits_total: 2 },
      coverage: 'All of them.',
    });
  });

  it('has the requests of today and of all days, the signals and the build', async () => {
    count('/');
    count('/', daysAgo(1));
    await send(SIGNAL);
    expect(await bodyOf('/api/stats')).toMatchObject({
      started_at: `${TODAY}T08:00:00.000Z`,
      total_offers: 1,
      requests_today: 2,
      requests_total: 3,
      signals: { recommended: 0, converted: 1 },
      build: BUILD,
    });
  });

  it('has the health of the host', async () => {
    expect(await bodyOf('/api/health')).toEqual({ status: 'ok', today: TODAY, build: { commit: 'abc', date: TODAY } });
    const sick = await ask('/api/health', { faults: () => Promise.resolve(['The disk is full.']) });
    expect(sick.status).toBe(503);
    expect(await sick.text()).toContain('The disk is full.');
  });

  it('is not cached, and warns of an unknown parameter', async () => {
    const answer = await ask('/api/health?unknown=1');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toHaveProperty('warnings');
    expect(await bodyOf('/api/health')).not.toHaveProperty('warnings');
  });

  it('is a 503 where the store fails, and the error is reported', async () => {
    const fault = new Error('disk');
    const answer = await ask('/api/traffic', { coverage: () => Promise.reject(fault) });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('The figures cannot be read at the moment.');
    expect(faults).toEqual([fault]);
  });

  it('is a 503 on a host without records', async () => {
    const answer = await ask('/api/stats', null);
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('This host keeps no signals and counts no requests.');
    const unsent = await send(SIGNAL, null);
    expect(unsent.status).toBe(503);
    expect(await unsent.json()).toEqual({
      ok: false,
      error: 'The signal could not be stored. Please send it again later.',
    });
  });
});

describe('a signal', () => {
  it('is acknowledged when it is stored', async () => {
    const answer = await send(SIGNAL);
    expect(answer.status).toBe(202);
    expect(await answer.json()).toMatchObject({ ok: true, event: 'converted', vendor: 'acme' });
    expect(await records.signals.totals()).toEqual({ recommended: 0, converted: 1 });
    expect(answer.headers.get('retry-after')).toBeNull();
  });

  it.each([
    ['{', 400, 'The body is not well-formed JSON.'],
    ['{"event":"none","vendor":"acme"}', 400, 'event must be one of recommended, converted; got'],
    [' '.repeat(4097), 413, 'The body is at most 4096 bytes.'],
  ])('whose body is wrong is refused and not stored', async (text, status, error) => {
    const answer = await send(text);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain(error);
    expect(await records.signals.totals()).toEqual({ recommended: 0, converted: 0 });
    expect(faults).toEqual([]);
  });

  it('over the limit is a 429 that says when to try again', async () => {
    const limited = { limiter: { count: () => Promise.resolve({ retryAfterSeconds: 30 }) } };
    const answer = await send(SIGNAL, limited);
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('30');
    expect(await answer.json()).toMatchObject({ retry_after_seconds: 30 });
    expect(await records.signals.totals()).toEqual({ recommended: 0, converted: 0 });
  });

  it('counts against the limit of its address at its time', async () => {
    const counted: unknown[] = [];
    const limiter: Stores['limiter'] = {
      count: (...given) => {
        counted.push(given);
        return Promise.resolve(null);
      },
    };
    await send(SIGNAL, { limiter });
    expect(counted).toEqual([['192.0.2.1', expect.closeTo(Date.now(), -4)]]);
  });

  it('is a 503 where the store fails, and the error is reported', async () => {
    const fault = new Error('disk');
    const answer = await send(SIGNAL, { limiter: { count: () => Promise.reject(fault) } });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ ok: false });
    expect(faults).toEqual([fault]);
  });
});
