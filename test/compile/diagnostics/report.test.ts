import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { validate } from '../../../src/compile/validate.ts';
import type { Diagnostic } from '../../../src/compile/diagnostics/diagnostic.ts';
import { reportJson } from '../../../src/compile/diagnostics/formats.ts';
import { report } from '../../../src/compile/diagnostics/report.ts';
import { miniatureWith } from '../miniature.ts';
import { CACHE, validated } from '../validated.ts';
import { day } from '../today.ts';

const printed = (name: string, color = false): string => {
  const text = readFileSync(new URL(`../../broken/${name}.yaml`, import.meta.url), 'utf8');
  const path = /^# file (.+)$/m.exec(text)?.[1] ?? 'vendors/broken.yaml';
  const sources = miniatureWith({ path, text });
  const { diagnostics } = validate(sources, day('2026-11-20'), CACHE);
  return report(diagnostics, { sources, prefix: 'catalogue', color });
};

const reportedAt = (column: number, text: string): string => {
  const start = { line: 1, column };
  const at = { file: 'tags.yaml', start, end: { line: 1, column: column + 3 } };
  const diagnostic: Diagnostic = { code: 'unknown-tag', at, what: 'what', why: 'why', fix: 'fix' };
  return report([diagnostic], { sources: [{ path: 'tags.yaml', text }], prefix: './here/', color: false });
};

describe('the printed report', () => {
  it('shows a category that nearly exists', () => {
    expect(printed('category-misspelt')).toMatchInlineSnapshot(`
      "catalogue/vendors/broken.yaml:4:15  error  unknown-category
        \`Database\` is not a category
          4 |   - category: Database
            |               ^^^^^^^^
        why  an offer outside the list appears under no category filter
        fix  use \`Databases\`, or add the name to categories.yaml

      1 diagnostic in 1 file"
    `);
  });

  it('shows a misspelt key', () => {
    expect(printed('key-near-miss')).toMatchInlineSnapshot(`
      "catalogue/vendors/broken.yaml:9:5  error  unknown-key
        \`desciption\` is not a key that belongs here
          9 |     desciption: One database of 1 GB
            |     ^^^^^^^^^^
        why  what it says would not be served
        fix  use \`description\`

      1 diagnostic in 1 file"
    `);
  });

  it('shows a word outside a closed list', () => {
    expect(printed('impact-unknown')).toMatchInlineSnapshot(`
      "catalogue/vendors/broken.yaml:13:13  error  unknown-impact
        \`impact\` cannot be \`negative\`
          13 |     impact: negative
             |             ^^^^^^^^
        why  the API publishes a closed list of values, and callers branch on them
        fix  use one of \`high\`, \`medium\`, \`low\`

      1 diagnostic in 1 file"
    `);
  });

  it('shows two files of one vendor', () => {
    expect(printed('vendor-twice')).toMatchInlineSnapshot(`
      "catalogue/vendors/broken.yaml:2:9  error  duplicate-vendor
        \`ACME\` is already the name of a vendor in vendors/acme.yaml
          2 | vendor: ACME
            |         ^^^^
        also catalogue/vendors/acme.yaml:2:9  first named here
        why  both would answer at one path, and only one of them could
        fix  merge the two files, or name the products apart

      1 diagnostic in 1 file"
    `);
  });

  it('shows a field that is missing', () => {
    expect(printed('category-missing')).toMatchInlineSnapshot(`
      "catalogue/vendors/broken.yaml:4:5  error  missing-field
        \`category\` is missing
          4 |   - tier: Free
            |     ^^^^
        why  every entry is served with it, and nothing is filled in for it
        fix  add \`category\`

      1 diagnostic in 1 file"
    `);
  });

  it('shows a deprecation without effect', () => {
    expect(printed('deprecation-without-effect')).toMatchInlineSnapshot(`
      "catalogue/vendors/broken.yaml:11:18  error  missing-listing-effect
        the deprecation does not say what becomes of the listed product
          11 |   - change_type: product_deprecated
             |                  ^^^^^^^^^^^^^^^^^^
        why  whether the vendor is risky, to be watched or untouched depends on it
        fix  add \`listing_effect\`: \`ends\`, \`narrows\`, or \`none\` where another product of the vendor is meant

      1 diagnostic in 1 file"
    `);
  });

  it('shows an invalid address', () => {
    expect(printed('url-javascript')).toMatchInlineSnapshot(`
      "catalogue/vendors/broken.yaml:6:10  error  bad-url
        \`url\` is \`javascript:alert(1)\`, which is not a web address
          6 |     url: javascript:alert(1)
            |          ^^^^^^^^^^^^^^^^^^^
        why  readers of the API follow it, and so do the nightly reads
        fix  write the whole address, from \`https://\` on, as the browser shows it

      1 diagnostic in 1 file"
    `);
  });

  it('shows a second document', () => {
    expect(printed('second-document')).toMatchInlineSnapshot(`
      "catalogue/vendors/broken.yaml:10:1  error  multiple-documents
        the file holds a second document
          10 | ---
             | ^^^
        why  a file is one document, and what follows \`---\` would be lost
        fix  move the second document to a file of its own

      1 diagnostic in 1 file"
    `);
  });

  it('shows a character that turns the text around', () => {
    expect(printed('description-reversed')).toMatchInlineSnapshot(`
      "catalogue/vendors/broken.yaml:9:18  error  invalid-whitespace
        \`description\` is \`One databaseU+202E of 1 GB\`, with spaces at an end, a line break or an invisible character
          9 |     description: "One database\\u202e of 1 GB"
            |                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        why  the text is served on one line, character by character
        fix  remove them; a long text is folded with \`>-\`, without blank lines

      1 diagnostic in 1 file"
    `);
  });

  it('colours the place, the word error and the carets', () => {
    const lines = printed('category-misspelt', true).split('\n');
    expect(lines[0]).toBe(
      '\u001B[1mcatalogue/vendors/broken.yaml:4:15\u001B[0m  \u001B[31merror\u001B[0m  unknown-category',
    );
    expect(lines[3]).toContain('\u001B[36m^^^^^^^^\u001B[0m');
  });

  it('states that there are no diagnostics', () => {
    expect(report([], { sources: [], prefix: 'catalogue', color: true })).toBe('no diagnostics');
  });

  it('cuts a long line around the diagnostic', () => {
    const [, , line = '', carets = ''] = reportedAt(301, `${'a'.repeat(300)}BCD${'e'.repeat(300)}`).split('\n');
    expect(line.length).toBeLessThan(140);
    expect(carets.indexOf('^^^')).toBe(line.indexOf('BCD'));
  });

  it('keeps the carets below the diagnostic behind tabs and characters of two units', () => {
    const [place, , line = '', carets = ''] = reportedAt(5, '\t🙂: BCD').split('\n');
    expect(place).toBe('./here/tags.yaml:1:5  error  unknown-tag');
    expect(Array.from(carets).indexOf('^')).toBe(Array.from(line).indexOf(':') + 1);
  });

  it('lets no control character through to the terminal', () => {
    expect(reportedAt(1, 'a\u001B[31mb\u0007')).not.toMatch(/[\u0000-\u0009\u000B-\u001F]/);
  });
});

describe('the report for programs', () => {
  it('is the sorted list with the folder before each path', () => {
    const text = '- sql\n- hosting\n- sql\n- hosting\n';
    const { diagnostics } = validated({ path: 'tags.yaml', text });
    expect(JSON.parse(reportJson([...diagnostics].reverse(), { prefix: 'catalogue' }))).toMatchObject([
      {
        code: 'duplicate-tag',
        severity: 'error',
        at: { file: 'catalogue/tags.yaml', start: { line: 3, column: 3 } },
        what: '`sql` is written twice',
      },
      { code: 'duplicate-tag', also: [{ at: { file: 'catalogue/tags.yaml' }, note: 'first written here' }] },
    ]);
  });
});
