import { expect, it } from 'vitest';
import { freshnessEntries } from '../../../src/rules/freshness/freshness.ts';
import { catalogue, daysAgo, offer, read, vendor } from '../../builders.ts';

const dated = (name: string, days: number) => vendor({ name, offers: [offer({ verifiedDate: daysAgo(days) })] });
const names = (entries: readonly { readonly vendor: string }[]) => entries.map(({ vendor: name }) => name);

it('keeps catalogue order among entries of one day, at both ends', () => {
  const found = freshnessEntries(catalogue({ vendors: [dated('C', 5), dated('A', 5), dated('B', 1), dated('D', 5)] }));
  expect(names(found.freshest_entries)).toEqual(['B', 'A', 'C', 'D']);
  expect(names(found.stalest_entries)).toEqual(['A', 'C', 'D', 'B']);
});

it('shows the 20 oldest and the 20 newest of more entries', () => {
  const vendors = Array.from({ length: 21 }, (_, days) => dated(`Vendor ${days}`, days));
  const found = freshnessEntries(catalogue({ vendors }));
  expect(names(found.freshest_entries)).toEqual(Array.from({ length: 20 }, (_, days) => `Vendor ${days}`));
  expect(names(found.stalest_entries)).toEqual(Array.from({ length: 20 }, (_, rank) => `Vendor ${20 - rank}`));
});

it('states the ages in days, and null for a page that was never read', () => {
  const [entry] = freshnessEntries(catalogue({ vendors: [dated('A', 40)] })).stalest_entries;
  expect(entry).toEqual({
    vendor: 'A',
    category: 'Databases',
    verifiedDate: daysAgo(40),
    last_read_date: null,
    confirmed_on: null,
    url: 'https://acme.example/pricing',
    days_since_verified: 40,
    days_since_read: null,
  });
});

it('states no day of a read for a page that was attempted and never read', () => {
  const { last_read: lastRead, last_success: confirmed, ...attempted } = read();
  expect([lastRead?.date, confirmed]).toEqual(['2026-11-19', '2026-11-19']);
  const [entry] = freshnessEntries(catalogue({ vendors: [vendor({ reads: [attempted] })] })).stalest_entries;
  expect(entry).toMatchObject({ last_read_date: null, confirmed_on: null, days_since_read: null });
});
