import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../src/model/catalogue.ts';
import { notFoundPage } from '../../src/pages/not-found.ts';
import { shell } from '../../src/pages/parts/shell.ts';
import { catalogue, category, change, offer, programme, read, vendor } from '../builders.ts';
import { documentOf, named, structured } from './document.ts';
import { expectInert } from './inert.ts';
import { functionPage, isPage, pageTexts } from './tiny.ts';
import { oneIn, runs } from '../runs.ts';

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

/** A catalogue whose every text is the same hostile one. Addresses are hostile too, though the checks refuse such. */
function hostile(text: string): Catalogue {
  const name = `A ${text}`;
  const records = ['limits_reduced', 'product_deprecated', 'new_tier'] as const;
  return catalogue({
    categories: [category({ name, scope: text, answers: [text], retired_names: [`Old ${text}`] })],
    vendors: [
      vendor({
        name,
        former_names: [`Former ${text}`],
        referral_program: programme({
          ...{ referrer_benefit: text, referee_benefit: text, program_url: text, notes: text },
          read_on: '2026-11-01',
        }),
        reads: [read({ url: text, last_read: { date: '2026-11-19', outcome: 'changed', found: text } })],
        offers: [
          offer({
            category: name,
            description: text,
            tier: text,
            url: text,
            tags: [text],
            conditions: [{ text, quote: text, url: text, read_on: '2026-11-01' }],
            eligibility: { type: 'public', conditions: [text], program: text },
          }),
        ],
        changes: records.map((change_type) =>
          change({
            change_type,
            category: name,
            summary: text,
            previous_state: text,
            current_state: text,
            source_url: text,
            alternatives: [text],
            resolution: { state: 'reversed', date: '2026-11-02', detail: text, source_url: text },
          }),
        ),
      }),
      vendor({
        name: `Gone ${text}`,
        offers: [],
        changes: [change({ summary: text, category: name, source_url: text })],
      }),
    ],
  });
}

function expectText(text: string): void {
  const catalogue = hostile(text);
  const query = new URLSearchParams({ q: text.slice(0, 500), tag: text.slice(0, 500), least: text.slice(0, 40) });
  const searches = [
    ['search?q', functionPage(catalogue, `/search?${query.toString()}&measure=storage`)],
    [
      'stack-check?names',
      functionPage(catalogue, `/stack-check?${new URLSearchParams({ names: text.slice(0, 4000) }).toString()}`),
    ],
    ['plan?auth', functionPage(catalogue, `/plan?${new URLSearchParams({ auth: text.slice(0, 40) }).toString()}`)],
    [
      'follow?vendors',
      functionPage(catalogue, `/follow?${new URLSearchParams({ vendors: text.slice(0, 4000) }).toString()}`),
    ],
    [
      'changes?way',
      functionPage(
        catalogue,
        `/changes?${new URLSearchParams({ way: text.slice(0, 200), year: text.slice(0, 200) }).toString()}`,
      ),
    ],
    ['nothing', shell(catalogue, notFoundPage(catalogue, `/vendor/${text}`))],
  ] as const;
  for (const [path, markup] of [...pageTexts(catalogue), ...searches]) {
    if (!isPage(path)) continue;
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

describe('the pages of a hostile catalogue', () => {
  it.each(oneIn(3, PAYLOADS))('show %j as text', (payload) => {
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
