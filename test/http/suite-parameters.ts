import { describe, expect, it } from 'vitest';
import { ROUTES } from '../../src/routes/table.ts';
import { ask, json, type Answer } from './client.ts';
import type { Host, Served } from './served.ts';

/** What a host makes of a query; `test/routes/parse-values.test.ts` has the values of each kind of parameter. */
export function parameterSuite(name: string, host: Host): void {
  describe(`${name}: parameters`, () => {
    it.each(ROUTES.filter((route) => route.path.endsWith('}')))('$path asks for its name', async (route) => {
      const folder = route.path.replace(/\/\{.*/, '');
      // A list of its own may stand where the name is missing.
      const missing = ROUTES.some(({ path }) => path === folder) ? [] : [folder];
      for (const target of [...missing, `${folder}/%20`, `${folder}/%09%20`]) {
        const answer = await ask(host(), target);
        expect(answer.status).toBe(400);
        expect(json(answer)['error']).toContain(route.path);
      }
    });

    it('reads a query of 8,192 characters without its question mark, and none longer', async () => {
      const read = await ask(host(), `/api/offers?q=${'a'.repeat(8190)}`);
      expect(read.status).toBe(400);
      expect(json(read)).toMatchObject({ param: 'q', error: expect.stringContaining('8190') as string });
      expect((await ask(host(), `/api/offers?q=${'a'.repeat(8191)}`)).status).toBe(414);
    });

    it.each([
      ['/api/stats', 'unknown=1', ['"unknown"']],
      ['/api/traffic', 'unknown=1&limit=2', ['"unknown"', '"limit"']],
      ['/api/query-log', 'limit=0&unknown=1', ['"unknown"', 'limit must be at least 1']],
      ['/api/pageviews', 'unknown=1', ['"unknown"']],
    ])('%s?%s says what it ignored or moved', async (path, query, parts) => {
      const bare = json(await ask(host(), path));
      expect(bare['warnings']).toBeUndefined();
      const { warnings } = json(await ask(host(), `${path}?${query}`)) as { warnings: readonly string[] };
      expect(warnings).toEqual(parts.map((part) => expect.stringContaining(part) as string));
    });

    it('states the next page in a header, of a prepared answer and of a computed one', async () => {
      for (const path of ['/api/offers', '/api/offers?limit=1', '/api/offers?q=database&limit=1']) {
        const answer = await ask(host(), path);
        const { next } = json(answer) as { readonly next: string | null };
        expect(typeof next).toBe(path === '/api/offers' ? typeof next : 'string');
        const links = answer.headers['link'] ?? '';
        expect(links).toContain('rel="service-desc"');
        expect(links.includes('rel="next"')).toBe(next !== null);
        if (next !== null) expect(links).toContain(`<${next}>; rel="next"`);
      }
      expect((await ask(host(), '/api/openapi.json')).headers['link']).not.toContain('rel="next"');
    });

    it('leaves an empty text aside', async () => {
      await expectSameTargets(host(), ['/api/offers', '/api/offers?q=&category=']);
      await expectSameTargets(host(), ['/api/changes', '/api/changes?since=&vendor=&categories=']);
    });

    it('answers every spelling of a name alike', async () => {
      const first = firstOf(json(await ask(host(), '/api/offers?limit=1'))['offers']);
      const { category, vendor } = first as { category: string; vendor: string };
      for (const path of ['/api/offers?category=', '/api/newest?category=', '/api/details/']) {
        const named = path.includes('?') ? category : vendor;
        const spelt = [
          named,
          named.toUpperCase(),
          named.toLowerCase(),
          named.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
        ];
        await expectSameTargets(
          host(),
          spelt.map((text) => path + encodeURIComponent(text)),
        );
      }
    });
  });
}

function firstOf(list: unknown): unknown {
  expect(list).toBeInstanceOf(Array);
  return (list as unknown[])[0];
}

async function expectSameTargets(served: Served, targets: readonly string[]): Promise<void> {
  expectAlike(await Promise.all(targets.map((target) => ask(served, target))), targets);
}

function expectAlike(answers: readonly Answer[], queries: readonly string[]): void {
  const [first] = answers;
  for (const [at, answer] of answers.entries()) {
    expect(answer.status, queries[at]).toBe(first?.status);
    expect(answer.status, queries[at]).toBeLessThan(500);
    expect(answer.body.toString(), queries[at]).toBe(first?.body.toString());
    expect(answer.headers['etag'], queries[at]).toBe(first?.headers['etag']);
  }
}
