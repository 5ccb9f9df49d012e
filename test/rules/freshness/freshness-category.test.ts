import { expect, it } from 'vitest';
import { categoryFreshness } from '../../../src/rules/freshness/freshness.ts';
import { catalogue, category, daysAgo, offer, read, vendor } from '../../builders.ts';

const listed = (name: string, of: string, days: number, isConfirmed = false) =>
  vendor({ name, offers: [offer({ category: of, verifiedDate: daysAgo(days) })], reads: isConfirmed ? [read()] : [] });

it('lists categories with offers by falling score, then by name', () => {
  const found = categoryFreshness(
    catalogue({
      vendors: [listed('A', 'Zeta', 10), listed('B', 'Alpha', 10), listed('C', 'Mu', 10, true)],
      categories: [category({ name: 'Empty' })],
    }),
  );
  expect(found.map(({ category: name, freshness_score: score }) => [name, score])).toEqual([
    ['Mu', 100],
    ['Alpha', 0],
    ['Zeta', 0],
  ]);
});

it('rounds the average age of the entries to whole days', () => {
  const market = catalogue({ vendors: [listed('A', 'Email', 90), listed('B', 'Email', 91, true)] });
  expect(categoryFreshness(market)).toEqual([
    {
      category: 'Email',
      count: 2,
      avg_days_since_verified: 91,
      freshness_score: 50,
      stamp_score: 50,
      confirmed_within_90_days: 1,
      stamped_within_90_days: 1,
    },
  ]);
});
