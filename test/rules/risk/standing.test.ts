import { describe, expect, test, it } from 'vitest';
import {
  isInForce,
  isStandingChange,
  reportsOurIndex,
  standingOf,
  direction,
  concernsOffer,
  isAboutAnotherTier,
  isExcludedByTier,
} from '../../../src/rules/risk/standing.ts';
import { change } from '../../builders.ts';
import { CHANGE_TYPES } from '../../../src/model/vocabulary.ts';

const reversed = change({ resolution: { state: 'reversed', date: '2026-11-05' } });
const retracted = change({ resolution: { state: 'retracted', date: '2026-11-05' } });
const housekeeping = change({ reports: 'our_index' });

describe('a record', () => {
  test('that nothing resolved is in force', () => {
    expect(standingOf(change())).toBe('in_force');
    expect(isInForce(change())).toBe(true);
  });

  test('that was resolved has the standing of its resolution', () => {
    expect([reversed, retracted].map(standingOf)).toEqual(['reversed', 'retracted']);
    expect([reversed, retracted].some(isInForce)).toBe(false);
  });

  test('of our own index is not a change by the vendor', () => {
    expect(reportsOurIndex(housekeeping)).toBe(true);
    expect(isStandingChange(housekeeping)).toBe(false);
    expect(reportsOurIndex(change({ reports: 'vendor_offer' }))).toBe(false);
  });
});

test('seven kinds of change are negative, five positive, two neither', () => {
  expect(CHANGE_TYPES.map(direction)).toEqual([
    ...Array<string>(7).fill('negative'),
    ...Array<string>(5).fill('positive'),
    'neutral',
    'neutral',
  ]);
});

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
