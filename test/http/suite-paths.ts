import { describe, expect, it } from 'vitest';
import { ask, decoded, json } from './client.ts';
import type { Host } from './served.ts';
import { expectKept, expectOpen } from './expectations.ts';

const MOVED = [
  ['/api/offers/', '/api/offers'],
  ['/api/offers//', '/api/offers'],
  ['/api/offers/?q=a&limit=1', '/api/offers?q=a&limit=1'],
  ['/api/details/acme/?alternatives=true', '/api/details/acme?alternatives=true'],
  ['/api/details/a%20b%2Fc/', '/api/details/a%20b%2Fc'],
  ['/api/details/', '/api/details'],
  ['/nowhere/', '/nowhere'],
] as const;

/** Each would lead to another host if its slashes were taken for those of an address. */
const ELSEWHERE = ['//evil.example/', '///evil.example/', '/\\evil.example/', '/..//evil.example/', '//evil.example//'];

/** Paths that responses refer to (docs/rules.md#pages), and other paths without a route. */
const DOCUMENTS = [
  ['/api/openapi.json', 'application/json; charset=utf-8'],
  ['/api/feed', 'application/atom+xml; charset=utf-8'],
  ['/api/docs', 'text/html; charset=utf-8'],
  ['/api/digest/weekly?format=markdown', 'text/markdown; charset=utf-8'],
  ['/api/digest/weekly?format=html', 'text/html; charset=utf-8'],
  ['/api/digest', 'application/json; charset=utf-8'],
  ['/.well-known/api-catalog', 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/', 'text/html; charset=utf-8'],
  ['/changes', 'text/html; charset=utf-8'],
  ['/criteria', 'text/html; charset=utf-8'],
  ['/signal', 'text/html; charset=utf-8'],
  ['/freshness', 'text/html; charset=utf-8'],
] as const;

/** Pages of which there are many, pages that the function renders, and pages of lists. */
const RENDERED = [
  '/vendor/acme',
  '/category/databases',
  '/search',
  '/search?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '/compare/acme-vs-borealis',
  '/changes?vendor=acme',
  '/vendor',
  '/category',
  '/compare',
  '/data',
];

/** Of every page (docs/rules.md#response-headers). */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Results of paths: a redirect, a 404 or a page. */
export function pathSuite(name: string, host: Host): void {
  describe(`${name}: paths`, () => {
    it.each(MOVED)('%s moved to %s for good', async (target, location) => {
      for (const method of ['GET', 'HEAD']) {
        const answer = await ask(host(), target, { method });
        expect(answer.status).toBe(308);
        expect(answer.headers['location']).toBe(location);
        expectOpen(answer);
      }
    });

    it.each(['/api/signal/', '/api/referral-codes/'])('%s moved for a POST too', async (target) => {
      const answer = await ask(host(), target, { method: 'POST', body: '{}' });
      expect(answer.status).toBe(308);
      expect(answer.headers['location']).toBe(target.slice(0, -1));
    });

    it.each(ELSEWHERE)('%s never leads to another host', async (target) => {
      const { status, headers } = await ask(host(), target);
      expect([301, 302, 307, 308, 400, 404]).toContain(status);
      const address = new URL(headers['location'] ?? '/', host().baseUrl);
      expect(address.host).toBe(new URL(host().baseUrl).host);
    });

    it('says in a 404 where the paths are', async () => {
      expect(json(await ask(host(), '/nowhere'))['error']).toContain('/api/openapi.json');
    });

    it('distinguishes a vendor that is missing from one that is unknown', async () => {
      for (const path of ['/api/details', '/api/vendor-risk']) {
        expect((await ask(host(), path)).status).toBe(400);
        expect((await ask(host(), `${path}/no-vendor-is-called-this`)).status).toBe(404);
      }
    });

    it('never takes a vendor called default for the list of all', async () => {
      const answer = await ask(host(), '/api/referral-codes/default');
      expect(answer.status).toBe(404);
      expect((await ask(host(), '/api/referral-codes/~default')).status).toBe(404);
    });

    it('reads the vendors of a feed at the path of the feed of all', async () => {
      const all = await ask(host(), '/api/feed');
      for (const [path, type] of [
        ['/api/feed', 'application/atom+xml; charset=utf-8'],
        ['/api/feed.json', 'application/json; charset=utf-8'],
      ] as const) {
        const some = await ask(host(), `${path}?vendors=acme`);
        expect([some.status, some.headers['content-type']]).toEqual([200, type]);
        expect(String(decoded(some))).toContain(`${path}?vendors=acme`);
        expect((await ask(host(), `${path}?vendors=nobody-by-this-name`)).status).toBe(404);
      }
      expect(decoded(await ask(host(), '/api/feed?vendors='))).toEqual(decoded(all));
      expect(String(decoded(all))).not.toContain('vendors=');
    });

    it.each([
      ['/search?q=database', '/search.md?q=database', 'acme'],
      ['/compare/acme-vs-borealis', '/compare/acme-vs-borealis.md', 'Borealis'],
      ['/compare/databases?sort=name', '/compare/databases.md?sort=name', 'acme'],
      ['/changes?vendor=acme', '/changes.md?vendor=acme', 'Acme'],
      ['/changes', '/changes.md', 'Acme'],
      ['/vendor', '/vendor.md', '/vendor/acme.md'],
      ['/category', '/category.md', 'databases'],
      ['/compare', '/compare.md', '/compare/databases.md'],
      ['/vendor/acme', '/vendor/acme.md', 'Acme'],
    ])('%s has a Markdown form', async (page, path, content) => {
      const direct = await ask(host(), path);
      const negotiated = await ask(host(), page, { headers: { Accept: 'text/markdown' } });
      for (const answer of [direct, negotiated]) {
        expect(answer.headers['content-type']).toBe('text/markdown; charset=utf-8');
        expect(String(decoded(answer))).toContain(content);
        expect(String(decoded(answer))).toMatch(/^# .*\n\n> /);
      }
      expect(decoded(negotiated)).toEqual(decoded(direct));
      expect(negotiated.headers['vary']).toContain('Accept');
      expect(negotiated.headers['cache-control']).toBe('no-store');
      expect((await ask(host(), page, { headers: { Accept: 'text/html' } })).headers['content-type']).toContain('html');
    });

    it('has no Markdown form of a page that is not there', async () => {
      for (const path of ['/compare/acme-vs-nobody.md', '/alternatives/nobody.md', '/nobody.md']) {
        expect((await ask(host(), path, { headers: { Accept: 'text/markdown' } })).status).toBe(404);
      }
    });

    it('sends every page under one policy, without inline scripts, styles and handlers', async () => {
      const made = DOCUMENTS.filter(([, type]) => type.startsWith('text/html')).map(([target]) => target);
      for (const target of [...made, ...RENDERED]) {
        const { headers, ...page } = await ask(host(), target, { headers: { Accept: 'text/html' } });
        expect(page.status, target).toBe(200);
        expect(headers['content-type'], target).toBe('text/html; charset=utf-8');
        expect(headers['content-security-policy'], target).toBe(PAGE_POLICY);
        const markup = decoded({ headers, ...page })
          .toString()
          .replace(/<script type="application\/ld\+json">[^<]*<\/script>/g, '');
        expect(
          markup.match(/<script(?! (?:type="module" )?src="\/)|<style|<[^>]+\s(?:style|on\w+)\s*=/g),
          target,
        ).toBeNull();
      }
    });

    it.each(DOCUMENTS)('%s is %s', async (target, type) => {
      const answer = await ask(host(), target);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe(type);
      expectOpen(answer);
      expectKept(answer, host().date);
    });

    it('links the catalog of APIs from its own HEAD, as RFC 9727 demands, and from every answer', async () => {
      for (const target of ['/.well-known/api-catalog', '/api/offers', '/']) {
        const { headers } = await ask(host(), target, { method: 'HEAD' });
        expect(headers['link'], target).toContain('</.well-known/api-catalog>; rel="api-catalog"');
      }
    });
  });
}
