import { expect, it } from 'vitest';
import { vendorAlone } from '../../../src/rules/catalogue/link.ts';
import { assess } from '../../../src/rules/risk/assessment.ts';
import { catalogue, category, change, daysAgo, offer, vendor } from '../../builders.ts';

const risky = vendor({
  name: 'Acme',
  offers: [offer({ category: 'Databases' })],
  changes: [change({ date: daysAgo(10), change_type: 'free_tier_removed' })],
});
const index = catalogue({
  categories: [category({ name: 'Databases' }), category({ name: 'Email' })],
  vendors: [vendor({ name: 'Birch', offers: [offer({ category: 'Email' })] }), risky],
});

it('has one vendor with its categories, as of the day', () => {
  const alone = vendorAlone(index, risky)(daysAgo(-3));
  expect(alone.date).toBe(daysAgo(-3));
  expect(alone.vendors.map(({ name }) => name)).toEqual(['Acme']);
  expect(alone.records.categories.map(({ name }) => name)).toEqual(['Databases']);
});

it('gives the offers of the vendor the values of the whole index', () => {
  const alone = vendorAlone(index, risky)(index.date);
  const whole = index.listings.filter((listing) => listing.vendor.slug === risky.slug);
  expect(alone.listings.map((listing) => assess(alone, listing))).toEqual(
    whole.map((listing) => assess(index, listing)),
  );
  expect(whole).toHaveLength(1);
});
