import { expect, it } from 'vitest';
import type { Comparison } from '../../../src/model/catalogue.ts';
import { comparedListings, categoryOverlap } from '../../../src/rules/catalogue/comparisons.ts';
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

const named = (name: string, ...categories: readonly string[]) =>
  vendor({ name, offers: categories.map((category) => offer({ category })) });
const acme = named('Acme', 'Storage', 'Databases', 'Databases', 'Email');
const birch = named('Birch', 'Databases', 'Auth', 'Storage');
const market = catalogue({ vendors: [acme, birch, named('Cedar', 'Hosting'), named('Dunlin')] });

it('names the categories in which both vendors have an offer, each once, by name', () => {
  expect(categoryOverlap(market, acme, birch)).toEqual(['Databases', 'Storage']);
  expect(categoryOverlap(market, birch, acme)).toEqual(['Databases', 'Storage']);
});

it.each(['Cedar', 'Dunlin'])('is empty for vendors without a common category: Acme and %s', (name) => {
  expect(categoryOverlap(market, acme, named(name))).toEqual([]);
});
