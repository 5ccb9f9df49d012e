import { expect, it } from 'vitest';
import type { Comparison } from '../../../src/model/catalogue.ts';
import { comparedListings } from '../../../src/rules/catalogue/comparisons.ts';
import { catalogue, category, offer, vendor } from '../../builders.ts';

const compared = (...members: Comparison['members']) => {
  const market = catalogue({
    vendors: [
      vendor({ name: 'Acme', offers: [offer({ tier: 'First' }), offer({ tier: 'Second', category: 'Email' })] }),
      vendor({ name: 'Birch', offers: [offer({ tier: 'Retired' })] }),
      vendor({ name: 'Cedar', offers: [] }),
    ],
    categories: [category({ name: 'Email', retired_names: ['Mail'] })],
    comparisons: [
      { name: 'startup-credits', members: [{ vendor: 'Birch', kind: 'frontier' }] },
      { name: 'llm-pricing', members },
    ],
  });
  return comparedListings(market, 'llm-pricing').map(({ listing, kind }) => [listing.offer.tier, kind]);
};

it('lists the first offer of each member in catalogue order, gated offers included', () => {
  const members = [
    { vendor: 'Birch', kind: 'frontier' },
    { vendor: 'ACME', kind: 'inference' },
  ] as const;
  expect(compared(...members)).toEqual([
    ['First', 'inference'],
    ['Retired', 'frontier'],
  ]);
});

it.each(['Email', 'email', 'Mail'])('lists the offer of the category that a member names: %s', (name) => {
  expect(compared({ vendor: 'Acme', kind: 'frontier', category: name })).toEqual([['Second', 'frontier']]);
});

it.each([
  ['is unknown', { vendor: 'Nowhere' }],
  ['is unknown, with a category', { vendor: 'Nowhere', category: 'Email' }],
  ['has no offers', { vendor: 'Cedar' }],
  ['has no offer in the named category', { vendor: 'Birch', category: 'Email' }],
])('leaves out a member that %s', (_, member) => {
  expect(compared({ ...member, kind: 'frontier' })).toEqual([]);
});

it('is empty for a comparison that the catalogue does not have', () => {
  expect(comparedListings(catalogue(), 'startup-credits')).toEqual([]);
});
