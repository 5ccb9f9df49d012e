import { expect, test } from 'vitest';
import { categoryListings } from '../../../src/rules/ranking/category-order.ts';
import { catalogue, offer, vendor } from '../../builders.ts';

test("a vendor's further offers of the category follow its first", () => {
  const index = catalogue({
    vendors: [
      vendor({
        name: 'Alpha',
        offers: [offer({ tier: 'One' }), offer({ category: 'Email', tier: 'Mail' }), offer({ tier: 'Two' })],
      }),
      vendor({ name: 'Beta', offers: [offer({ tier: 'Free' })] }),
    ],
  });
  const databases = index.records.categories.find(({ name }) => name === 'Databases');
  const tiers = categoryListings(index, databases!).map((listing) => listing.offer.tier);
  expect(tiers.toSorted()).toEqual(['Free', 'One', 'Two']);
  expect(tiers.indexOf('Two')).toBe(tiers.indexOf('One') + 1);
});
