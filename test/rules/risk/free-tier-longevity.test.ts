import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Catalogue, Listing } from '../../../src/model/catalogue.ts';
import type { ChangeRecord } from '../../../src/model/change-record.ts';
import { CHANGE_TYPES } from '../../../src/model/vocabulary.ts';
import { assess } from '../../../src/rules/risk/assessment.ts';
import { freeTierLongevityDays, steadySince } from '../../../src/rules/risk/free-tier-longevity.ts';
import { catalogueOf, change, daysAgo, offer, vendor } from '../../builders.ts';

type GivenOffer = Parameters<typeof offer>[0];

/** The longevity of a free offer written 100 days ago. */
function longevity(changes: readonly ChangeRecord[], given: GivenOffer = {}): number | null {
  return ofOffer(freeTierLongevityDays, changes, given);
}

function ofOffer<Value>(
  rule: (market: Catalogue, listing: Listing) => Value,
  changes: readonly ChangeRecord[],
  given: GivenOffer,
): Value {
  const market = catalogueOf(vendor({ offers: [offer({ verifiedDate: daysAgo(100), ...given })], changes }));
  const [listing] = market.listings;
  if (!listing) throw new Error('not listed');
  return rule(market, listing);
}

describe('the days for which the free terms have been in place', () => {
  test.each([
    ['count from the catalogue date', [], 100],
    ['count from an older record', [change({ change_type: 'new_free_tier', date: daysAgo(400) })], 400],
    ['count from the newest negative record', [change({ date: daysAgo(50) }), change({ date: daysAgo(20) })], 20],
    [
      'count from a new free tier',
      [change({ date: daysAgo(300) }), change({ change_type: 'new_free_tier', date: daysAgo(20) })],
      20,
    ],
    ['are none on the day of a negative record', [change({ date: daysAgo(0) })], 0],
    ['count on after a positive record', [change({ change_type: 'limits_increased', date: daysAgo(20) })], 100],
    ['count on after one that was reversed', [resolved('reversed', 20)], 100],
    ['take no day from one that was retracted', [resolved('retracted', 400)], 100],
    ['count on after one that was retracted', [resolved('retracted', 20)], 100],
    ['count on after one about another tier', [change({ date: daysAgo(20), tier: 'Pro' })], 100],
    ['are reset by one about this tier', [change({ date: daysAgo(20), tier: 'free' })], 20],
    ['count on after a deprecation of another product', [deprecation('none', 20)], 100],
    ['are reset by a deprecation that narrows', [deprecation('narrows', 20)], 20],
    ['count on after housekeeping of the index', [change({ date: daysAgo(20), reports: 'our_index' })], 100],
    ['count on while a change is announced', [change({ date: daysAgo(-20) })], 100],
    ['take no day from housekeeping', [change({ date: daysAgo(400), reports: 'our_index' })], 100],
    ['take no day from a record about another product', [deprecation('none', 400)], 100],
    ['are unknown after a removal', [change({ change_type: 'free_tier_removed', date: daysAgo(20) })], null],
    ['are unknown after a removal long ago', [change({ change_type: 'open_source_killed', date: daysAgo(800) })], null],
    ['count on while a removal is announced', [change({ change_type: 'free_tier_removed', date: daysAgo(-20) })], 100],
    ['are unknown after the end of the product', [deprecation('ends', 20)], null],
  ] as const)('%s', (_, changes, expected) => {
    expect(longevity(changes)).toBe(expected);
  });

  test.each(['Retired', 'Paid'])('are unknown for a tier called %s', (tier) => {
    expect(longevity([], { tier })).toBeNull();
  });
});

describe('the day after which no worsening is dated', () => {
  const since = (changes: readonly ChangeRecord[], given: GivenOffer = {}) => ofOffer(steadySince, changes, given);

  test('is that from which the longevity counts, however late a record of it was written', () => {
    expect(since([])).toBe(daysAgo(100));
    expect(since([], { expires_date: daysAgo(0) })).toBe(daysAgo(100));
    expect(since([change({ date: daysAgo(60), recorded_date: daysAgo(2) })])).toBe(daysAgo(60));
  });

  test('is none on the day itself, and once the offer has expired, of which the longevity goes on', () => {
    expect(since([], { verifiedDate: daysAgo(0) })).toBeNull();
    expect(since([], { expires_date: daysAgo(1) })).toBeNull();
    expect(longevity([], { expires_date: daysAgo(1) })).toBe(100);
  });
});

test('an offer rated risky has no longevity for any records', () => {
  const record = fc.record({
    change_type: fc.constantFrom(...CHANGE_TYPES),
    date: fc.integer({ min: -30, max: 900 }).map((days) => daysAgo(days)),
    listing_effect: fc.constantFrom('ends', 'narrows', 'none'),
    discontinued_date: fc.constant(daysAgo(-30)),
    tier: fc.constantFrom('Free', 'Pro'),
  });
  fc.assert(
    fc.property(fc.array(record, { maxLength: 5 }), (records) => {
      const changes = records.map((given) => change(given as Parameters<typeof change>[0]));
      const market = catalogueOf(vendor({ changes }));
      for (const listing of market.listings) {
        const { rating } = assess(market, listing);
        if (rating.level === 'risky') expect(freeTierLongevityDays(market, listing)).toBeNull();
      }
    }),
  );
});

function resolved(state: 'reversed' | 'retracted', days: number): ChangeRecord {
  return change({ date: daysAgo(days), resolution: { state, date: daysAgo(days - 1) } });
}

function deprecation(effect: 'ends' | 'narrows' | 'none', days: number): ChangeRecord {
  const type = { change_type: 'product_deprecated', listing_effect: effect } as const;
  return change({ ...type, date: daysAgo(days), discontinued_date: daysAgo(-10) });
}
