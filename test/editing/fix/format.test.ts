import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalYaml } from '../../../src/editing/fix/canonical.ts';
import { parse } from '../../../src/compile/parse/parse.ts';
import { categoriesFile, referralCodesFile } from '../../../src/compile/shape/lists.ts';
import { vendorFile } from '../../../src/compile/shape/vendor-file.ts';
import { runs } from '../../runs.ts';

const valueOf = (text: string): unknown => {
  const parsed = parse({ path: 'vendors/acme.yaml', text });
  return 'draft' in parsed ? parsed.draft.value : parsed.diagnostics;
};

const OFFER = {
  description: 'One database',
  tags: ['sql', 'hosting'],
  verifiedDate: '2026-11-01',
  url: 'https://acme.example/pricing',
  tier: 'Free',
  category: 'Databases',
};

describe('the canonical form of a file', () => {
  it('orders keys, folds prose, leaves dates bare and puts lists of words on one line', () => {
    const description = 'One database of 1 GB with daily copies, kept for a week, '.repeat(3).trim();
    const changes = [
      { summary: 'Less', impact: 'high', date: '2026-10-01', change_type: 'limits_reduced', previous_state: '2' },
    ] as const;
    const file = { changes: [...changes], offers: [{ ...OFFER, description }], vendor: 'Acme', former_names: [] };
    expect(canonicalYaml(file, vendorFile)).toMatchInlineSnapshot(`
      "vendor: Acme
      offers:
        - category: Databases
          tier: Free
          url: https://acme.example/pricing
          verifiedDate: 2026-11-01
          tags: [sql, hosting]
          description: >-
            One database of 1 GB with daily copies, kept for a week, One database of 1 GB with daily copies, kept
            for a week, One database of 1 GB with daily copies, kept for a week,
      changes:
        - change_type: limits_reduced
          date: 2026-10-01
          impact: high
          summary: >-
            Less
          previous_state: '2'
      "
    `);
  });

  it('writes a list without entries as one', () => {
    expect(canonicalYaml([], referralCodesFile)).toBe('[]\n');
  });

  it('gives a list of long entries a line each', () => {
    const answers = ['Where do I keep my rows?', 'Which database sleeps when nobody asks it anything?'];
    const category = { name: 'Databases', audience: 'developer', holds: 'products', scope: 'Rows', answers } as const;
    expect(canonicalYaml([category], categoriesFile)).toContain('  answers:\n    - Where do I keep my rows?\n');
  });

  it('parses back to the value it was written from, for any text', () => {
    const anyText = fc.oneof(
      fc.string(),
      fc.string({ unit: 'grapheme' }),
      fc
        .array(fc.constantFrom('word', '#', '- ', ': ', ' ', '\n', "'", '"', '&a', '*', '2026-11-20', 'null'))
        .map((parts) => parts.join(' ')),
    );
    fc.assert(
      fc.property(anyText, anyText, fc.array(anyText, { minLength: 1 }), (description, tier, tags) => {
        const file = { vendor: 'Acme', offers: [{ ...OFFER, description, tier, tags }] };
        expect(valueOf(canonicalYaml(file, vendorFile))).toEqual(file);
      }),
      { numRuns: runs(500) },
    );
  });
});
