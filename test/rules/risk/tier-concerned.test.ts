import { expect, it } from 'vitest';
import { concernsOffer, isAboutAnotherTier, isExcludedByTier } from '../../../src/rules/risk/standing.ts';
import { change } from '../../builders.ts';

it.each([
  ['no tier', false, change(), 'Free'],
  ['the same tier', false, change({ tier: 'Free' }), 'Free'],
  ['the same tier in other letters and spaces', false, change({ tier: ' FREE  Tier' }), 'Free tier'],
  ['another tier', true, change({ tier: 'Pro' }), 'Free'],
  ['a tier, where no offer is listed', false, change({ tier: 'Pro' }), null],
] as const)('is about another tier where the record names %s: %s', (_, expected, record, offerTier) => {
  expect(isAboutAnotherTier(record, offerTier)).toBe(expected);
  expect(isExcludedByTier(record, offerTier)).toBe(expected);
  expect(concernsOffer(record, offerTier)).toBe(!expected);
});

it.each([
  ['unchanged', true],
  ['widened', true],
  ['narrowed', false],
] as const)('excludes a record that leaves the tier %s: %s, also where no offer is listed', (direction, expected) => {
  const record = change({ tier: 'Free', tier_direction: direction });
  expect(isExcludedByTier(record, 'Free')).toBe(expected);
  expect(isExcludedByTier(record, null)).toBe(expected);
});

it.each([
  ['the vendor reversed', { resolution: { state: 'reversed', date: '2026-11-05' } }],
  ['the service retracted', { resolution: { state: 'retracted', date: '2026-11-05' } }],
  ['is housekeeping of the index', { reports: 'our_index' }],
] as const)('does not concern an offer by a record that %s', (_, given) => {
  expect(concernsOffer(change(given), 'Free')).toBe(false);
});
