import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { referringHost, RequestLog, type LoggableAnswer } from '../../functions/request-log.ts';
import { openSqlite } from '../../functions/node/sqlite.ts';
import { OTHERS, RequestStore } from '../../functions/stores.ts';
import { clientClass } from '../../src/rules/clients/client-class.ts';
import { daysAgo, TODAY } from '../builders.ts';

interface Given {
  readonly referrer?: string | null;
  readonly agent?: string;
  readonly today?: typeof TODAY;
  readonly row?: LoggableAnswer['row'];
  readonly status?: number;
  readonly isPage?: boolean;
  readonly search?: string;
  readonly method?: string;
}

/** A view of a page, unless it is given otherwise. */
function answered(path: string, given: Given = {}): LoggableAnswer {
  const { referrer = null, agent = 'curl/8.5.0', today = TODAY, row = null, status = 200, search = '' } = given;
  const { method = 'GET' } = given;
  const headers = { 'User-Agent': agent, ...(referrer !== null && { Referer: `https://${referrer}/` }) };
  return {
    context: { request: new Request('http://deals.example/', { method, headers }), path, search, open: {}, today },
    row,
    response: new Response(null, { status }),
    results: 7,
    isPage: given.isPage ?? true,
  };
}

const rowOf = (path: string): NonNullable<LoggableAnswer['row']> => ({
  path,
  parameters: { q: { kind: 'text', description: 'Text.' } },
});

describe('RequestLog', () => {
  it('counts every request and holds few of them, whatever the traffic', () => {
    const log = new RequestLog();
    for (let nth = 0; nth < 10_000; nth += 1) log.note(answered(`/vendor/v${nth}`, { referrer: `host${nth}.example` }));
    const { sums, views, requests } = log.take();
    expect(sums).toEqual([{ day: TODAY, client: clientClass('curl/8.5.0'), requests: 10_000 }]);
    expect(requests).toHaveLength(200);
    expect(views).toHaveLength(101);
    expect(views.at(-1)).toEqual({ day: TODAY, path: OTHERS, referrer: OTHERS, views: 9900 });
  });

  it('counts again what could not be written, and writes it with the next', async () => {
    const store = new RequestStore(openSqlite(':memory:'));
    vi.spyOn(store, 'add').mockRejectedValueOnce(new Error('full'));
    const log = new RequestLog();
    log.note(answered('/'));
    await expect(log.writeTo(store, TODAY)).rejects.toThrow('full');
    log.note(answered('/'));
    await log.writeTo(store, TODAY);
    expect([await store.total(), (await store.views({ from: null, path: '/' })).total]).toEqual([2, 2]);
  });

  it('writes nothing where nothing is counted, and forgets old rows once a day', async () => {
    const store = new RequestStore(openSqlite(':memory:'));
    const [add, forget] = [vi.spyOn(store, 'add'), vi.spyOn(store, 'forget')];
    const log = new RequestLog();
    await log.writeTo(store, daysAgo(1));
    await log.writeTo(store, daysAgo(1));
    expect([add.mock.calls, forget.mock.calls]).toEqual([[], [[daysAgo(1)]]]);
    log.note(answered('/'));
    await log.writeTo(store, TODAY);
    expect(add).toHaveBeenCalledTimes(1);
    expect(forget.mock.calls).toEqual([[daysAgo(1)], [TODAY]]);
  });
});

describe('the newest requests of a log', () => {
  const AT = Date.parse('2026-11-20T12:00:00Z');
  const times = (log: RequestLog) => log.take().requests.map(({ ts }) => ts.slice(-4));
  /** Notes requests at these milliseconds. */
  function noted(log: RequestLog, milliseconds: readonly number[]): RequestLog {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    for (const ms of milliseconds) {
      vi.setSystemTime(AT + ms);
      log.note(answered('/'));
    }
    return log;
  }

  it('are the last of them, the oldest first', () => {
    expect(times(noted(new RequestLog(3), [1, 2]))).toEqual(['001Z', '002Z']);
    expect(times(noted(new RequestLog(3), [1, 2, 3]))).toEqual(['001Z', '002Z', '003Z']);
    expect(times(noted(new RequestLog(3), [1, 2, 3, 4, 5]))).toEqual(['003Z', '004Z', '005Z']);
  });

  it.each([
    ['/api/offers', 404, '/api/offers'],
    [null, 200, 'page'],
    [null, 304, 'page'],
    [null, 404, 'unknown'],
    [null, 308, 'unknown'],
  ])('of endpoint %s with status %i are named %s', (endpoint, status, name) => {
    const log = new RequestLog();
    const row = endpoint === null ? null : rowOf(endpoint);
    log.note(answered('/vendor/acme', { row, status, search: '?q=acme&secret=x', isPage: false }));
    expect(log.take().requests).toEqual([
      {
        ts: expect.stringMatching(/^\d{4}-.*Z$/) as string,
        endpoint: name,
        status,
        param_lengths: endpoint === null ? {} : { q: 4 },
        client_class: clientClass('curl/8.5.0').class,
        result_count: 7,
      },
    ]);
  });
});

describe('the counts of a log', () => {
  it('are those of each day and each client', () => {
    const log = new RequestLog();
    const [curl, bot] = [clientClass('curl/8.5.0'), clientClass('GPTBot/1.2')];
    const yesterday = daysAgo(1);
    for (const [today, agent] of [
      [TODAY, 'curl/8.5.0'],
      [TODAY, 'GPTBot/1.2'],
      [TODAY, 'curl/8.5.0'],
      [yesterday, 'curl/8.5.0'],
    ] as const) {
      log.note(answered('/', { today, agent }));
    }
    expect(log.take().sums).toEqual([
      { day: TODAY, client: curl, requests: 2 },
      { day: TODAY, client: bot, requests: 1 },
      { day: yesterday, client: curl, requests: 1 },
    ]);
  });

  it('have views of each page from each host on each day, and none of what is no view', () => {
    const log = new RequestLog();
    log.note(answered('/a', { referrer: 'news.example' }));
    log.note(answered('/a', { referrer: 'news.example' }));
    log.note(answered('/a', { referrer: 'blog.example' }));
    log.note(answered('/b', { referrer: 'news.example' }));
    log.note(answered('/a', { referrer: 'news.example', today: daysAgo(1) }));
    log.note(answered('/a', { isPage: false }));
    log.note(answered('/a', { method: 'HEAD' }));
    log.note(answered('/a', { row: rowOf('/api/offers') }));
    log.note(answered('/b', { row: { ...rowOf('/search'), isPage: true } }));
    log.note(answered('/a'));
    expect(log.take().views).toEqual([
      { day: TODAY, path: '/a', referrer: 'news.example', views: 2 },
      { day: TODAY, path: '/a', referrer: 'blog.example', views: 1 },
      { day: TODAY, path: '/b', referrer: 'news.example', views: 1 },
      { day: daysAgo(1), path: '/a', referrer: 'news.example', views: 1 },
      { day: TODAY, path: '/b', referrer: null, views: 1 },
      { day: TODAY, path: '/a', referrer: null, views: 1 },
    ]);
  });
});

describe('referringHost', () => {
  it.each([
    ['https://news.example/item?id=7#x', 'news.example'],
    ['https://user:secret@news.example:8443/', 'news.example'],
    ['http://deals.example:8080/vendor/acme', null],
    ['http://192.0.2.7/', null],
    ['http://[2001:db8::1]/', null],
    [`https://news.example/${'x'.repeat(2000)}`, null],
    [`https://${'x.'.repeat(50)}example/`, null],
    ['about:client', null],
    ['not a url', null],
    [null, null],
  ])('of %s is %s', (referer, host) => {
    expect(referringHost(referer, 'deals.example:8080')).toBe(host);
  });
});
