import { describe, expect, it } from 'vitest';
import type { Environment } from '../../functions/environment.ts';
import { handle } from '../../functions/handle.ts';
import type { PlainAnswer, PlainRequest } from '../../functions/message.ts';
import { Representation } from '../../functions/representation.ts';
import { catalogue, vendor } from '../builders.ts';
import { computing } from '../computing.ts';
import { headerOf, plainRead, textOf } from '../plain.ts';

const linked = catalogue({ vendors: [vendor({ name: 'Acme' })] });
const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8';
const SHEET = new TextEncoder().encode('a {}');

/** The build has one file without a route. */
const environment = (more: Partial<Environment> = {}): Environment =>
  computing((_date, compute) => compute(linked), {
    prepared: (path) =>
      path === 'style.css'
        ? new Representation({ body: SHEET, contentType: 'text/css', etag: '"s"', results: () => null }, {}, null)
        : null,
    ...more,
  });

const answerTo = async (
  method: string,
  target: string,
  more: Partial<PlainRequest> = {},
  host = environment(),
): Promise<PlainAnswer> => handle(plainRead(target, { method, ...more }), host);

const errorOf = (answer: PlainAnswer): unknown => (JSON.parse(textOf(answer)) as { error: unknown }).error;

describe('a method', () => {
  it('that a path does not take is a 405 that names those it takes', async () => {
    const answer = await answerTo('DELETE', '/api/offers');
    expect(answer.status).toBe(405);
    expect(errorOf(answer)).toBe('DELETE is not answered here; use one of GET, HEAD, OPTIONS.');
    expect(answer.headers.slice(-2)).toEqual(['Allow', 'GET, HEAD, OPTIONS']);
    expect(answer.summary?.target.endpoint).toBe('/api/offers');
  });

  it('of any length is repeated up to 20 characters', async () => {
    const answer = await answerTo('X'.repeat(30), '/api/offers');
    expect(errorOf(answer)).toBe(`${'X'.repeat(20)} is not answered here; use one of GET, HEAD, OPTIONS.`);
  });

  it('at a path without a route is a 405 where there is a file, and a 404 where there is none', async () => {
    const [there, nowhere] = [await answerTo('POST', '/style.css'), await answerTo('POST', '/none.css')];
    expect([there.status, nowhere.status]).toEqual([405, 404]);
    expect(headerOf(there, 'allow')).toBe('GET, HEAD, OPTIONS');
    expect(errorOf(nowhere)).toBe('There is nothing at /none.css; the paths are at /api/openapi.json.');
    expect((await answerTo('GET', '/style.css')).status).toBe(200);
  });

  it('OPTIONS is a 204 with the headers of a preflight, whatever is at the path', async () => {
    for (const target of ['/api/offers', '/none', '/%zz']) {
      const answer = await answerTo('OPTIONS', target);
      expect(answer).toMatchObject({ status: 204, body: null, summary: { isPage: false } });
      expect(headerOf(answer, 'access-control-allow-methods')).toBe('GET, HEAD, POST, OPTIONS');
      expect(headerOf(answer, 'access-control-allow-origin')).toBe('*');
      expect(answer.summary?.results()).toBeNull();
    }
    expect((await answerTo('OPTIONS', '/api/offers')).summary?.target.endpoint).toBe('/api/offers');
  });

  it('HEAD has no body, also where the answer is awaited', async () => {
    const late = environment({ over: (_date, compute) => Promise.resolve(compute(linked)) });
    const [read, head] = [
      await answerTo('GET', '/api/offers', {}, late),
      await answerTo('HEAD', '/api/offers', {}, late),
    ];
    expect(head.body).toBeNull();
    expect(headerOf(head, 'content-length')).toBe(headerOf(read, 'content-length'));
    expect(read.body).not.toBeNull();
  });
});

describe('a target', () => {
  it.each(['GET', 'OPTIONS', 'POST'])('that is no path is a 400 without a summary after %s', async (method) => {
    const answer = await answerTo(method, 'nowhere');
    expect(answer.status).toBe(400);
    expect(errorOf(answer)).toBe('The request target is neither a path nor an http address.');
    expect(answer.summary).toBeNull();
  });

  it('with a query of more than 8,192 characters is a 414', async () => {
    const answer = await answerTo('GET', `/api/offers?${'x'.repeat(8193)}`);
    expect(answer.status).toBe(414);
    expect(errorOf(answer)).toBe('The query is longer than 8192 characters.');
  });

  it.each([
    ['/api/offers/?q=a', '/api/offers?q=a'],
    ['/a//', '/a'],
    ['//evil.example/', '/evil.example'],
    ['//', '/'],
  ])('%s that ends in a slash is a 308 to %s', async (target, location) => {
    const answer = await answerTo('GET', target);
    expect(answer.status).toBe(308);
    expect(headerOf(answer, 'location')).toBe(location);
  });

  it('that a page cannot read is a page for a browser, and JSON at a path of the interface', async () => {
    const type = async (target: string, method = 'GET') =>
      headerOf(await answerTo(method, target, { accept: BROWSER }), 'content-type');
    expect(await type(`/search?q=${'a'.repeat(600)}`)).toBe('text/html; charset=utf-8');
    expect(await type('/api/offers?limit=x')).toBe('application/json; charset=utf-8');
    expect((await answerTo('POST', `/search?q=${'a'.repeat(600)}`)).status).toBe(405);
  });

  it('with a broken escape is a 400 for a read and a 405 for any other method', async () => {
    const read = await answerTo('GET', '/%zz');
    expect(read.status).toBe(400);
    expect(errorOf(read)).toBe('A percent escape in the path is broken.');
    expect((await answerTo('POST', '/%zz')).status).toBe(405);
  });
});

describe('an error', () => {
  const fault = new Error('secret');
  const failing = (over: Environment['over']) => {
    const faults: unknown[] = [];
    return { faults, host: environment({ over, report: (reported) => faults.push(reported) }) };
  };

  it.each([
    [
      'thrown',
      () =>
        failing(() => {
          throw fault;
        }),
    ],
    ['of a promise', () => failing(() => Promise.reject(fault))],
  ])('that is %s is reported, and is a 500 without internals', async (_, make) => {
    const { faults, host } = make();
    const answer = await answerTo('GET', '/api/offers?q=a', {}, host);
    expect(answer.status).toBe(500);
    expect(JSON.parse(textOf(answer))).toEqual({ error: 'The service failed to answer this request.' });
    expect(answer.summary?.target.endpoint).toBe('/api/offers');
    expect((await answerTo('HEAD', '/api/offers?q=a', {}, host)).body).toBeNull();
    expect(faults).toEqual([fault, fault]);
  });
});
