import { expect, test } from 'vitest';
import { derivedDay, rankFacts } from '../../../src/rules/risk/rank-facts.ts';
import { catalogue, change, day, offer, vendor } from '../../builders.ts';

const market = catalogue({
  vendors: [
    vendor({ name: 'Calm' }),
    vendor({ name: 'Ended', offers: [offer({ expires_date: '2026-01-01' })] }),
    vendor({ name: 'Shaken', changes: [change({ change_type: 'free_tier_removed' })] }),
  ],
});

test('are the gate, the demerits and the stability of each listing', () => {
  const facts = rankFacts(market);
  expect(market.listings.map((listing) => facts.gate(listing))).toEqual([null, 'offer_expired', null]);
  expect(market.listings.map((listing) => facts.isGated(listing))).toEqual([false, true, false]);
  expect(market.listings.map((listing) => facts.stability(listing))).toEqual(['stable', null, 'volatile']);
  expect(market.listings.map((listing) => facts.demerits(listing))).toEqual([0, 0, 3]);
});

test('stored for a day, give the same results as derived ones', () => {
  const stored = derivedDay(market);
  expect(stored.date).toBe(day('2026-11-20'));
  expect(stored.gates.map((gate) => gate > 0)).toEqual([false, true, false]);
  const facts = rankFacts(market);
  expect(stored.demerits).toEqual(market.listings.map((listing) => facts.demerits(listing)));
  expect(new Set(stored.stabilities).size).toBe(3);
});
