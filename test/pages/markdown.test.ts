import { describe, expect, it } from 'vitest';
import { jsonMarkdown } from '../../src/pages/markdown/json-markdown.ts';
import { functionPage, isPage, pageTexts, tiny } from './tiny.ts';

const index = await tiny();
const texts = pageTexts(index, { withDocs: true });
const twins = [...texts.keys()].filter((path) => path.endsWith('.md'));

const twinOf = (path: string): string => (path === 'index.html' ? 'index.md' : `${path}.md`);

describe('the Markdown form', () => {
  it('is written for every page and named in its head', () => {
    // The function alone renders these, from a query.
    const onRequest = ['search', 'vendor', 'category', 'compare', 'alternatives'];
    const pages = [...texts].filter(
      ([path]) => isPage(path) && !onRequest.includes(path) && !/^(?:compare|alternatives)\//.test(path),
    );
    expect(twins).toHaveLength(pages.length);
    for (const [path] of pages) expect(texts.has(twinOf(path)), path).toBe(true);
    for (const [path, text] of [...texts].filter(([each]) => isPage(each))) {
      expect(text).toContain(`<link rel="alternate" type="text/markdown" href="/${twinOf(path)}"`);
    }
  });

  it('is named with the query of the page', () => {
    for (const query of ['?q=postgres&page=2', '?q=a&level=stable&sort=name']) {
      expect(functionPage(index, `/search${query}`)).toContain(
        `type="text/markdown" href="/search.md${query.replaceAll('&', '&amp;')}"`,
      );
    }
    expect(functionPage(index, '/changes?vendor=acme')).toContain('href="/changes.md?vendor=acme"');
  });

  it.each(twins)('%s has a title, content and a citation', (path) => {
    expect(texts.get(path)).toMatch(/^# \S.*\n\n> \S[^]*\n\nSource: .* JSON: https:\/\/\S+\n$/);
    expect(texts.get(path)).not.toMatch(/undefined|\[object/);
  });

  it.each(['vendor/acme.md', 'category/databases.md', 'signal.md', 'api/docs.md', 'docs/getVendorRisk.md'])(
    '%s reads as it is known to',
    async (path) => {
      await expect(texts.get(path)).toMatchFileSnapshot(`../golden/pages/${path}`);
    },
  );

  it('escapes what a text of the catalogue could do', () => {
    const written = jsonMarkdown({
      a: '<script>[x](javascript:1)',
      b: 'javascript:alert(1)',
      risk_level: null,
      c: null,
    });
    expect(written).toBe(
      '- a: &lt;script&gt;\\[x\\]\\(javascript:1\\)\n- b: javascript:alert\\(1\\)\n- risk_level: withheld',
    );
  });
});
