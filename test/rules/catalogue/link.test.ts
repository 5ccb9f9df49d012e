import { describe, expect, it } from 'vitest';
import { categoriesByName, link, vendorAlone } from '../../../src/rules/catalogue/link.ts';
import { slug } from '../../../src/rules/text/fold.ts';
import { catalogue, category, change, offer, read, TODAY, vendor, daysAgo } from '../../builders.ts';
import { assess } from '../../../src/rules/risk/assessment.ts';

const acme = vendor({
  name: 'Acme',
  former_names: ['Apex DB'],
  offers: [offer({ url: 'https://acme.example/b', category: 'Mail' }), offer({ tier: 'Second' })],
  changes: [change({ summary: 'Second' }), change({ summary: 'First' })],
  reads: [read()],
});
const birch = vendor({ name: 'Birch', offers: [], changes: [change({ summary: 'Third' })] });
const code = {
  vendor: 'ACME',
  code: 'X1',
  referral_url: 'https://acme.example/r',
  referee_benefit: '20 dollars',
  restrictions: [],
};
const linked = () =>
  catalogue({
    vendors: [birch, acme],
    categories: [category({ name: 'Email', retired_names: ['Mail'] })],
    referral_codes: [code],
  });

describe('a linked catalogue', () => {
  it('has listings by vendor and place in the file, each with its category and the read of its page', () => {
    const market = linked();
    expect(
      market.listings.map((listing) => [
        listing.position,
        listing.offer.tier,
        listing.category.name,
        listing.read?.url,
        listing.referral_code,
      ]),
    ).toEqual([
      [0, 'Free', 'Email', undefined, code],
      [1, 'Second', 'Databases', 'https://acme.example/pricing', code],
    ]);
  });

  it('has the vendors with offers apart from those with records alone', () => {
    const market = linked();
    expect(market.vendors.map(({ name }) => name)).toEqual(['Acme']);
    expect([...market.vendorBySlug.keys()]).toEqual(['acme', 'birch']);
  });

  it('has every change record in catalogue order', () => {
    const market = linked();
    expect(market.changes.map(({ summary }) => summary)).toEqual(['Second', 'First', 'Third']);
  });

  it('has listings by vendor and by the current name of the category', () => {
    const market = linked();
    expect(market.listingsByVendor.get(slug('Acme'))).toEqual(market.listings);
    expect(market.listingsByVendor.has(slug('Birch'))).toBe(false);
    expect(market.listingsByCategory.get(slug('Email'))).toEqual([market.listings[0]]);
    expect(market.listingsByCategory.has(slug('Mail'))).toBe(false);
  });

  it('cannot be made of an offer in an unknown category', () => {
    const market = linked();
    const records = { ...market.records, categories: [] };
    expect(() => link(records, TODAY, market.site)).toThrow('Acme is listed under Mail, which is not a category');
  });
});

it('finds a category by a retired name, unless it is the current name of another', () => {
  const [mail, email] = [category({ name: 'Mail' }), category({ name: 'Email', retired_names: ['Mail', 'E-Mail'] })];
  for (const order of [
    [mail, email],
    [email, mail],
  ]) {
    const byName = categoriesByName(order);
    expect(['mail', 'email', 'e-mail', 'post'].map((name) => byName.get(slug(name))?.name)).toEqual([
      'Mail',
      'Email',
      'Email',
      undefined,
    ]);
  }
});

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
