import { describe, expect, it } from 'vitest';
import { newOffers, newOffersBody } from '../../src/routes/newest.ts';
import { catalogue, daysAgo, offer, vendor } from '../builders.ts';
import { ask, bodyOf } from './ask.ts';

const index = catalogue({
  vendors: [0, 7, 8, 30, 31].map((ago) =>
    vendor({ name: `Ago ${String(ago)}`, offers: [offer({ verifiedDate: daysAgo(ago) })] }),
  ),
});

const body = (query = '') => bodyOf(newOffersBody, ask(newOffers, index, query));
const names = (query = '') => body(query).offers.map(({ vendor: name }) => name);

describe('/api/new', () => {
  it.each([
    ['', ['Ago 0', 'Ago 7']],
    ['days=8', ['Ago 0', 'Ago 7', 'Ago 8']],
    ['days=30', ['Ago 0', 'Ago 7', 'Ago 8', 'Ago 30']],
    ['days=31', ['Ago 0', 'Ago 7', 'Ago 8', 'Ago 30']],
    ['days=0', ['Ago 0']],
    ['days=-5', ['Ago 0']],
  ])('looks back the requested days, 1 to 30, the day at the edge included: %j', (query, expected) => {
    expect(names(query)).toEqual(expected);
  });

  it('counts before the limit', () => {
    expect(body('limit=1')).toMatchObject({ offers: [{ vendor: 'Ago 0' }], total: 2 });
    expect(body('limit=0')).toMatchObject({ offers: [], total: 2 });
  });

  it('says how far the catalogue has come and, where nothing is new, which request finds the newest', () => {
    expect(body()).toMatchObject({ catalogue_as_of: daysAgo(0) });
    expect(body()).not.toHaveProperty('note');
    const old = catalogue({ vendors: [vendor({ offers: [offer({ verifiedDate: daysAgo(90) })] })] });
    expect(bodyOf(newOffersBody, ask(newOffers, old, ''))).toMatchObject({
      offers: [],
      catalogue_as_of: daysAgo(90),
      note: `No offer was written since ${daysAgo(90)}; /api/newest?since=${daysAgo(90)} finds the newest.`,
    });
  });
});
