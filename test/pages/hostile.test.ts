import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { notFoundPage } from '../../src/pages/not-found.ts';
import { shell } from '../../src/pages/parts/shell.ts';
import { documentOf, named, structured } from './document.ts';
import { expectInert } from './inert.ts';
import { functionPage } from './tiny.ts';
import { runs } from '../runs.ts';
import { tinyCatalogue } from '../shipped.ts';

const catalogue = await tinyCatalogue();

const PAYLOADS = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '<!--',
  ']]>',
  '</title><svg onload=alert(1)>',
  '</textarea></pre></code><b>',
  '${alert(1)}',
  '&lt;b&gt;',
  '\u2028\u2029\u202e',
  '\u0000\u001b[31m\ud800',
  'javascript:alert(1)',
];

/** Every page that shows what its address says, for a text in each parameter. */
function expectText(text: string): void {
  const page = (path: string, query: Record<string, string>): string =>
    functionPage(catalogue, `${path}?${new URLSearchParams(query).toString()}`);
  for (const markup of [
    page('/search', { q: text, tag: text, least: text, measure: 'storage' }),
    page('/stack-check', { names: text }),
    page('/plan', { auth: text.slice(0, 40) }),
    page('/follow', { vendors: text }),
    page('/changes', { way: text, year: text }),
    shell(catalogue, notFoundPage(catalogue, `/vendor/${text}`)),
  ]) {
    const document = documentOf(markup);
    const scripts = named(document, 'script').filter(({ attributes }) => attributes['type'] !== 'application/ld+json');
    const [first, ...more] = scripts.map(({ attributes }) => attributes['src']);
    expect(first).toBe('/assets/search.js');
    expect(more.filter((source) => source !== '/assets/table.js' && source !== '/assets/tools.js')).toEqual([]);
    expectInert(document);
    expect(structured(document).length).toBeGreaterThan(0);
    expect(document.faults).toEqual([]);
  }
}

// `test/safety/hostile-catalogue.test.ts` has such texts in the catalogue.
describe('the pages of a hostile address', () => {
  it.each(PAYLOADS)('show %j as text', (payload) => {
    expectText(payload);
  });

  it('show any mixture of such texts as text', () => {
    const pieces = fc.array(fc.constantFrom(...PAYLOADS, 'a', ' ', '"', "'", '<', '>', '&'), { maxLength: 6 });
    fc.assert(
      fc.property(pieces, (chosen) => {
        expectText(chosen.join(''));
      }),
      { numRuns: runs(40) },
    );
  });
});
