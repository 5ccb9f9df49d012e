import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fix } from '../../../src/editing/fix/fix.ts';
import { parse } from '../../../src/compile/parse/parse.ts';
import { read } from '../../../src/compile/read/read.ts';
import { MINIATURE } from '../../compile/miniature.ts';
import { mutatedText } from '../../compile/mutated-text.ts';
import { runs } from '../../runs.ts';

const fixed = (text: string, path = 'vendors/acme.yaml'): string => {
  const outcome = fix({ path, text });
  return 'text' in outcome ? outcome.text : outcome.diagnostics.map(({ code }) => code).join();
};

const { files: tiny } = await read('test/catalogues/tiny');

describe('a fixed file', () => {
  it('has its keys in order, its dates and texts in form and its comments where they belong', () => {
    const written = `# Acme sells databases.

# In Databases and not in Storage.
offers:
    # The plan that is listed first.
  - {tier: 2, category: "Databases"}   # both in a line
  - description: |
      One database
      of 1 GB

    # Read by hand.
    verifiedDate: '2026-11-1'
    tags: [
      sql, "hosting"]
    url: https://acme.example/pricing
vendor: 'Acme'
former_names: []
changes: # none yet
`;
    expect(fixed(written)).toMatchInlineSnapshot(`
      "# Acme sells databases.

      vendor: Acme
      former_names: []
      # In Databases and not in Storage.
      offers:
        # The plan that is listed first.
        - category: Databases
          tier: '2'
          # both in a line
        - url: https://acme.example/pricing

          # Read by hand.
          verifiedDate: 2026-11-01
          tags: [sql, hosting]
          description: >-
            One database of 1 GB
      changes: # none yet
      "
    `);
  });

  it.each([
    ['2026-9-1', '2026-09-01'],
    ['2026/09/01', '2026-09-01'],
    ['2026.9.01', '2026-09-01'],
    ['2026-09-01T10:00:00Z', '2026-09-01'],
    ['"2026-09-01"', '2026-09-01'],
    ['2026-02-30', '2026-02-30'],
    ['09/01/2026', '09/01/2026'],
    ['soon', 'soon'],
  ])('has the day %s as %s', (written, expected) => {
    expect(fixed(`vendor: Acme\noffers:\n  - verifiedDate: ${written}\n`)).toContain(`verifiedDate: ${expected}\n`);
  });

  it.each([
    ['limits: [10,000 rows, 5 projects]', 'limits:\n      - 10,000 rows\n      - 5 projects\n'],
    ['figures_that_are_no_limit: [after 1,000,000 rows, $5]', "['after 1,000,000 rows', $5]"],
    ['figures_that_are_no_limit: after 1,000 rows', "['after 1,000 rows']"],
    ['figures_that_are_no_limit: [$99, 100 checks]', '[$99, 100 checks]'],
    ['tags: sql,hosting', '[sql, hosting]'],
    ['tags: -sql -hosting', 'tags: -sql -hosting\n'],
  ])('does not part the number in %s', (written, expected) => {
    expect(fixed(`vendor: Acme\noffers:\n  - ${written}\n`)).toContain(expected);
  });

  it('keeps an empty entry of a list', () => {
    const written = 'vendor: Acme\noffers:\n  - tags:\n      - sql\n      -\n';
    expect(fixed(written)).toBe(written);
  });

  it('leaves a text that braces make a mapping', () => {
    expect(fixed('vendor: Acme\noffers:\n  - tier: {3K emails}\n')).toContain('tier: {3K emails}\n');
  });

  it('has the line of a limit before who gets it', () => {
    const written = 'vendor: Acme\noffers:\n  - limits:\n      - for: students\n        limit: 2GB storage\n';
    expect(fixed(written)).toContain('- limit: 2 GB storage\n        for: students\n');
  });

  it('has lists sorted whose order says nothing, and others as they are', () => {
    expect(fixed('- sql\n# Shells.\n- bash\n- Ada\n', 'tags.yaml')).toBe('- Ada\n# Shells.\n- bash\n- sql\n');
    const categories = '- name: Storage\n\n- name: Auth\n\n- name: CI\n';
    expect(fixed(categories, 'categories.yaml')).toBe('- name: Auth\n\n- name: CI\n\n- name: Storage\n');
    expect(fixed('vendor: Acme\noffers:\n  - tags: [sql, ai]\n')).toContain('[sql, ai]');
    const synonyms = '- [login, auth]\n- [ci, builds]\n';
    expect(fixed(synonyms, 'synonyms.yaml')).toBe('- [ci, builds]\n- [login, auth]\n');
  });

  it('has neither a byte order mark nor carriage returns', () => {
    expect(fixed('\uFEFF# Acme.\r\nvendor: Acme\r\n')).toBe('# Acme.\nvendor: Acme\n');
  });

  it('keeps the order of keys beside one that is not known', () => {
    expect(fixed('vendr: Acme\naliases: [A]\n')).toBe('vendr: Acme\naliases: [A]\n');
  });
});

describe('a file that cannot be read', () => {
  it.each([
    ['vendor: [\n', 'yaml-syntax'],
    ['vendor: &a Acme\n', 'yaml-anchor'],
    ['', 'empty-file'],
  ])('is left alone: %j', (text, code) => {
    expect(fixed(text)).toBe(code);
  });
});

const comments = (text: string): string[] => [...text.matchAll(/#.*$/gm)].map(([found]) => found).sort();

describe('fixing', () => {
  it('is idempotent and keeps every value, for any text', () => {
    const originals = [...MINIATURE, ...tiny];
    fc.assert(
      fc.property(fc.constantFrom(...originals), mutatedText(originals), ({ path, text }, damage) => {
        const outcome = fix({ path, text: damage(text) });
        if (!('text' in outcome)) return;
        expect(fixed(outcome.text, path)).toBe(outcome.text);
        expect('draft' in parse({ path, text: outcome.text })).toBe(true);
      }),
      { numRuns: runs(500) },
    );
  });

  it('keeps every comment', () => {
    const line = fc.constantFrom(
      'vendor: Acme',
      'offers:',
      '  - tier: Free',
      '    category: X',
      '    tags: [a,',
      '      b]',
      '  - tier: Paid',
      'changes:',
      '  - date: 2026-11-01',
    );
    const remark = fc.constantFrom('', ' # one', ' # two', '\n# three', '\n\n    # four', '\n');
    fc.assert(
      fc.property(fc.array(fc.tuple(line, remark), { minLength: 1, maxLength: 9 }), (parts) => {
        const text = parts.map(([code, comment]) => `${code}${comment}\n`).join('');
        const outcome = fix({ path: 'vendors/acme.yaml', text });
        if ('text' in outcome) expect(comments(outcome.text)).toEqual(comments(text));
      }),
      { numRuns: runs(500) },
    );
  });
});
