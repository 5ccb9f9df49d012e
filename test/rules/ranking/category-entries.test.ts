import { describe, expect, test } from 'vitest';
import type { Catalogue, Category } from '../../../src/model/catalogue.ts';
import { isFreeOffer } from '../../../src/rules/risk/free-offer.ts';
import { entriesWith } from '../../../src/rules/stack/picks.ts';
import { catalogue, category, offer, vendor } from '../../builders.ts';

const categoryEntries = (market: Catalogue, of: Category) =>
  entriesWith(market, of, (listing) => isFreeOffer(market, listing));
const databases = category({ name: 'Databases' });

describe('the entries of a category', () => {
  test('are one for each vendor, in catalogue order', () => {
    const market = catalogue({
      vendors: [vendor({ name: 'Bolt', offers: [offer(), offer()] }), vendor({ name: 'Acme' })],
    });
    expect(categoryEntries(market, databases).map((listing) => listing.vendor.name)).toEqual(['Acme', 'Bolt']);
  });

  test('are the free offer of a vendor, even where a programme is written first', () => {
    const programme = offer({ tier: 'Credits', description: 'Programme' });
    const market = catalogue({
      vendors: [vendor({ offers: [programme, offer({ description: 'Free tier' }), offer()] })],
    });
    expect(categoryEntries(market, databases).map((listing) => listing.offer.description)).toEqual(['Free tier']);
  });

  test('are the first offer of a vendor without a free one', () => {
    const offers = [offer({ tier: 'Paid', description: 'First' }), offer({ tier: 'Retired', description: 'Second' })];
    const entries = categoryEntries(catalogue({ vendors: [vendor({ offers })] }), databases);
    expect(entries.map((listing) => listing.offer.description)).toEqual(['First']);
  });

  test('are none in an empty category', () => {
    expect(categoryEntries(catalogue(), category({ name: 'Email' }))).toEqual([]);
  });
});
