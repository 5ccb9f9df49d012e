import { describe, expect, it } from 'vitest';
import { ERRORS, READS } from '../../scripts/verify/requests.ts';
import { type Answer, ask, decoded, json } from './client.ts';
import { cachingSuite } from './suite-caching.ts';
import { compressionSuite } from './suite-compression.ts';
import { mcpSuite } from './suite-mcp.ts';
import { pathSuite } from './suite-paths.ts';
import { expectKept, expectOpen } from './expectations.ts';
import type { Host } from './served.ts';

const OPERATIONAL = ['/api/freshness', '/api/stats', '/api/traffic', '/api/query-log', '/api/pageviews', '/api/health'];

/** The HTTP rules (docs/rules.md, section 13), tested by address alone, so that every platform passes the same suite. */
export function httpSuite(name: string, host: Host): void {
  describe(`${name}: every answer`, () => {
    it.each([...READS, ...ERRORS])('$what is JSON that any page may read ($status)', async (kind) => {
      const answer = await ask(host(), kind.target, kind.request);
      expect(answer.status).toBe(kind.status);
      expectOpen(answer);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(json(answer)).toBeTypeOf('object');
      expect(decoded(answer).at(-1)).toBe('\n'.charCodeAt(0));
    });

    it.each(READS)('$what says how long it is and how long it holds', async ({ target }) => {
      const answer = await ask(host(), target);
      expectKept(answer, host().date);
      expect(answer.headers['content-length']).toBe(String(answer.body.length));
    });

    it.each(ERRORS)('$what says in a sentence what is wrong, and is not kept', async ({ target, request }) => {
      const answer = await ask(host(), target, request);
      expect(json(answer)['error']).toMatch(/^(?:[A-Z/].*[.]|[a-z_]+ must be .*; got .+)$/s);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers).not.toHaveProperty('etag');
      expect(answer.headers).not.toHaveProperty('expires');
    });

    it.each([...READS, ...ERRORS.filter(({ request }) => !request)])(
      'HEAD of $what is GET without the body',
      async ({ target }) => {
        const [get, head] = [await ask(host(), target), await ask(host(), target, { method: 'HEAD' })];
        expect(head.status).toBe(get.status);
        expect(head.body).toHaveLength(0);
        expect(comparable(head)).toEqual(comparable(get));
      },
    );

    it('carries the provenance of what it says', async () => {
      for (const { target } of READS) expect(json(await ask(host(), target))).toHaveProperty('_provenance.cite_as');
    });

    it.each(OPERATIONAL)('%s reports on the service: without provenance, and never kept', async (target) => {
      const answer = await ask(host(), target);
      expect(answer.status).toBe(200);
      expectOpen(answer);
      expect(json(answer)).not.toHaveProperty('_provenance');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers).not.toHaveProperty('expires');
    });
  });

  methodSuite(name, host);
  pathSuite(name, host);
  cachingSuite(name, host);
  compressionSuite(name, host);
  mcpSuite(name, host);
}

function methodSuite(name: string, host: Host): void {
  describe(`${name}: methods`, () => {
    const targets = ['/api/offers', '/api/categories', '/api/offers?q=a', '/api/details/x', '/'];

    it.each(targets)('OPTIONS of %s lets any page ask', async (target) => {
      const answer = await ask(host(), target, {
        method: 'OPTIONS',
        headers: { Origin: 'https://page.example', 'Access-Control-Request-Method': 'GET' },
      });
      expect(answer.status).toBe(204);
      expect(answer.body).toHaveLength(0);
      expectOpen(answer);
      expect(answer.headers['access-control-allow-methods']).toMatch(/GET.*POST/);
      expect(answer.headers['access-control-allow-headers']).toMatch(/Content-Type/i);
    });

    it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'TRACE'])(
      '%s is not answered, and what is',
      async (method) => {
        for (const target of targets) {
          const answer = await ask(host(), target, { method });
          expect(answer.status).toBe(405);
          expectOpen(answer);
          expect(answer.headers['allow']).toBe('GET, HEAD, OPTIONS');
          expect(answer.headers['cache-control']).toBe('no-store');
          expect(json(answer)['error']).toContain(method);
        }
      },
    );

    it.each(['/nowhere', '/api/nowhere', '/api/agents/register'])('POST of %s finds nothing there', async (target) => {
      const answer = await ask(host(), target, { method: 'POST', body: '{}' });
      expect(answer.status).toBe(404);
      expectOpen(answer);
    });

    it.each([
      ['GET', '/api/signal', 'POST, OPTIONS'],
      ['POST', '/api/stats', 'GET, HEAD, OPTIONS'],
      ['DELETE', '/api/query-log', 'GET, HEAD, OPTIONS'],
      ['TRACE', '/api/signal', 'POST, OPTIONS'],
    ])('%s of %s is not answered', async (method, target, allow) => {
      const answer = await ask(host(), target, { method });
      expect(answer.status).toBe(405);
      expect(answer.headers['allow']).toBe(allow);
      expectOpen(answer);
    });
  });
}

/** What the connection says is no part of the answer. */
function comparable({ headers }: Answer): object {
  const ofConnection = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name)));
}
