import { expect, it } from 'vitest';
import type { Vendor } from '../../../src/model/vendor.ts';
import type { VendorLine } from '../../../src/model/index-lines.ts';
import { HeldVendor, withLimits } from '../../../src/rules/catalogue/held-vendors.ts';
import { derivedVendorNames, linkHeld, vendorNamesIn, vendorTable } from '../../../src/rules/catalogue/link-held.ts';
import { slug } from '../../../src/rules/text/slug.ts';
import { catalogue, category, change, offer, read, TODAY, vendor } from '../../builders.ts';

const whole = catalogue({
  vendors: [
    vendor({ name: 'Acme', former_names: ['Apex'], offers: [offer({ category: 'Email' }), offer({ tier: 'Second' })] }),
    vendor({ name: 'Birch', offers: [], changes: [change({ summary: 'one' })] }),
    vendor({ name: 'Cedar', former_names: ['Sequoia'], changes: [change({ summary: 'two' })], reads: [read()] }),
  ],
  categories: [category({ name: 'Email', retired_names: ['Mail'] })],
  referral_codes: [
    { vendor: 'ACME', code: 'X1', referral_url: 'https://acme.example/r', referee_benefit: '$5', restrictions: [] },
  ],
});
const TABLE = {
  slugs: ['acme', 'birch', 'cedar'].map(slug),
  offerCounts: [2, 0, 1],
  categories: [1, 0, 0],
  changed: [1, 2],
  read: [2],
  formerNames: [
    [slug('Apex'), 0],
    [slug('Sequoia'), 2],
  ],
} as const;
/** A vendor whose lines are the texts. */
const heldIn = (key: Vendor['slug'], line: string, changes: string): Vendor => {
  const source = {
    slug: () => key,
    name: () => whole.vendorBySlug.get(key)?.name ?? '',
    isRead: () => false,
    vendor: () => withLimits(JSON.parse(line) as VendorLine),
    changes: () => JSON.parse(changes) as Vendor['changes'],
  };
  return new HeldVendor(source, 0).asVendor();
};
const held = (record: Vendor): Vendor => {
  return heldIn(record.slug, JSON.stringify([{ ...record, changes: [] }, []]), JSON.stringify(record.changes));
};
const linkedBy = (table: Parameters<typeof linkHeld>[1], vendors = whole.records.vendors.map(held)) =>
  linkHeld(
    {
      records: { ...whole.records, vendors },
      site: whole.site,
      date: TODAY,
      build: { commit: null, files: 1, bytes: 1 },
      history: [],
    },
    table,
    TODAY,
  );

it('links by the table what the records link to', () => {
  const found = linkedBy(TABLE);
  const shown = (of: typeof whole) => ({
    listings: of.listings.map(({ position, vendor: { name }, offer: { tier }, category: { name: under }, referral_code: code }) => [position, name, tier, under, code?.code]),
    vendors: of.vendors.map(({ name }) => name),
    changes: of.changes.map(({ summary }) => summary),
    byVendor: [...of.listingsByVendor].map(([key, own]) => [key, own.length]),
    byCategory: [...of.listingsByCategory].map(([key, own]) => [key, own.length]),
    categories: [...of.categoryByName].map(([key, { name }]) => [key, name]),
    bySlug: [...of.vendorBySlug.keys()],
    formerly: [...of.vendorByFormerName].map(([key, { name }]) => [key, name]),
  });
  expect(shown(found)).toEqual(shown(whole));
});

it('stores the table that links a catalogue, and the names of its vendors', () => {
  expect(vendorTable(whole)).toEqual(TABLE);
  expect(vendorNamesIn(derivedVendorNames(whole.records))).toEqual(['Acme', 'Birch', 'Cedar']);
});

it('parses no line of a vendor to link it', () => {
  const unreadable = TABLE.slugs.map((key) => heldIn(key, 'not JSON', 'not JSON'));
  const found = linkedBy(TABLE, unreadable);
  expect(found.listings.map(({ position, category: { name } }) => [position, name])).toEqual([
    [0, 'Email'],
    [1, 'Databases'],
    [2, 'Databases'],
  ]);
  expect(() => found.changes).toThrow(SyntaxError);
});

it('fails where the table names no category of a listing', () => {
  expect(() => linkedBy({ ...TABLE, categories: [1, 0, 9] })).toThrow('the index names no category for the listing at 2');
});

it('fails where the table names no vendor of a former name', () => {
  expect(() => linkedBy({ ...TABLE, formerNames: [[slug('Apex'), 9]] })).toThrow('the index has no vendor at 9');
});
