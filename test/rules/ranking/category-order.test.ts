import { expect, it, test } from 'vitest';
import { categoryOrder, categoryListings } from '../../../src/rules/ranking/alternatives.ts';
import { categoryNamed } from '../../../src/rules/catalogue/categories.ts';
import { catalogue, catalogueOf, category, offer, vendor } from '../../builders.ts';

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
