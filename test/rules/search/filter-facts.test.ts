import { expect, it } from 'vitest';
import { keepDerived } from '../../../src/rules/catalogue/derived.ts';
import { derivedFilters, filterFacts } from '../../../src/rules/search/filter-facts.ts';
import { catalogue, offer, vendor } from '../../builders.ts';

const market = () =>
  catalogue({
    vendors: [
      vendor({
        offers: [
          offer({ description: '5 users. No card needed.' }),
          offer({ description: '5 users and 3 projects.' }),
          offer({ description: 'Nothing.' }),
        ],
      }),
    ],
  });
const factsOf = (of: ReturnType<typeof market>) =>
  of.listings.map((listing) => [
    filterFacts(of).statesNoCard(listing),
    filterFacts(of)
      .limits(listing)
      .map(({ measure, amount, unit, per }) => [measure, amount, unit, per]),
  ]);

it('answers from the texts of the offers', () => {
  expect(factsOf(market())).toEqual([
    [true, [['seats', 5, null, null]]],
    [
      false,
      [
        ['seats', 5, null, null],
        ['projects', 3, null, null],
      ],
    ],
    [false, []],
  ]);
});

it('answers alike from what a build derived, each distinct limit once', () => {
  const [read, built] = [market(), market()];
  const derived = derivedFilters(built);
  expect(derived).toMatchObject({ noCard: [0], limits: { length: 2 }, limitsOf: [[0], [0, 1], []] });
  keepDerived(built.records, { filters: JSON.stringify(derived) });
  expect(factsOf(built)).toEqual(factsOf(read));
});
