import { describe, expect, it } from 'vitest';
import { AnswerCache } from '../../functions/answer-cache.ts';
import type { Environment } from '../../functions/environment.ts';
import { handle } from '../../functions/handle.ts';
import type { PlainAnswer } from '../../functions/message.ts';
import { indexReply, resolveTarget, ROUTER, summaryOf } from '../../functions/router.ts';
import { SERVICE_ROUTES } from '../../src/routes/service-table.ts';
import { ROUTES } from '../../src/routes/table.ts';
import { catalogue, vendor } from '../builders.ts';
import { computing } from '../computing.ts';
import { headerOf, plainRead, textOf } from '../plain.ts';

const linked = catalogue({ vendors: [vendor({ name: 'Acme' }), vendor({ name: 'Fly.io' })] });

const environment = (more: Partial<Environment> = {}): Environment =>
  computing((_date, compute) => compute(linked), more);

/** An answer that is returned synchronously. */
function atOnce(target: string, method = 'GET', host = environment()): PlainAnswer {
  const answer = handle(plainRead(target, { method }), host);
  if (answer instanceof Promise) throw new Error(`${method} ${target} is awaited`);
  return answer;
}

describe('the table', () => {
  it('has a row for every route, and each method and path once', () => {
    const rows = ROUTER.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(rows).size).toBe(rows.length);
    for (const { path } of ROUTES) expect(rows).toContain(`GET ${path}`);
    for (const { method, path } of SERVICE_ROUTES) expect(rows).toContain(`${method} ${path}`);
  });

  it.each([
    ['/api/offers?limit=5&q=a', '/api/offers?q=a&limit=5'],
    ['/api/offers?q=a&limit=20', '/api/offers?q=a'],
    ['/api/offers?q=a%20b', '/api/offers?q=a+b'],
    ['/api/%6fffers?q=a', '/api/offers?q=a'],
    ['/api/details/a%63me%2Dcloud%7e1', '/api/details/acme-cloud~1'],
    ['/api/changes?since=2026-11-01T10:00:00Z', '/api/changes?since=2026-11-01'],
  ])('gives %s and %s one key', (one, other) => {
    expect(resolveTarget(one)?.key()).toBe(resolveTarget(other)?.key());
  });

  it('gives different requests different keys', () => {
    const targets = [
      '/api/offers?q=a',
      '/api/offers?q=b',
      '/api/offers?q=a&limit=5',
      // Its answer carries a warning.
      '/api/offers?q=a&unknown=1',
      '/api/changes?vendor=a',
      '/api/compare?a=x&b=y',
      '/api/compare?a=y&b=x',
    ];
    expect(new Set(targets.map((target) => resolveTarget(target)?.key())).size).toBe(targets.length);
  });
});

describe('every path alike', () => {
  const READS = 'GET, HEAD, OPTIONS';
  it.each([
    ['OPTIONS', '/nowhere', 204, undefined],
    ['OPTIONS', '/api/signal', 204, undefined],
    ['DELETE', '/api/offers', 405, READS],
    ['TRACE', '/api/details/acme', 405, READS],
    ['POST', '/api/stats', 405, READS],
    ['GET', '/api/signal', 405, 'POST, OPTIONS'],
    ['PUT', '/api/referral-codes', 405, READS],
    ['POST', '/api/referral-codes', 410, undefined],
    ['POST', '/nowhere', 404, undefined],
    ['GET', '/nowhere', 404, undefined],
    ['GET', '/nowhere/', 308, undefined],
    ['DELETE', '/api/offers/', 308, undefined],
    ['GET', '/%zz', 400, undefined],
    ['DELETE', '/%zz', 405, READS],
    ['GET', 'nowhere', 400, undefined],
    ['FOO', '/api/offers', 405, READS],
    ['get', '/api/signal', 405, 'POST, OPTIONS'],
    ['TRACE', '/api/signal', 405, 'POST, OPTIONS'],
    ['FOO', '/nowhere', 404, undefined],
    ['GET', `/api/categories?q=${'x'.repeat(8190)}`, 200, undefined],
    ['GET', `/api/categories?q=${'x'.repeat(8191)}`, 414, undefined],
    ['GET', `/nowhere?${'x'.repeat(9000)}`, 414, undefined],
    ['POST', `/api/signal?${'x'.repeat(9000)}`, 414, undefined],
    ['GET', '/api/offers?limit=x', 400, undefined],
    ['GET', '/api/offers', 200, undefined],
    ['HEAD', '/api/offers', 200, undefined],
  ])('%s %s is answered at once with %i', (method, target, status, allow) => {
    const answer = atOnce(target, method);
    expect(answer.status).toBe(status);
    expect(headerOf(answer, 'allow')).toBe(allow);
    expect(headerOf(answer, 'access-control-allow-origin')).toBe('*');
    if (method === 'HEAD') expect(answer.body).toBeNull();
  });

  it('HEAD states the length of its GET', () => {
    for (const target of ['/api/offers', '/nowhere', '/api/compare']) {
      expect(headerOf(atOnce(target, 'HEAD'), 'content-length')).toBe(headerOf(atOnce(target), 'content-length'));
    }
  });

  it('an error is logged and becomes a 500 without internals', async () => {
    const faults: unknown[] = [];
    const broken = environment({
      over: () => {
        throw new Error('secret');
      },
      report: (fault) => faults.push(fault),
    });
    const answer = atOnce('/api/offers', 'GET', broken);
    expect(answer.status).toBe(500);
    expect(textOf(answer)).not.toContain('secret');
    const late = environment({
      prepared: () => Promise.reject(new Error('late')),
      report: (fault) => faults.push(fault),
    });
    expect((await handle(plainRead('/api/offers'), late)).status).toBe(500);
    expect(faults).toHaveLength(2);
  });
});

describe('computed answers', () => {
  it('are kept from the second request on, and dropped with the catalogue', () => {
    const answers = new AnswerCache();
    let served = linked;
    const host = environment({ answers, over: (_date, compute) => compute(served) });
    const ask = (): PlainAnswer => atOnce('/api/offers?q=acme', 'GET', host);
    const bodies = [ask(), ask(), ask()].map(({ body }) => body);
    expect(bodies[1]).not.toBe(bodies[0]);
    expect(bodies[2]).toBe(bodies[1]);
    served = catalogue({ vendors: [vendor({ name: 'Acme' }), vendor({ name: 'Acme Two' })] });
    expect(textOf(ask())).toContain('Acme Two');
  });

  it('are the same bytes under the same validator, kept or not', () => {
    const host = environment();
    const [first, second, third] = [1, 2, 3].map(() => atOnce('/api/compare?a=acme&b=fly.io', 'GET', host));
    for (const other of [second, third]) {
      expect(other?.headers).toEqual(first?.headers);
      expect(other && textOf(other)).toBe(first && textOf(first));
    }
  });

  it('that report on the service are never kept', () => {
    const host = environment();
    const ask = (): PlainAnswer => atOnce('/api/freshness', 'GET', host);
    const [, second, third] = [ask(), ask(), ask()];
    expect(third.body).not.toBe(second.body);
    expect(headerOf(third, 'cache-control')).toBe('no-store');
  });

  it('answer 304 to their own validator', () => {
    const host = environment();
    const etag = headerOf(atOnce('/api/offers?q=acme', 'GET', host), 'etag');
    const answer = handle(plainRead('/api/offers?q=acme', { ifNoneMatch: `"x", W/${etag}` }), host);
    expect(answer).toMatchObject({ status: 304, body: null });
  });
});

describe('the summary for the log', () => {
  it.each([
    ['/api/offers?q=acme&secret=x', '/api/offers', { q: 4 }, 1],
    ['/api/details/no%20such', '/api/details/{vendor}', { vendor: 7 }, null],
    ['/api/offers?limit=x', '/api/offers', { limit: 1 }, null],
    ['/nowhere?q=a', null, {}, null],
  ])('of %s', (target, endpoint, lengths, results) => {
    const { summary } = atOnce(target);
    expect(summary?.target.endpoint).toBe(endpoint);
    expect(summary?.target.paramLengths()).toEqual(lengths);
    expect(summary?.results()).toBe(results);
    expect(summary?.isPage).toBe(false);
  });
});

describe('the file of a target', () => {
  it.each([
    ['/', 'index.html'],
    ['/robots.txt', 'robots.txt'],
    ['/_index/catalogue.json', null],
    ['/_answers/api/offers.json', null],
    ['/api/details/acme', '_answers/api/details/acme.json'],
    ['/api/offers?q=a%20b', null],
    ['/api/stats', null],
  ])('%s is %s', (target, file) => {
    expect(resolveTarget(target)?.file).toBe(file);
  });
});

describe('a target that is not answered', () => {
  it('has no values, no key and no file', () => {
    for (const target of ['/api/offers/', '/%zz', '/api/offers?limit=x', `/api/offers?${'x'.repeat(9000)}`]) {
      const resolved = resolveTarget(target);
      expect(resolved).toMatchObject({ values: {}, file: null });
      expect(resolved?.key()).toBe('');
    }
    expect(resolveTarget('nowhere')).toBeNull();
    expect(summaryOf('nowhere')).toBeNull();
  });

  it('keeps the path and the endpoint for the log', () => {
    const logged = (target: string) => {
      const { endpoint, path } = resolveTarget(target)?.summary ?? {};
      return { endpoint, path };
    };
    expect(logged('/api/offers/')).toEqual({ endpoint: null, path: '/api/offers/' });
    expect(logged('/api/offers?limit=x')).toEqual({ endpoint: '/api/offers', path: '/api/offers' });
    expect(logged('/%zz')).toEqual({ endpoint: null, path: '/%zz' });
    expect(logged('/search?q=a')).toEqual({ endpoint: null, path: '/search' });
    expect(summaryOf('/%zz')).toMatchObject({ endpoint: null, path: '/%zz' });
    expect(summaryOf('/api/offers?q=a')?.paramLengths()).toEqual({ q: 1 });
  });
});

describe('the methods of a path', () => {
  it.each([
    ['/api/offers', 'GET, HEAD, OPTIONS'],
    ['/api/signal', 'POST, OPTIONS'],
    ['/api/referral-codes', 'GET, HEAD, OPTIONS'],
    ['/mcp', 'POST, OPTIONS'],
    ['/nowhere', 'GET, HEAD, OPTIONS'],
  ])('%s are %s', (target, allow) => {
    expect(resolveTarget(target)?.endpoint.allow).toBe(allow);
  });
});

describe('the reply of a route of the index', () => {
  it('is that of the route with the values of the target', () => {
    expect(indexReply(linked, '/api/details/acme')).toMatchObject({ status: 200, body: { offer: { vendor: 'Acme' } } });
    expect(indexReply(linked, '/api/details/none')).toMatchObject({ status: 404 });
  });

  it.each(['/api/offers?limit=x', '/api/stats', '/nowhere', 'nowhere', '/vendor'])('is none for %s', (target) => {
    expect(indexReply(linked, target)).toBeNull();
  });
});
