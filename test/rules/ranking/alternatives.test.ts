import { describe, expect, test, it } from 'vitest';
import {
  alternatives,
  rankedListings,
  relatedAlternatives,
  firstOffer,
  exampleMembers,
  categoryOrder,
  categoryListings,
} from '../../../src/rules/ranking/alternatives.ts';
import { catalogue, catalogueOf, offer, vendor, category } from '../../builders.ts';
import { categoryNamed } from '../../../src/rules/catalogue/categories.ts';

describe('the alternatives of an offer', () => {
  const linked = catalogueOf(
    vendor({ name: 'Acme' }),
    vendor({ name: 'Old', offers: [offer({ verifiedDate: '2026-06-01' })] }),
    vendor({ name: 'Gated', offers: [offer({ tier: 'Paid' }), offer({ tier: 'Free' })] }),
    vendor({ name: 'Trial', offers: [offer({ tier: 'Trial' })] }),
    vendor({ name: 'Sound', offers: [offer(), offer({ tier: 'Trial' })] }),
    vendor({ name: 'Elsewhere', offers: [offer({ category: 'Email' })] }),
  );
  const acme = linked.listingsByVendor.get(vendor({ name: 'Acme' }).slug)?.[0];
  if (!acme) throw new Error('Acme is listed');

  test('are the first offers of the other vendors of its category, best first, gated last', () => {
    const { listings, tie_break: tieBreak } = alternatives(linked, acme, 'related:Databases:Acme');
    expect(listings.map((listing) => [listing.vendor.name, listing.offer.tier])).toEqual([
      ['Sound', 'Free'],
      ['Old', 'Free'],
      ['Trial', 'Trial'],
      ['Gated', 'Paid'],
    ]);
    expect(tieBreak).toMatchObject({
      date: '2026-11-20',
      query_key: 'related:Databases:Acme',
      tie_count: 1,
      ranked_total: 4,
    });
  });

  test('are ordered by a key of their own for details, once per listing', () => {
    const found = relatedAlternatives(linked, acme);
    expect(found).toEqual(alternatives(linked, acme, 'related:Databases:Acme'));
    expect(relatedAlternatives(linked, acme)).toBe(found);
  });

  test('come in the same order however they are handed over', () => {
    const forward = rankedListings(linked, linked.listings, 'a question');
    expect(rankedListings(linked, linked.listings.toReversed(), 'a question')).toEqual(forward);
  });
});

const names = ['Ant', 'Bee', 'Cat', 'Dog', 'Eel'];

describe('example members', () => {
  it('are the first three of the rank order of the day for the category', () => {
    const index = catalogue({ vendors: names.map((name) => vendor({ name })) });
    const ranked = rankedListings(index, index.listings, 'category:Databases').listings;
    expect(exampleMembers(index, category())).toEqual(ranked.slice(0, 3).map(({ vendor: { name } }) => name));
  });

  it('name a vendor with several offers once', () => {
    const index = catalogueOf(vendor({ name: 'Ant', offers: [offer(), offer({ tier: 'Hobby' })] }));
    expect(exampleMembers(index, category())).toEqual(['Ant']);
  });
});

it('is the first offer of the file, also where a later one is free and the first has ended', () => {
  const acme = vendor({ offers: [offer({ tier: 'Retired' }), offer({ tier: 'Free' })] });
  expect(firstOffer(catalogueOf(acme), acme)?.offer.tier).toBe('Retired');
});

it('is null for a vendor without offers, and for one that the catalogue does not have', () => {
  const acme = vendor({ offers: [] });
  expect(firstOffer(catalogueOf(acme), acme)).toBeNull();
  expect(firstOffer(catalogue({ vendors: [] }), vendor())).toBeNull();
});

const market = catalogue({
  vendors: [
    vendor({ name: 'Ended', offers: [offer({ tier: 'Retired' })] }),
    vendor({ name: 'Free', offers: [offer({ tier: 'One' }), offer({ tier: 'Two' })] }),
    vendor({ name: 'Elsewhere', offers: [offer({ category: 'Email' })] }),
    vendor({ name: 'Trial', offers: [offer({ tier: 'Trial' })] }),
  ],
  categories: [category({ name: 'Empty' })],
});
const orderOf = (name: string) => {
  const found = categoryNamed(market, name);
  if (!found) throw new Error(name);
  return categoryOrder(market, found);
};

it('ranks each vendor of the category by its first offer there under the key of the category', () => {
  const { listings, tie_break: tieBreak } = orderOf('Databases');
  expect(listings.map(({ vendor: { name }, offer: { tier } }) => [name, tier])).toEqual([
    ['Free', 'One'],
    ['Trial', 'Trial'],
    ['Ended', 'Retired'],
  ]);
  expect(tieBreak).toMatchObject({ query_key: 'category:Databases', ranked_total: 3, tie_count: 1 });
});

it('ranks nothing in a category without offers', () => {
  expect(orderOf('Empty')).toMatchObject({ listings: [], tie_break: { query_key: 'category:Empty', ranked_total: 0 } });
});

test("a vendor's further offers of the category follow its first", () => {
  const index = catalogueOf(
    vendor({
      name: 'Alpha',
      offers: [offer({ tier: 'One' }), offer({ category: 'Email', tier: 'Mail' }), offer({ tier: 'Two' })],
    }),
    vendor({ name: 'Beta', offers: [offer({ tier: 'Free' })] }),
  );
  const databases = index.records.categories.find(({ name }) => name === 'Databases');
  const tiers = categoryListings(index, databases!).map((listing) => listing.offer.tier);
  expect(tiers.toSorted()).toEqual(['Free', 'One', 'Two']);
  expect(tiers.indexOf('Two')).toBe(tiers.indexOf('One') + 1);
});
