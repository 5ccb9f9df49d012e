import { describe, expect, it } from 'vitest';
import { newest, newestBody, newOffers, newOffersBody } from '../../src/routes/newest.ts';
import { catalogue, category, daysAgo, offer, vendor } from '../builders.ts';
import { ask, bodyOf } from './ask.ts';

const index = catalogue({
  categories: [category({ name: 'Databases', retired_names: ['Data Stores'] }), category({ name: 'Email' })],
  vendors: [0, 7, 8, 30, 31].map((ago) =>
    vendor({
      name: `Ago ${String(ago)}`,
      offers: [offer({ verifiedDate: daysAgo(ago), category: ago === 7 ? 'Email' : 'Databases' })],
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
      ['Ago 7', 7],
      ['Ago 8', 8],
      ['Ago 30', 30],
    ]);
    expect(total).toBe(4);
  });

  it.each([
    ['since=2026-11-13', ['Ago 0', 'Ago 7']],
    ['since=2020-01-01', ['Ago 0', 'Ago 7', 'Ago 8', 'Ago 30', 'Ago 31']],
    ['since=2026-12-01', []],
    ['since=', ['Ago 0', 'Ago 7', 'Ago 8', 'Ago 30']],
    ['category=data+stores', ['Ago 0', 'Ago 8', 'Ago 30']],
    ['category=EMAIL', ['Ago 7']],
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
      note: 'No offer was written after 2026-10-11; /api/newest?since=2026-10-11 finds the newest.',
    });
    expect(body('category=email&since=2026-11-18').note).toMatch(
      /^No offer was written after (.{10}); \/api\/newest\?since=\1&category=email finds the newest\.$/,
    );
  });

  it('shows 20 by default and at most 50', () => {
    const vendors = Array.from({ length: 60 }, (_each, place) => vendor({ name: `V${String(place)}` }));
    const crowded = catalogue({ vendors });
    const shown = (query: string) => bodyOf(newestBody, ask(newest, crowded, query)).deals.length;
    expect([shown(''), shown('limit=50'), shown('limit=500')]).toEqual([20, 50, 50]);
  });
});

const newBody = (query = '') => bodyOf(newOffersBody, ask(newOffers, index, query));
const newNames = (query: string) => newBody(query).offers.map(({ vendor: name }) => name);

describe('/api/new', () => {
  it.each([
    ['', ['Ago 0', 'Ago 7']],
    ['days=8', ['Ago 0', 'Ago 7', 'Ago 8']],
    ['days=30', ['Ago 0', 'Ago 7', 'Ago 8', 'Ago 30']],
    ['days=31', ['Ago 0', 'Ago 7', 'Ago 8', 'Ago 30']],
    ['days=0', ['Ago 0']],
    ['days=-5', ['Ago 0']],
  ])('looks back the requested days, 1 to 30, the day at the edge included: %j', (query, expected) => {
    expect(newNames(query)).toEqual(expected);
  });

  it('counts before the limit', () => {
    expect(newBody('limit=1')).toMatchObject({ offers: [{ vendor: 'Ago 0' }], total: 2 });
    expect(newBody('limit=0')).toMatchObject({ offers: [], total: 2 });
  });

  it('says how far the catalogue has come and, where nothing is new, which request finds the newest', () => {
    expect(newBody()).toMatchObject({ catalogue_as_of: daysAgo(0) });
    expect(newBody()).not.toHaveProperty('note');
    const old = catalogue({ vendors: [vendor({ offers: [offer({ verifiedDate: daysAgo(90) })] })] });
    expect(bodyOf(newOffersBody, ask(newOffers, old, ''))).toMatchObject({
      offers: [],
      catalogue_as_of: daysAgo(90),
      note: `No offer was written after ${daysAgo(90)}; /api/newest?since=${daysAgo(90)} finds the newest.`,
    });
  });
});
