import { expect, it } from 'vitest';
import { publishedOffer } from '../../src/routes/shared/offer.ts';
import { LIMIT_FILTER_PARAMETERS } from '../../src/routes/shared/offer-filters.ts';
import { limits as schema } from '../../src/routes/shared/offer.schema.ts';
import { FILTERED_MEASURES, limitFilter } from '../../src/rules/limits/limit-filter.ts';
import { catalogueOf, limits, offer, vendor } from '../builders.ts';

it('offers one parameter per measure, whose example can be read', () => {
  expect(Object.keys(LIMIT_FILTER_PARAMETERS)).toEqual(FILTERED_MEASURES.map((measure) => `min_${measure}`));
  for (const [parameter, { example }] of Object.entries(LIMIT_FILTER_PARAMETERS)) {
    expect(limitFilter(parameter, example)).not.toHaveProperty('error');
  }
});

it('serves limits as the schema describes them', () => {
  const lines = ['0.5 GB database storage per project', '5 branches', '$5 credit a month', 'unlimited users (Teams)'];
  const [first, ...others] = limits(...lines, '100 GB bandwidth a month');
  const held = catalogueOf(
    vendor({
      offers: [
        offer({
          limits: [
            ...(first ? [first] : []),
            ...others.map((each, index) => (index === 3 ? { ...each, for: 'older accounts' } : each)),
          ],
        }),
      ],
    }),
  );
  const [listing] = held.listings;
  expect(listing && schema.parse(publishedOffer(held, listing).limits)).toEqual([
    {
      measure: 'storage',
      amount: 5e8,
      unit: 'bytes',
      per: null,
      text: '0.5 GB database storage per project',
      kind: 'database',
      scope: 'project',
    },
    { measure: 'other', amount: 5, unit: 'branch', per: null, text: '5 branches' },
    { measure: 'credit', amount: 5, unit: 'USD', per: 'month', text: '$5 credit a month' },
    { measure: 'seats', amount: null, unit: null, per: null, text: 'unlimited users (Teams)' },
    {
      measure: 'bandwidth',
      amount: 100e9,
      unit: 'bytes',
      per: 'month',
      text: '100 GB bandwidth a month',
      for: 'older accounts',
    },
  ]);
});
