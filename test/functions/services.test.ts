import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Stores } from '../../functions/host.ts';
import { memoryLimiter } from '../../functions/limiter.ts';
import type { ConnectedDatabase } from '../../functions/node/connected-database.ts';
import { openSqlite } from '../../functions/node/sqlite.ts';
import { RequestLog } from '../../functions/request-log.ts';
import { RequestStore, SignalStore } from '../../functions/stores.ts';
import { catalogue, daysAgo, TODAY, vendor } from '../builders.ts';
import { computingApp } from '../computing.ts';

const BUILD = { commit: 'abc', date: TODAY, files: 7, bytes: 1000 };
const linked = catalogue({ vendors: [vendor({ name: 'Acme' })] });

let database: ConnectedDatabase;
let records: Stores;
let faults: unknown[];

beforeEach(() => {
  faults = [];
  database = openSqlite(':memory:');
  const [log, requests] = [new RequestLog(), new RequestStore(database)];
  records = {
    signals: new SignalStore(database),
    limiter: memoryLimiter('salt'),
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
    build: { facts: BUILD },
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
    context: { request: new Request('http://a/'), path, search: '', open: {}, today },
    row: null,
    response: new Response(),
    results: null,
    isPage: true,
  });
}

describe('a path that reports on the service', () => {
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
    const unsent = await send(SIGNAL, { limiter: { count: () => Promise.reject(fault) } });
    expect(unsent.status).toBe(503);
    expect(faults).toEqual([fault, fault]);
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
