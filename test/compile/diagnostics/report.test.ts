import { describe, expect, it } from 'vitest';
import { validate } from '../../../src/compile/validate.ts';
import type { Diagnostic } from '../../../src/compile/diagnostics/diagnostic.ts';
import { reportJson } from '../../../src/compile/diagnostics/formats.ts';
import { report, withPrefix } from '../../../src/compile/diagnostics/report.ts';
import { acme } from '../acme.ts';
import { miniatureWith } from '../miniature.ts';
import { CACHE, validated } from '../validated.ts';
import { TODAY } from '../../builders.ts';

/** The report on a vendor's file with one piece of its text replaced. */
const printed = (piece: string, written: string, color = false): string => {
  const text = acme('').text.replaceAll('Acme', 'Broken').replaceAll('acme', 'broken').replace(piece, written);
  const sources = miniatureWith({ path: 'vendors/broken.yaml', text });
  const { diagnostics } = validate(sources, TODAY, CACHE);
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
    expect(printed('Databases', 'Database')).toMatchInlineSnapshot(`
      "catalogue/vendors/broken.yaml:3:15  error  unknown-category
        \`Database\` is not a category
          3 |   - category: Database
            |               ^^^^^^^^
        why  an offer outside the list appears under no category filter
        fix  use \`Databases\`, or add the name to categories.yaml

      1 diagnostic in 1 file"
    `);
  });

  it('shows two files of one vendor', () => {
    expect(printed('vendor: Broken', 'vendor: ACME')).toMatchInlineSnapshot(`
      "catalogue/vendors/broken.yaml:1:9  error  duplicate-vendor
        \`ACME\` is already the name of a vendor in vendors/acme.yaml
          1 | vendor: ACME
            |         ^^^^
        also catalogue/vendors/acme.yaml:2:9  first named here
        why  both would answer at one path, and only one of them could
        fix  merge the two files, or name the products apart

      1 diagnostic in 1 file"
    `);
  });

  it('shows a character that turns the text around', () => {
    expect(printed('One database of 1 GB', '"One database\\u202e"')).toMatchInlineSnapshot(`
      "catalogue/vendors/broken.yaml:8:18  error  invalid-whitespace
        \`description\` is \`One databaseU+202E\`, with the character U+202E
          8 |     description: "One database\\u202e"
            |                  ^^^^^^^^^^^^^^^^^^^^
        why  the text is served on one line, character by character
        fix  remove it

      1 diagnostic in 1 file"
    `);
  });

  it('colours the place, the word error and the carets', () => {
    const lines = printed('Databases', 'Database', true).split('\n');
    expect(lines[0]).toBe(
      '\u001B[1mcatalogue/vendors/broken.yaml:3:15\u001B[0m  \u001B[31merror\u001B[0m  unknown-category',
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

it('the report for programs is the sorted list with the folder before each path', () => {
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

describe('a path below the catalogue folder', () => {
  it.each([
    ['catalogue', 'catalogue/tags.yaml'],
    ['catalogue/', 'catalogue/tags.yaml'],
    ['../a//', '../a/tags.yaml'],
    ['/', 'tags.yaml'],
    ['.', 'tags.yaml'],
    ['', 'tags.yaml'],
  ])('of %j is %s', (prefix, expected) => {
    expect(withPrefix(prefix, 'tags.yaml')).toBe(expected);
  });
});
