import { describe, expect, test, it } from 'vitest';
import {
  alternatives,
  rankedListings,
  relatedAlternatives,
  firstOffer,
  exampleMembers,
} from '../../../src/rules/ranking/alternatives.ts';
import { catalogue, catalogueOf, offer, vendor, category } from '../../builders.ts';

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
