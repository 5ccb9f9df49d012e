import { describe, expect, it } from 'vitest';
import { sitemapFiles, type ListedPage } from '../../src/pages/agent-files.ts';
import { catalogue, TODAY } from '../builders.ts';

const index = catalogue({});
const site = index.site.base_url;
const located = (text: string): readonly string[] =>
  [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1] ?? '');
const pages = (count: number): readonly ListedPage[] => paths(count).map((path) => ({ path, modified: TODAY }));
const paths = (count: number): readonly string[] => Array.from({ length: count }, (_, number) => `/page-${number}`);

describe('the sitemap', () => {
  it('is one file up to the limit of addresses', () => {
    const [only, ...others] = sitemapFiles(index, pages(4), 4);
    expect(others).toEqual([]);
    expect(only?.path).toBe('sitemap.xml');
    expect(located(only?.text ?? '')).toEqual(paths(4).map((path) => `${site}${path}`));
  });

  it('is an index of files past the limit, each within it, with every address once', () => {
    const [first, ...parts] = sitemapFiles(index, pages(9), 4);
    expect(first?.text).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
    expect(located(first?.text ?? '')).toEqual(parts.map(({ path }) => `${site}/${path}`));
    expect(parts.map(({ text }) => located(text).length)).toEqual([4, 4, 1]);
    expect(parts.flatMap(({ text }) => located(text))).toEqual(paths(9).map((path) => `${site}${path}`));
  });

  it('splits at 50,000 addresses', () => {
    expect(sitemapFiles(index, pages(50_000))).toHaveLength(1);
    expect(sitemapFiles(index, pages(50_001)).map(({ path }) => path)).toEqual([
      'sitemap.xml',
      'sitemap-1.xml',
      'sitemap-2.xml',
    ]);
  });
});
