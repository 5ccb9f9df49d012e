import { describe, expect, it } from 'vitest';
import { htmlMarkdown, markdownOf } from '../../src/pages/markdown.ts';
import { html } from '../../src/pages/parts/html.ts';
import { vendorPageOf } from '../../src/pages/vendor.ts';
import { catalogue, offer, vendor } from '../builders.ts';
import { functionPage, functionPageAt, isPage, pageTexts } from './tiny.ts';
import { tinyCatalogue } from '../shipped.ts';

const index = await tinyCatalogue();
const texts = pageTexts(index, { withDocs: true });
const markdownFiles = [...texts.keys()].filter((path) => path.endsWith('.md'));

const markdownFile = (path: string): string => (path === 'index.html' ? 'index.md' : `${path}.md`);

describe('the Markdown form', () => {
  it('is written for every page and named in its head', () => {
    // The function alone renders these, from a query.
    const onRequest = ['search', 'vendor', 'category', 'compare'];
    const pages = [...texts].filter(([path]) => isPage(path) && !onRequest.includes(path) && !/^compare\//.test(path));
    expect(markdownFiles).toHaveLength(pages.length);
    for (const [path] of pages) expect(texts.has(markdownFile(path)), path).toBe(true);
    for (const [path, text] of [...texts].filter(([each]) => isPage(each))) {
      expect(text).toContain(`<link rel="alternate" type="text/markdown" href="/${markdownFile(path)}"`);
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

  it.each(markdownFiles)('%s has a title, content and a citation', (path) => {
    expect(texts.get(path)).toMatch(/^# \S.*\n\n> \S[^]*\n\nSource: .* JSON: https:\/\/\S+\n$/);
    expect(texts.get(path)).not.toMatch(/undefined|\[object/);
  });

  it.each(['vendor/acme.md', 'category/databases.md', 'signal.md', 'api/docs.md', 'docs/getVendorRisk.md'])(
    '%s is as its golden file has it',
    async (path) => {
      await expect(texts.get(path)).toMatchFileSnapshot(`../golden/pages/${path}`);
    },
  );

  it('of an index page has what the page is about', () => {
    const markdown = (path: string) => texts.get(`${path}.md`) ?? '';
    expect(markdown('about')).toMatch(/^## Privacy$/m);
    expect(markdown('about')).not.toContain('stamp_score');
    expect(markdown('data')).toContain('[`offers.csv`](https://deals.example/api/export/offers.csv)');
    expect(functionPageAt(index, '/category.md', new URLSearchParams())).toMatch(
      /^- \[Databases\]\(https:\/\/deals\.example\/category\/databases\.md\) \d/m,
    );
  });

  it('of a vendor is about the vendor, also where its name is a brand of several products', () => {
    const products = ['Orca Queue', 'Orca Store'].map((name) => vendor({ name }));
    const brand = vendor({ name: 'Orca', offers: [offer({ tier: 'Trial', description: 'Ten days of everything' })] });
    const records = catalogue({ vendors: [brand, ...products] });
    const page = vendorPageOf(records, brand);
    const markdown = markdownOf(records, page);
    expect(markdown).toMatch(/^# Orca: /);
    expect(markdown).toContain('\n\nTen days of everything\n\n');
    expect(page.json).toBe('/api/details/orca');
  });

  it('escapes what a text of the catalogue could do', () => {
    const words = '<script>[x](javascript:1) & **y** `z`';
    const written = htmlMarkdown(
      index,
      html`<h2>${words}</h2>
        <p>${words} <a href="/vendor/acme#x">${words}</a></p>`.text,
    );
    const escaped = '&lt;script&gt;\\[x\\]\\(javascript:1\\) &amp; \\*\\*y\\*\\* \\`z\\`';
    expect(written).toBe(`## ${escaped}\n\n${escaped} [${escaped}](https://deals.example/vendor/acme.md#x)`);
  });

  it('keeps lines of a terminal, rows of a table and facts, and leaves out forms, drawings and places', () => {
    const page = html`<form action="/x"><label>Name</label></form>
      <svg><text>7</text></svg>
      <pre><code>${'curl x \\\n  -d "a"'}</code></pre>
      <table>
        <tr>
          <th>1 GB</th>
          <td>storage <a class="anchor" href="#s">#</a></td>
        </tr>
      </table>
      <dl>
        <div>
          <dt>Code</dt>
          <dd><code>a*b</code> <a href="#here">here</a></dd>
        </div>
      </dl>`;
    expect(htmlMarkdown(index, page.text)).toBe(
      '```\ncurl x \\\n  -d "a"\n```\n\n- 1 GB; storage\n\n- Code: `a*b` here',
    );
  });
});
