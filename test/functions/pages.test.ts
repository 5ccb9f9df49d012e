import { describe, expect, it } from 'vitest';
import { catalogue, category, daysAgo, vendor } from '../builders.ts';
import { computingApp } from '../computing.ts';

const linked = catalogue({
  vendors: [vendor({ name: 'Acme' }), vendor({ name: 'Fly.io' })],
  categories: [category({ name: 'Databases', retired_names: ['Data Stores'] })],
});
const app = computingApp(linked);

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

const get = async (target: string, accept?: string, method = 'GET') =>
  app.request(target, { method, ...(accept !== undefined && { headers: { Accept: accept } }) });
const text = async (target: string) => (await get(target)).text();

describe('a path with nothing at it', () => {
  it.each([
    [BROWSER, HTML],
    ['text/html;q=0.5, application/json', JSON_TYPE],
    ['text/html;q=0', JSON_TYPE],
    ['*/*', JSON_TYPE],
    [undefined, JSON_TYPE],
  ])('is a 404 to a client that accepts %s, as %s', async (accept, type) => {
    const { status, headers } = await get('/vendor/acmee', accept);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([404, type, 'no-store']);
  });

  it('as a page has the policy of all pages, the near names, and no body after HEAD', async () => {
    const page = await get('/vendor/acmee', BROWSER);
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self'; /);
    expect(page.headers.get('vary')).toBe('Accept');
    expect(await page.text()).toContain('href="/vendor/acme"');
    const head = await get('/vendor/acmee', BROWSER, 'HEAD');
    expect([await head.text(), head.headers.get('content-length')]).toEqual(['', page.headers.get('content-length')]);
  });

  it('is JSON after any other method', async () => {
    expect((await get('/nowhere', BROWSER, 'POST')).headers.get('content-type')).toBe(JSON_TYPE);
    expect((await get('/vendor/Acme', BROWSER, 'POST')).status).toBe(404);
  });
});

describe('another address of a page', () => {
  it.each([
    ['/vendor/ACME?from=mail', '/vendor/acme?from=mail'],
    ['/VENDOR?q=a?b', '/vendor?q=a?b'],
    ['/category/data-stores?page=2', '/category/databases?page=2'],
    ['/compare/fly.io-vs-ACME', '/compare/acme-vs-fly-io'],
    ['/compare/acme-vs-acme', '/vendor/acme'],
    ['/alternatives/acme', '/vendor/acme'],
    ['/alternatives', '/vendor'],
  ])('%s leads to %s', async (target, location) => {
    for (const accept of [undefined, BROWSER]) {
      const { status, headers } = await get(target, accept);
      expect([status, headers.get('location')]).toEqual([308, location]);
    }
  });
});

describe('the pages of the function', () => {
  it('answers different queries differently, and no page where the path names none', async () => {
    expect(await text('/search?q=acme')).not.toBe(await text('/search?q=fly'));
    expect(await text('/compare/databases?sort=-name')).not.toBe(await text('/compare/databases'));
    for (const target of ['/compare/unheard', '/alternatives/unheard']) expect((await get(target)).status).toBe(404);
  });

  it('a query that cannot be read is a page for a browser, and JSON for any other client', async () => {
    const long = `/search?q=${'a'.repeat(600)}`;
    const page = await get(long, BROWSER);
    expect([page.status, page.headers.get('content-type')]).toEqual([400, HTML]);
    expect(await page.text()).toContain('q must be at most 512 characters; got 600');
    expect((await get(long)).headers.get('content-type')).toBe(JSON_TYPE);
    expect((await get('/api/offers?limit=x', BROWSER)).headers.get('content-type')).toBe(JSON_TYPE);
  });
});

const MARKDOWN = { headers: { Accept: 'text/markdown' } };

describe('a client that prefers Markdown', () => {
  it.each([
    ['text/markdown', true],
    ['text/markdown, text/html;q=0.9', true],
    ['text/html, text/markdown', false],
    ['text/markdown;q=0.5, text/html', false],
    ['text/markdown;q=0', false],
    [BROWSER, false],
  ])('%s: %s', async (accept, isMarkdown) => {
    for (const target of ['/vendor/acme', '/search?q=acme']) {
      const { headers } = await get(target, accept);
      expect(headers.get('content-type')?.startsWith('text/markdown')).toBe(isMarkdown);
      // Not kept: a shared cache would hand it to browsers at the same address.
      expect(headers.get('cache-control')).toBe(isMarkdown ? 'no-store' : 'public, max-age=300');
      expect(headers.get('vary')).toBe(isMarkdown ? 'Accept-Encoding, Accept' : 'Accept-Encoding');
    }
  });

  it('gets the file where it has no Markdown form, and that form of the first page', async () => {
    const held = ['robots.txt', 'index.md', 'index.html'];
    const file = (path: string) => (held.includes(path) ? new TextEncoder().encode(path) : null);
    const host = computingApp(linked, { build: { file } });
    const [robots, first] = [await host.request('/robots.txt', MARKDOWN), await host.request('/', MARKDOWN)];
    expect([robots.status, robots.headers.get('cache-control')]).toEqual([200, 'public, max-age=300']);
    expect(await first.text()).toBe('index.md');
  });
});

it('a page that is rendered today is cached, though the build is of yesterday', async () => {
  const { headers } = await computingApp(linked, { build: { date: daysAgo(1) } }).request('/vendor/acme');
  expect(headers.get('cache-control')).toBe('public, max-age=300');
});

it('a page of the function without a query is the file of the build', async () => {
  const requested: string[] = [];
  const file = (path: string) => {
    requested.push(path);
    return new TextEncoder().encode('built');
  };
  const built = computingApp(linked, { build: { file } });
  for (const target of ['/changes', '/changes', '/vendor', '/compare/acme-vs-fly-io']) await built.request(target);
  expect(await (await built.request('/changes')).text()).toBe('built');
  // From then on it is in memory.
  expect(requested).toEqual(['changes', 'compare/acme-vs-fly-io']);
});
