import { describe, expect, it } from 'vitest';
import { newest, newestBody } from '../../src/routes/newest.ts';
import { catalogue, category, daysAgo, offer, vendor } from '../builders.ts';
import { ask, bodyOf, refusalOf } from './ask.ts';

const index = catalogue({
  categories: [category({ name: 'Databases', retired_names: ['Data Stores'] }), category({ name: 'Email' })],
  vendors: [0, 5, 30, 31].map((ago) =>
    vendor({
      name: `Ago ${String(ago)}`,
      offers: [offer({ verifiedDate: daysAgo(ago), category: ago === 5 ? 'Email' : 'Databases' })],
    }),
  ),
});

const body = (query = '') => bodyOf(newestBody, ask(newest, index, query));
const names = (query = '') => body(query).deals.map(({ vendor: name }) => name);

describe('/api/newest', () => {
  it('answers the last 30 days, newest first, each offer with the age of its entry', () => {
    const { deals, total } = body();
    expect(deals.map((deal) => [deal.vendor, deal.days_since_update])).toEqual([
      ['Ago 0', 0],
      ['Ago 5', 5],
      ['Ago 30', 30],
    ]);
    expect(total).toBe(3);
  });

  it.each([
    ['since=2026-11-15', ['Ago 0', 'Ago 5']],
    ['since=2026-11-15T23:59:59Z', ['Ago 0', 'Ago 5']],
    ['since=2026-11-15T23:00:00%2B02:00', ['Ago 0', 'Ago 5']],
    ['since=2026-11-15T23:00:00+02:00', ['Ago 0', 'Ago 5']],
    ['since=2026-11-15T23:00:00-0830', ['Ago 0', 'Ago 5']],
    ['since=2026-11-15+23:00+02', ['Ago 0', 'Ago 5']],
    ['since=2026-11-15T23', ['Ago 0', 'Ago 5']],
    ['since=2026-11-15T2359Z', ['Ago 0', 'Ago 5']],
    ['since=2026-11-15T235959,5%2B01', ['Ago 0', 'Ago 5']],
    ['since=2020-01-01', ['Ago 0', 'Ago 5', 'Ago 30', 'Ago 31']],
    ['since=2026-12-01', []],
    ['since=', ['Ago 0', 'Ago 5', 'Ago 30']],
    ['category=data+stores', ['Ago 0', 'Ago 30']],
    ['category=EMAIL', ['Ago 5']],
    ['category=nowhere', []],
    ['limit=1', ['Ago 0']],
    ['limit=0', []],
  ])('answers %s', (query, expected) => {
    expect(names(query)).toEqual(expected);
  });

  it('says how far the catalogue has come and, when empty, what finds the newest', () => {
    expect(body()).toMatchObject({ catalogue_as_of: daysAgo(0) });
    expect(body()).not.toHaveProperty('note');
    const old = catalogue({ vendors: [vendor({ offers: [offer({ verifiedDate: daysAgo(40) })] })] });
    expect(bodyOf(newestBody, ask(newest, old))).toMatchObject({
      deals: [],
      catalogue_as_of: daysAgo(40),
      note: 'No offer was written since 2026-10-11; /api/newest?since=2026-10-11 finds the newest.',
    });
    expect(body('category=email&since=2026-11-18').note).toBe(
      'No offer matches; the newest of all was written on 2026-11-20.',
    );
  });

  it('shows 20 by default and at most 50', () => {
    const vendors = Array.from({ length: 60 }, (_each, place) => vendor({ name: `V${String(place)}` }));
    const crowded = catalogue({ vendors });
    const shown = (query: string) => bodyOf(newestBody, ask(newest, crowded, query)).deals.length;
    expect([shown(''), shown('limit=50'), shown('limit=500')]).toEqual([20, 50, 50]);
  });

  it.each([
    'since=2026-11',
    'since=2026-11-15T23:0002:00',
    'since=2026-11-15T25:00',
    'since=2026-11-15T24:00',
    'since=2026-11-15T',
    'since=20261115',
  ])('refuses %s', (query) => {
    expect(refusalOf(ask(newest, index, query)).status).toBe(400);
  });
});
