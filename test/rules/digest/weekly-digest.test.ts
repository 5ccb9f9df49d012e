import { describe, expect, it } from 'vitest';
import { weeklyDigest } from '../../../src/rules/digest/digest.ts';
import { catalogue, change, vendor } from '../../builders.ts';

// TODAY, 2026-11-20, is a Friday.
const of = (...changes: ReturnType<typeof change>[]) => catalogue({ vendors: [vendor({ changes })] });

describe('the weekly digest', () => {
  it.each([
    [0, '2026-11-16'],
    [1, '2026-11-09'],
    [8, '2026-09-21'],
    [520, '2016-11-28'],
  ])('of %i weeks ago starts on %s', (weeksAgo, from) => {
    expect(weeklyDigest(catalogue(), weeksAgo).week).toMatchObject({ from });
  });

  it('counts changes by type, discovered ones too', () => {
    const index = of(
      change({ date: '2026-11-10', change_type: 'free_tier_removed' }),
      change({ date: '2026-11-11', change_type: 'free_tier_removed', date_source: 'discovered' }),
      change({ date: '2026-11-12', change_type: 'new_tier' }),
    );
    expect(weeklyDigest(index, 1).counts).toEqual({
      free_tiers_removed: 2,
      new_free_tiers: 0,
      limits_reduced: 0,
      limits_increased: 0,
      products_deprecated: 0,
      pricing_restructured: 0,
    });
  });

  it.each([
    ['free_tier_removed', 'free_tiers_removed'],
    ['new_free_tier', 'new_free_tiers'],
    ['limits_reduced', 'limits_reduced'],
    ['limits_increased', 'limits_increased'],
    ['product_deprecated', 'products_deprecated'],
    ['pricing_restructured', 'pricing_restructured'],
  ] as const)('counts a record of type %s as %s only', (type, counted) => {
    const counts = Object.entries(weeklyDigest(of(change({ date: '2026-11-10', change_type: type })), 1).counts);
    expect(counts.filter(([, number]) => number !== 0)).toEqual([[counted, 1]]);
  });
});
