import { describe, expect, test } from 'vitest';
import { monthlyCost, type Scale } from '../../../src/rules/stack/monthly-cost.ts';
import type { Lapsed } from '../../../src/rules/risk/free-offer.ts';
import type { Vendor } from '../../../src/model/vendor.ts';
import { catalogue, change, daysAgo, offer, vendor } from '../../builders.ts';

function costOf(given: Partial<Omit<Vendor, 'slug'>>, scale: Scale = 'hobby', lapsed: Lapsed = null) {
  const market = catalogue({ vendors: [vendor(given)] });
  const [listing] = market.listings;
  if (!listing) throw new Error('not listed');
  return monthlyCost(market, listing, { scale, lapsed });
}

describe('the monthly cost', () => {
  test('is $0 on a free tier at hobby scale', () => {
    expect(costOf({})).toEqual({ amount: '$0', not_estimated_because: null });
  });

  test('is $0 on a free tier rated caution, whose terms hold', () => {
    expect(costOf({ changes: [change()] }).amount).toBe('$0');
  });

  test.each([
    ['a gated offer', { offers: [offer({ tier: 'Paid' })] }, 'The tier "Paid" is not free, as of 2026-11-10.'],
    [
      'a plan that takes a percentage',
      { offers: [offer({ tier: 'Standard', tier_class: 'not free' })] },
      'The tier "Standard" is not free, as of 2026-11-10.',
    ],
    [
      'a risky vendor',
      { changes: [change({ change_type: 'free_tier_removed' })] },
      'Acme is rated risky by the free_tier_removed record of 2026-11-01, so its free tier may have ended.',
    ],
    ['a trial', { offers: [offer({ tier: 'Trial' })] }, 'The tier "Trial" is free for a time or an amount only.'],
    [
      'a tier that ended as announced',
      { changes: [change({ change_type: 'free_tier_removed', date: '2026-11-15', recorded_date: '2026-11-01' })] },
      'The free tier ended on 2026-11-15, by the free_tier_removed record of that day.',
    ],
    [
      'terms in doubt',
      { changes: [change({ date: '2026-11-15' })] },
      'The limits_reduced record of 2026-11-15 is newer than the entry of 2026-11-10.',
    ],
    [
      'superseded terms',
      { changes: [change({ previous_state: '1 GB storage' })] },
      'The description states the terms before the limits_reduced record of 2026-11-01.',
    ],
  ])('of %s is not estimated', (_, given, why) => {
    expect(costOf(given)).toEqual({ amount: 'not estimated', not_estimated_because: why });
  });

  test('of an offer that only lacks a re-read is $0 on request', () => {
    const unread = { offers: [offer({ verifiedDate: daysAgo(181) })] };
    expect([costOf(unread).amount, costOf(unread, 'hobby', 'include').amount]).toEqual(['not estimated', '$0']);
    expect(costOf({ offers: [offer({ tier: 'Paid' })] }, 'hobby', 'include').amount).toBe('not estimated');
  });

  test.each(['startup', 'growth'] as const)('at %s scale is not estimated', (scale) => {
    expect(costOf({}, scale)).toEqual({
      amount: 'not estimated',
      not_estimated_because: `At ${scale} scale the use may exceed the free tier, and the index holds no paid prices.`,
    });
  });
});
