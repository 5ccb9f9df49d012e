import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Manifest } from '../../src/model/build.ts';
import { COMPARISON_PAGES } from '../../src/pages/parts/site-links.ts';
import { PAGE } from '../../src/routes/shared/page.ts';
import { pathMatcher } from '../path-matcher.ts';
import { SERVICE_ROUTES, ROUTES } from '../../src/routes/table.ts';
import { parseValues } from '../../src/routes/parse-values.ts';
import { addresses, documentOf, named, structured, type Document } from './document.ts';
import { functionPageAt, functionPages, isPage } from './tiny.ts';
import { tinyCatalogue } from '../shipped.ts';
import { sharedMiniature } from '../http/compiled.ts';

const SITE = 'https://deals.example';
const catalogue = await tinyCatalogue();
const files = new Map<string, string>();
const documents = new Map<string, Document>();

beforeAll(() => {
  const out = sharedMiniature();
  const manifest = JSON.parse(readFileSync(join(out, '_index/manifest.json'), 'utf8')) as { files: Manifest };
  for (const path of Object.keys(manifest.files)) files.set(path, readFileSync(join(out, path), 'utf8'));
  for (const [path, text] of files) if (isOwnPage(path)) documents.set(path, documentOf(text));
  for (const [path, text] of functionPages(catalogue)) {
    files.set(path, text);
    documents.set(path, documentOf(text));
  }
});

afterAll(() => {
  files.clear();
});

function isOwnPage(path: string): boolean {
  return path === 'api/docs' || (!/^(?:_|api\/|assets\/)/.test(path) && isPage(path));
}

function fileOf(pathname: string): string {
  return pathname === '/' ? 'index.html' : decodeURIComponent(pathname.slice(1));
}

/** Why an address of the site has no target; null when it has one. */
function brokenBecause(address: string, from = '/'): string | null {
  const url = new URL(address, `${SITE}${from}`);
  if (url.origin !== SITE) return null;
  const file = fileOf(url.pathname);
  if (url.hash !== '') {
    const target = documents.get(file);
    const isThere = target?.elements.some(({ attributes }) => attributes['id'] === url.hash.slice(1));
    if (!isThere) return `${address} names a place that is not on its page`;
  }
  const isThere = files.has(file) || statusOf(url) === 200 || isLive(url) || isRendered(url);
  return isThere ? null : `${address} is not there`;
}

function isFormAction(document: Document, address: string): boolean {
  return named(document, 'form').some(({ attributes }) => attributes['action'] === address);
}

function isRendered({ pathname, searchParams }: URL): boolean {
  return functionPageAt(catalogue, pathname, searchParams) !== null;
}

const routeOf = pathMatcher(ROUTES);

/** The API's status for an address; null for an address outside the API. */
function statusOf(url: URL): number | null {
  const matched = routeOf(url.pathname);
  if (!matched) return null;
  const parsed = parseValues(matched.route, url.searchParams, matched.path);
  return 'refused' in parsed ? parsed.refused.status : matched.route.answer(catalogue, parsed.values).status;
}

function isLive({ pathname }: URL): boolean {
  return SERVICE_ROUTES.some(({ path }) => path === pathname);
}

/** Every value of some members of a JSON text, however deep. */
function membersOf(text: string, names: ReadonlySet<string>): readonly string[] {
  const found: string[] = [];
  JSON.parse(text, (key, value: unknown) => {
    if (names.has(key) && typeof value === 'string') found.push(value);
    return value;
  });
  return found;
}

describe('the built site', () => {
  it('has a page for every vendor, every category and every subject', () => {
    const paths = [...documents.keys()];
    for (const { slug } of catalogue.records.vendors) expect(paths).toContain(`vendor/${slug}`);
    for (const { slug } of catalogue.records.categories) expect(paths).toContain(`category/${slug}`);
    const named = [...Object.values(PAGE), ...COMPARISON_PAGES.map(({ path }) => path)];
    for (const path of named) expect(paths).toContain(fileOf(new URL(path, SITE).pathname));
  });

  it('has no link that leads nowhere, places on pages included', () => {
    const broken = [...documents].flatMap(([path, document]) =>
      addresses(document).flatMap((address) => {
        // A form of the documentation sends parameters along; test/pages/docs.test.ts sends each.
        if (path.startsWith('docs/') && isFormAction(document, address)) return [];
        const because = brokenBecause(address, path === 'index.html' ? '/' : `/${path}`);
        return because === null ? [] : [`${path}: ${because}`];
      }),
    );
    expect(broken).toEqual([]);
  });

  it('would notice one', () => {
    expect(brokenBecause('/vendor/nobody')).toBe('/vendor/nobody is not there');
    expect(brokenBecause('/api/details/nobody')).not.toBeNull();
    expect(brokenBecause('/changes#nowhere')).toContain('a place that is not on its page');
    expect(brokenBecause('https://elsewhere.example/')).toBeNull();
  });

  it('has every page that a response points at', () => {
    const names = new Set(['url', 'rule_url', 'vendor_page', 'docs', 'cite_as']);
    const pointed = [...files]
      .filter(([path]) => /^(?:_answers|api)\//.test(path) && /\.json$|^api\/(?!docs|feed)[^.]+$/.test(path))
      .flatMap(([, text]) => membersOf(text, names))
      .map((value) => /https:\/\/deals\.example[^,)\s]*/.exec(value)?.[0] ?? value)
      .filter((value) => value.startsWith(SITE) || value.startsWith('/'));
    const targets = [...new Set(pointed)];
    expect(targets.length).toBeGreaterThan(20);
    expect(targets.flatMap((target) => brokenBecause(target) ?? [])).toEqual([]);
  });

  it('passes an HTML validator', () => {
    const faults = [...documents].flatMap(([path, document]) => document.faults.map((fault) => `${path}: ${fault}`));
    expect(faults).toEqual([]);
  });

  it('gives no two elements of a page one id', () => {
    for (const [path, { elements }] of documents) {
      const ids = elements.flatMap(({ attributes }) => attributes['id'] ?? []);
      expect(new Set(ids).size, path).toBe(ids.length);
    }
  });

  it('heads every page once and skips no level of heading', () => {
    for (const [path, { elements }] of documents) {
      const levels = elements.flatMap(({ name }) => (/^h[1-6]$/.test(name) ? [Number(name[1])] : []));
      expect(
        levels.filter((level) => level === 1),
        path,
      ).toHaveLength(1);
      levels.forEach((level, index) => expect(level, path).toBeLessThanOrEqual((levels[index - 1] ?? 1) + 1));
    }
  });

  it('gives every page structured data, breadcrumbs and a link to its JSON', () => {
    for (const [path, document] of documents) {
      const links = named(document, 'link').map(({ attributes }) => attributes);
      const address = `${SITE}${path === 'index.html' ? '/' : `/${path}`}`;
      expect(links.find(({ rel }) => rel === 'canonical')?.['href']).toBe(address);
      expect(links.some(({ rel, type }) => rel === 'alternate' && type === 'application/json')).toBe(true);
      const description = named(document, 'meta').find(({ attributes }) => attributes['name'] === 'description');
      expect(description?.attributes['content']?.length, path).toBeGreaterThan(20);
      expect(description?.attributes['content']?.length, path).toBeLessThanOrEqual(160);
      expect(structured(document)[0]).toMatchObject({
        '@id': address,
        url: address,
      });
      const modified = String(structured(document)[0]?.['dateModified']);
      expect(modified).toMatch(/^2026-\d\d-\d\d$/);
      expect(modified <= catalogue.date).toBe(true);
    }
  });

  it('lays structured data out by kind of page', () => {
    const types = (path: string): readonly unknown[] => structured(documents.get(path)!).map((each) => each['@type']);
    expect(types('index.html')).toEqual(['WebPage', 'Dataset']);
    expect(types('vendor/acme')).toEqual(['WebPage', 'BreadcrumbList', 'Product']);
    expect(types('category/databases')).toEqual(['WebPage', 'BreadcrumbList']);
  });

  it('shows no page without its citation', () => {
    for (const [path, { elements }] of documents) {
      const citation = elements.find(({ attributes }) => attributes['class'] === 'citation')?.text;
      expect(citation, path).toMatch(/^Source: .+ \(https:\/\/deals\.example\/[^)]*\)$/);
    }
  });

  it('names every page in the sitemap and nothing else', () => {
    const listed = [...(files.get('sitemap.xml') ?? '').matchAll(/<loc>([^<]*)<\/loc><lastmod>([^<]*)</g)].map(
      (match) => [match[1], match[2]],
    );
    const expected = [...documents].map(([path, document]) => [
      `${SITE}${path === 'index.html' ? '/' : `/${path}`}`,
      structured(document)[0]?.['dateModified'],
    ]);
    expect(listed).toEqual(expected);
  });

  it('points agents at addresses that answer', () => {
    const text = files.get('llms.txt') ?? '';
    const links = [...text.matchAll(/\]\(([^)]*)\)/g)].map((match) => match[1] ?? '');
    expect(links.length).toBeGreaterThan(ROUTES.length);
    expect(links.filter((link) => brokenBecause(link) !== null)).toEqual([]);
  });

  it('describes the API by RFC 9727', () => {
    const { linkset } = JSON.parse(files.get('.well-known/api-catalog') ?? '') as {
      linkset: Record<string, unknown>[];
    };
    expect(linkset.map(({ anchor }) => anchor)).toEqual([
      `${SITE}/.well-known/api-catalog`,
      `${SITE}/api`,
      `${SITE}/mcp`,
    ]);
    const targets = membersOf(files.get('.well-known/api-catalog') ?? '', new Set(['href'])).filter(
      (href) => href !== `${SITE}/api` && href !== `${SITE}/mcp`,
    );
    expect(targets.flatMap((target) => brokenBecause(target) ?? [])).toEqual([]);
    expect(files.get('robots.txt')).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  });

  it('weighs under 30 KB for the start with all that it loads', () => {
    const loaded = ['index.html', 'assets/site.css', 'assets/search.js', 'favicon.svg'];
    const bytes = loaded.reduce((sum, path) => sum + gzipSync(files.get(path) ?? '').length, 0);
    expect(bytes).toBeLessThan(30_000);
  });
});
