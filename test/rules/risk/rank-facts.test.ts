import { expect, test } from 'vitest';
import { keepDerived } from '../../../src/rules/catalogue/derived.ts';
import { derivedDay, rankFacts } from '../../../src/rules/risk/rank-facts.ts';
import { catalogue, change, day, offer, vendor } from '../../builders.ts';

const LEVELS = ['stable', null, 'risky'];

const listed = () =>
  catalogue({
    vendors: [
      vendor({ name: 'Calm' }),
      vendor({ name: 'Ended', offers: [offer({ expires_date: '2026-01-01' })] }),
      vendor({ name: 'Shaken', changes: [change({ change_type: 'free_tier_removed' })] }),
    ],
  });

test('are the gate, the demerits and the stability of each listing', () => {
  const market = listed();
  const facts = rankFacts(market);
  expect(market.listings.map((listing) => facts.gate(listing))).toEqual([null, 'offer_expired', null]);
  expect(market.listings.map((listing) => facts.isGated(listing))).toEqual([false, true, false]);
  expect(market.listings.map((listing) => facts.stability(listing))).toEqual(['stable', null, 'volatile']);
  expect(market.listings.map((listing) => facts.demerits(listing))).toEqual([0, 0, 3]);
  expect(market.listings.map((listing) => facts.level(listing))).toEqual(LEVELS);
});

test('stored for a day, give the same results as derived ones', () => {
  const market = listed();
  const stored = derivedDay(market);
  expect(stored.date).toBe(day('2026-11-20'));
  expect(stored.gates.map((gate) => gate > 0)).toEqual([false, true, false]);
  const facts = rankFacts(market);
  expect(stored.demerits).toEqual(market.listings.map((listing) => facts.demerits(listing)));
  expect(new Set(stored.stabilities).size).toBe(3);
});

test('are those that a build stored for the day of the catalogue, and derived on any other day', () => {
  const of = (date: string) => {
    const market = listed();
    const stored = derivedDay(market);
    keepDerived(market.records, { day: JSON.stringify({ ...stored, date, demerits: [7, 8, 9] }) });
    const facts = rankFacts(market);
    return market.listings.map((listing) => [facts.demerits(listing), facts.level(listing)]);
  };
  expect(of('2026-11-20')).toEqual(LEVELS.map((level, index) => [[7, 8, 9][index], level]));
  expect(of('2026-11-19')).toEqual(LEVELS.map((level, index) => [[0, 0, 3][index], level]));
});

test('are stored with the listings whose terms a record supersedes', () => {
  const terms = { previous_state: 'Free: 1 GB storage', current_state: 'Free: 500 MB storage' };
  const market = catalogue({
    vendors: [
      vendor({ name: 'Calm' }),
      vendor({ name: 'Cut', offers: [offer({ description: 'Free: 1 GB storage' })], changes: [change(terms)] }),
    ],
  });
  expect(derivedDay(market).superseded).toEqual([1]);
});
