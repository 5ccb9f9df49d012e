import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { HostRecords } from '../../functions/environment.ts';
import { handle } from '../../functions/handle.ts';
import { MemoryLimiter } from '../../functions/limiter.ts';
import type { PlainAnswer, PlainRequest } from '../../functions/message.ts';
import { SqliteDatabase } from '../../functions/node/sqlite.ts';
import { RequestFigures } from '../../functions/request-figures.ts';
import { RequestStore } from '../../functions/request-store.ts';
import { SignalStore } from '../../functions/signal-store.ts';
import { clientClass } from '../../src/rules/clients/client-class.ts';
import { catalogue, daysAgo, TODAY, vendor } from '../builders.ts';
import { computing } from '../computing.ts';
import { headerOf, plainPost, plainRead, textOf } from '../plain.ts';

const BUILD = { commit: 'abc', date: TODAY, files: 7, bytes: 1000 };
const AT = Date.parse(`${TODAY}T12:00:30Z`);
const linked = catalogue({ vendors: [vendor({ name: 'Acme' })] });

let database: SqliteDatabase;
let records: HostRecords;
let faults: unknown[];

beforeEach(() => {
  faults = [];
  database = SqliteDatabase.open(':memory:');
  records = {
    signals: new SignalStore(database),
    limiter: new MemoryLimiter('salt'),
    requests: new RequestFigures(new RequestStore(database)),
    now: () => AT,
    startedAt: `${TODAY}T08:00:00.000Z`,
    build: () => BUILD,
    faults: () => Promise.resolve([]),
    coverage: () => Promise.resolve('All of them.'),
    storage: 'In memory.',
  };
});
afterEach(() => database.close());

async function answerTo(request: PlainRequest, more: Partial<HostRecords> | null = {}): Promise<PlainAnswer> {
  const environment = computing((_date, compute) => compute(linked), {
    report: (fault) => faults.push(fault),
    ...(more && { records: { ...records, ...more } }),
  });
  return handle(request, environment);
}

const bodyOf = async (path: string, more: Partial<HostRecords> = {}): Promise<unknown> =>
  JSON.parse(textOf(await answerTo(plainRead(path), more)));

const signalOf = (text: string) => plainPost('/api/signal', text);
const SIGNAL = '{"event":"converted","vendor":"acme"}';

/** Counts a view of a page on a day. */
function count(path: string, day = TODAY): void {
  records.requests.log.note({
    summary: { target: { endpoint: null, paramLengths: () => ({}), path }, results: () => null, isPage: true },
    client: clientClass('curl/8.5.0'),
    status: 200,
    day,
    at: AT,
    view: { referrer: null },
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
    await answerTo(signalOf(SIGNAL));
    expect(await bodyOf('/api/stats')).toMatchObject({
      started_at: `${TODAY}T08:00:00.000Z`,
      total_offers: 1,
      requests_today: 1,
      requests_total: 2,
      signals: { recommended: 0, converted: 1 },
      build: BUILD,
    });
  });

  it('has the health of the host', async () => {
    expect(await bodyOf('/api/health')).toEqual({ status: 'ok', today: TODAY, build: { commit: 'abc', date: TODAY } });
    const sick = await answerTo(plainRead('/api/health'), { faults: () => Promise.resolve(['The disk is full.']) });
    expect(sick.status).toBe(503);
    expect(textOf(sick)).toContain('The disk is full.');
  });

  it('is not cached, and warns of an unknown parameter', async () => {
    const answer = await answerTo(plainRead('/api/health?unknown=1'));
    expect(headerOf(answer, 'cache-control')).toBe('no-store');
    expect(textOf(answer)).toContain('"warnings"');
    expect(textOf(await answerTo(plainRead('/api/health')))).not.toContain('"warnings"');
  });

  it('is a 503 where the store fails, and the error is reported', async () => {
    const fault = new Error('disk');
    const answer = await answerTo(plainRead('/api/traffic'), { coverage: () => Promise.reject(fault) });
    expect(answer.status).toBe(503);
    expect(textOf(answer)).toContain('The figures cannot be read at the moment.');
    expect(faults).toEqual([fault]);
  });

  it('is a 503 on a host without records', async () => {
    const answer = await answerTo(plainRead('/api/stats'), null);
    expect(answer.status).toBe(503);
    expect(textOf(answer)).toContain('This host keeps no signals and counts no requests.');
    const unsent = await answerTo(signalOf(SIGNAL), null);
    expect(unsent.status).toBe(503);
    expect(JSON.parse(textOf(unsent))).toEqual({
      ok: false,
      error: 'The signal could not be stored. Please send it again later.',
    });
  });
});

describe('a signal', () => {
  it('is acknowledged when it is stored', async () => {
    const answer = await answerTo(signalOf(SIGNAL));
    expect(answer.status).toBe(202);
    expect(JSON.parse(textOf(answer))).toMatchObject({ ok: true, event: 'converted', vendor: 'acme' });
    expect(await records.signals.totals()).toEqual({ recommended: 0, converted: 1 });
    expect(headerOf(answer, 'retry-after')).toBeUndefined();
  });

  it.each([
    ['{', 400, 'The body is not well-formed JSON.'],
    ['{"event":"none","vendor":"acme"}', 400, 'event must be one of recommended, converted; got'],
    [' '.repeat(4097), 413, 'The body is at most 4096 bytes.'],
  ])('whose body is wrong is refused and not stored', async (text, status, error) => {
    const answer = await answerTo(signalOf(text));
    expect(answer.status).toBe(status);
    expect(textOf(answer)).toContain(error);
    expect(await records.signals.totals()).toEqual({ recommended: 0, converted: 0 });
    expect(faults).toEqual([]);
  });

  it('over the limit is a 429 that says when to try again', async () => {
    const limited = { limiter: { count: () => Promise.resolve({ retryAfterSeconds: 30 }) } };
    const answer = await answerTo(signalOf(SIGNAL), limited);
    expect(answer.status).toBe(429);
    expect(headerOf(answer, 'retry-after')).toBe('30');
    expect(JSON.parse(textOf(answer))).toMatchObject({ retry_after_seconds: 30 });
    expect(await records.signals.totals()).toEqual({ recommended: 0, converted: 0 });
  });

  it('counts against the limit of its address at its time', async () => {
    const counted: unknown[] = [];
    const limiter: HostRecords['limiter'] = {
      count: (...given) => {
        counted.push(given);
        return Promise.resolve(null);
      },
    };
    await answerTo({ ...signalOf(SIGNAL), address: '192.0.2.1' }, { limiter });
    expect(counted).toEqual([['192.0.2.1', AT]]);
  });

  it('is a 503 where the store fails, and the error is reported', async () => {
    const fault = new Error('disk');
    const answer = await answerTo(signalOf(SIGNAL), { limiter: { count: () => Promise.reject(fault) } });
    expect(answer.status).toBe(503);
    expect(JSON.parse(textOf(answer))).toMatchObject({ ok: false });
    expect(faults).toEqual([fault]);
  });
});
