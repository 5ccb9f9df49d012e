import { describe, expect, it } from 'vitest';
import { RequestLog, type LoggableRequest } from '../../functions/request-log.ts';
import { OTHERS } from '../../functions/request-store.ts';
import { referringHost } from '../../functions/request-summary.ts';
import { clientClass } from '../../src/rules/clients/client-class.ts';
import { daysAgo, TODAY } from '../builders.ts';

function answered(path: string, referrer: string | null = null): LoggableRequest {
  return {
    summary: { target: { endpoint: null, paramLengths: () => ({}), path }, results: () => null, isPage: true },
    client: clientClass('curl/8.5.0'),
    status: 200,
    day: TODAY,
    at: Date.parse('2026-11-20T12:00:00Z'),
    view: { referrer },
  };
}

describe('RequestLog', () => {
  it('counts every request and holds few of them, whatever the traffic', () => {
    const log = new RequestLog();
    for (let nth = 0; nth < 10_000; nth += 1) log.note(answered(`/vendor/v${nth}`, `host${nth}.example`));
    const { sums, views, requests } = log.batch;
    expect(sums).toEqual([{ day: TODAY, client: clientClass('curl/8.5.0'), requests: 10_000 }]);
    expect(requests).toHaveLength(200);
    expect(views).toHaveLength(101);
    expect(views.at(-1)).toEqual({ day: TODAY, path: OTHERS, referrer: OTHERS, views: 9900 });
  });

  it('counts again what could not be written', () => {
    const log = new RequestLog();
    log.note(answered('/'));
    const taken = log.take();
    expect(log.batch).toEqual({ sums: [], views: [], requests: [] });
    log.note(answered('/'));
    log.restore(taken);
    expect(log.batch.sums).toMatchObject([{ requests: 2 }]);
    expect(log.batch.views).toMatchObject([{ path: '/', views: 2 }]);
  });
});

describe('the newest requests of a log', () => {
  const AT = Date.parse('2026-11-20T12:00:00Z');
  const times = (log: RequestLog) => log.batch.requests.map(({ ts }) => ts.slice(-4));
  /** Notes requests at these milliseconds. */
  function noted(log: RequestLog, milliseconds: readonly number[]): RequestLog {
    milliseconds.forEach((ms) => log.note({ ...answered('/'), at: AT + ms }));
    return log;
  }

  it('are the last of them, the oldest first', () => {
    expect(times(noted(new RequestLog(3), [1, 2]))).toEqual(['001Z', '002Z']);
    expect(times(noted(new RequestLog(3), [1, 2, 3]))).toEqual(['001Z', '002Z', '003Z']);
    expect(times(noted(new RequestLog(3), [1, 2, 3, 4, 5]))).toEqual(['003Z', '004Z', '005Z']);
  });

  it('begin anew after they were taken', () => {
    const log = noted(new RequestLog(3), [1, 2]);
    expect(log.take().requests).toHaveLength(2);
    expect(times(noted(log, [3]))).toEqual(['003Z']);
  });

  it.each([
    ['/api/offers', 404, '/api/offers'],
    [null, 200, 'page'],
    [null, 304, 'page'],
    [null, 404, 'unknown'],
    [null, 308, 'unknown'],
  ])('of endpoint %s with status %i are named %s', (endpoint, status, name) => {
    const log = new RequestLog();
    const target = { endpoint, paramLengths: () => ({ q: 4 }), path: '/vendor/acme' };
    log.note({ ...answered('/'), summary: { target, results: () => 7, isPage: false }, status });
    expect(log.batch.requests).toEqual([
      {
        ts: '2026-11-20T12:00:00.000Z',
        endpoint: name,
        status,
        param_lengths: { q: 4 },
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
    for (const [day, client] of [
      [TODAY, curl],
      [TODAY, bot],
      [TODAY, curl],
      [yesterday, curl],
    ] as const) {
      log.note({ ...answered('/'), day, client });
    }
    expect(log.sums).toEqual([
      { day: TODAY, client: curl, requests: 2 },
      { day: TODAY, client: bot, requests: 1 },
      { day: yesterday, client: curl, requests: 1 },
    ]);
  });

  it('have a request of /mcp as one of an MCP client', () => {
    const log = new RequestLog();
    const target = { endpoint: '/mcp', paramLengths: () => ({}), path: '/mcp' };
    log.note({ ...answered('/'), summary: { target, results: () => null, isPage: false } });
    log.note(answered('/'));
    expect(log.sums.map(({ client }) => client.mcp)).toEqual([true, false]);
  });

  it('have views of each page from each host on each day, and none of what is no view', () => {
    const log = new RequestLog();
    log.note(answered('/a', 'news.example'));
    log.note(answered('/a', 'news.example'));
    log.note(answered('/a', 'blog.example'));
    log.note(answered('/b', 'news.example'));
    log.note({ ...answered('/a', 'news.example'), day: daysAgo(1) });
    log.note({ ...answered('/a'), view: null });
    log.note(answered('/a'));
    expect(log.batch.views).toEqual([
      { day: TODAY, path: '/a', referrer: 'news.example', views: 2 },
      { day: TODAY, path: '/a', referrer: 'blog.example', views: 1 },
      { day: TODAY, path: '/b', referrer: 'news.example', views: 1 },
      { day: daysAgo(1), path: '/a', referrer: 'news.example', views: 1 },
      { day: TODAY, path: '/a', referrer: null, views: 1 },
    ]);
  });

  it('have 100 pages by themselves, and go on counting those', () => {
    const log = new RequestLog();
    for (let nth = 0; nth < 100; nth += 1) log.note(answered(`/v${nth}`));
    log.note(answered('/v0'));
    log.note(answered('/other'));
    log.note(answered('/another'));
    const { views } = log.batch;
    expect(views).toHaveLength(101);
    expect(views[0]).toMatchObject({ path: '/v0', views: 2 });
    expect(views[99]).toMatchObject({ path: '/v99', views: 1 });
    expect(views[100]).toEqual({ day: TODAY, path: OTHERS, referrer: OTHERS, views: 2 });
  });
});

describe('referringHost', () => {
  it.each([
    ['https://news.example/item?id=7#x', 'news.example'],
    ['https://user:secret@news.example:8443/', 'news.example'],
    ['http://deals.example:8080/vendor/acme', null],
    ['http://192.0.2.7/', null],
    ['http://[2001:db8::1]/', null],
    ['about:client', null],
    ['not a url', null],
    [undefined, null],
  ])('of %s is %s', (referer, host) => {
    expect(referringHost(referer, 'deals.example:8080')).toBe(host);
  });
});
