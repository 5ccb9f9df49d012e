import { describe, expect, it } from 'vitest';
import { RequestLog, type LoggableRequest } from '../../functions/request-log.ts';
import { OTHERS } from '../../functions/request-store.ts';
import { referringHost } from '../../functions/request-summary.ts';
import { clientClass } from '../../src/rules/clients/client-class.ts';
import { TODAY } from '../builders.ts';

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
