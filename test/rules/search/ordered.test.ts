import { expect, it } from 'vitest';
import { inSearchOrder } from '../../../src/rules/search/matches.ts';
import { rankedOrder } from '../../../src/rules/ranking/ranked-order.ts';
import { catalogue, offer, vendor } from '../../builders.ts';

const market = catalogue({
  vendors: [
    vendor({ name: 'A' }),
    vendor({ name: 'B', offers: [offer({ tier: 'Paid' })] }),
    vendor({ name: 'C', offers: [offer({ alternative_to: ['X'] })] }),
    vendor({ name: 'D', offers: [offer({ alternative_to: ['X', 'Y'] })] }),
    vendor({ name: 'E' }),
  ],
});
/** Names in order, of matches with these relevances in catalogue order. */
const order = (...relevances: readonly number[]) => {
  const matches = market.listings
    .slice(0, relevances.length)
    .map((listing, at) => ({ listing, relevance: relevances[at] ?? 0 }));
  return inSearchOrder(market, matches, ['free', 'mail'])
    .map((listing) => listing.vendor.name)
    .join('');
};

it.each([
  ['relevance first', [1, 5, 2, 3], 'BDCA'],
  ['ungated before gated among equals', [1, 1], 'AB'],
  ['what is recorded for more products before the rest', [1, 1, 1, 1], 'DCAB'],
])('orders by %s', (_, relevances, expected) => {
  expect(order(...relevances)).toBe(expected);
});

it('orders what is alike by the order of the day for the terms', () => {
  const alike = [market.listings[0], market.listings[4]].flatMap((listing) => listing ?? []);
  const { order: day } = rankedOrder(
    { date: market.date, queryKey: 'search:free mail' },
    alike.map(() => ({ gated: false, demerits: 0 })),
  );
  const found = inSearchOrder(
    market,
    alike.map((listing) => ({ listing, relevance: 1 })),
    ['free', 'mail'],
  );
  expect(found).toEqual(day.map((at) => alike[at]));
});

it('has no order of one match or none', () => {
  expect([order(), order(7)]).toEqual(['', 'A']);
});
