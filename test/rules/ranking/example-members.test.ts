import { describe, expect, it } from 'vitest';
import { rankedListings } from '../../../src/rules/ranking/alternatives.ts';
import { exampleMembers } from '../../../src/rules/ranking/category-order.ts';
import { catalogue, category, offer, vendor } from '../../builders.ts';

const names = ['Ant', 'Bee', 'Cat', 'Dog', 'Eel'];

describe('example members', () => {
  it('are the first three of the rank order of the day for the category', () => {
    const index = catalogue({ vendors: names.map((name) => vendor({ name })) });
    const ranked = rankedListings(index, index.listings, 'category:Databases').listings;
    expect(exampleMembers(index, category())).toEqual(ranked.slice(0, 3).map(({ vendor: { name } }) => name));
  });

  it('name a vendor with several offers once', () => {
    const index = catalogue({ vendors: [vendor({ name: 'Ant', offers: [offer(), offer({ tier: 'Hobby' })] })] });
    expect(exampleMembers(index, category())).toEqual(['Ant']);
  });

  it('put offers that are off the ranked list last', () => {
    const paid = names.map((name) => vendor({ name, offers: [offer({ tier: 'Paid' })] }));
    const index = catalogue({ vendors: [...paid, vendor({ name: 'Free' })] });
    expect(exampleMembers(index, category())[0]).toBe('Free');
  });

  it('are none where the category is empty', () => {
    expect(exampleMembers(catalogue(), category({ name: 'Empty' }))).toEqual([]);
  });
});
