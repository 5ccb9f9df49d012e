import { expect, it, describe, test } from 'vitest';
import {
  stackCandidates,
  doesJob,
  doesSameJob,
  entriesWith,
  cheaperAlternative,
} from '../../../src/rules/stack/picks.ts';
import { catalogue, catalogueOf, category, offer, vendor, change } from '../../builders.ts';
import type { Catalogue, Category } from '../../../src/model/catalogue.ts';
import { isFreeOffer } from '../../../src/rules/risk/free-offer.ts';
import { alternatives } from '../../../src/rules/ranking/alternatives.ts';
import type { Vendor } from '../../../src/model/vendor.ts';

const [sql, mail, none] = ['Databases', 'Email', 'Empty'].map((name) => category({ name }));
const market = catalogue({
  vendors: [
    vendor({
      name: 'Acme',
      offers: [offer({ tier: 'Trial', tags: ['sql'] }), offer({ tier: 'Hobby', tags: ['sql'] })],
    }),
    vendor({ name: 'Birch', offers: [offer({ tags: ['nosql'] }), offer({ category: 'Email', tags: ['mail'] })] }),
    vendor({ name: 'Cedar', offers: [offer({ tier: 'Paid', tags: ['sql'] })] }),
  ],
  categories: [sql, mail, none].flatMap((each) => each ?? []),
});
const candidates = (categories: readonly string[], tags?: readonly string[]) => {
  const known = categories.flatMap((name) => market.records.categories.find((each) => each.name === name) ?? []);
  const found = stackCandidates(
    market,
    { role: 'data', categories: known, tags, reason: 'It stores' },
    { useCase: 'web app' },
  );
  return (
    found && {
      category: found.category.name,
      offers: found.listings.map((listing) => `${listing.vendor.name} ${listing.offer.tier}`).sort(),
      key: found.tie_break.query_key,
    }
  );
};

it('offers the free offers of the first category, one per vendor, under the key of the use case and role', () => {
  expect(candidates(['Databases', 'Email'])).toEqual({
    category: 'Databases',
    offers: ['Acme Hobby', 'Birch Free'],
    key: 'stack:web app:data',
  });
});

it('offers those with a qualifying tag alone', () => {
  expect(candidates(['Databases'], ['sql'])?.offers).toEqual(['Acme Hobby']);
});

it('goes on to the first category that has a candidate', () => {
  expect(candidates(['Empty', 'Databases', 'Email'], ['mail'])).toMatchObject({
    category: 'Email',
    offers: ['Birch Free'],
  });
});

it('names the first category where none has a candidate, and nothing without a category', () => {
  expect(candidates(['Empty', 'Databases'], ['unheard-of'])).toMatchObject({ category: 'Empty', offers: [] });
  expect(candidates([])).toBeNull();
});

const listed = (tags: readonly string[]) => {
  const [listing] = catalogueOf(vendor({ offers: [offer({ tags })] })).listings;
  if (!listing) throw new Error('not listed');
  return listing;
};

it.each([
  [['sql'], undefined, true],
  [[], undefined, true],
  [['sql', 'edge'], ['edge'], true],
  [['sql'], ['edge', 'cache'], false],
  [['sql'], [], false],
])('an offer with the tags %j does the job of %j: %s', (tags, job, expected) => {
  expect(doesJob(listed(tags), job)).toBe(expected);
});

it.each([
  [['sql'], ['sql', 'edge', 'cache'], true],
  [['other', 'edge'], ['sql', 'edge', 'cache'], true],
  [['cache'], ['sql', 'edge', 'cache'], false],
  [['sql'], [], false],
])('an offer with the tags %j does the job of one with %j, whose first two count: %s', (tags, of, expected) => {
  expect(doesSameJob(listed(tags), listed(of))).toBe(expected);
});

const categoryEntries = (market: Catalogue, of: Category) =>
  entriesWith(market, of, (listing) => isFreeOffer(market, listing));
const databases = category({ name: 'Databases' });

describe('the entries of a category', () => {
  test('are one for each vendor, in catalogue order', () => {
    const market = catalogueOf(vendor({ name: 'Bolt', offers: [offer(), offer()] }), vendor({ name: 'Acme' }));
    expect(categoryEntries(market, databases).map((listing) => listing.vendor.name)).toEqual(['Acme', 'Bolt']);
  });

  test('are the free offer of a vendor, even where a programme is written first', () => {
    const programme = offer({ tier: 'Credits', description: 'Programme' });
    const market = catalogueOf(vendor({ offers: [programme, offer({ description: 'Free tier' }), offer()] }));
    expect(categoryEntries(market, databases).map((listing) => listing.offer.description)).toEqual(['Free tier']);
  });

  test('are the first offer of a vendor without a free one', () => {
    const offers = [offer({ tier: 'Paid', description: 'First' }), offer({ tier: 'Retired', description: 'Second' })];
    const entries = categoryEntries(catalogueOf(vendor({ offers })), databases);
    expect(entries.map((listing) => listing.offer.description)).toEqual(['First']);
  });
});

const paid = vendor({ name: 'Paid', offers: [offer({ tier: 'Paid' })] });

/** The vendor put in place of the one named Paid, or of another. */
function putFor(vendors: readonly Vendor[], name = 'Paid'): string | null {
  const market = catalogueOf(paid, ...vendors);
  const listing = market.listings.find((each) => each.vendor.name === name);
  if (!listing) throw new Error(`${name} is not listed`);
  return cheaperAlternative(market, listing)?.vendor.name ?? null;
}

describe('the cheaper alternative', () => {
  test.each([
    ['a free and stable offer', vendor({ name: 'Acme' }), 'Acme'],
    ['not one of another category', vendor({ name: 'Acme', offers: [offer({ category: 'Email' })] }), null],
    ['not one that is free for a time only', vendor({ name: 'Acme', offers: [offer({ tier: 'Trial' })] }), null],
    ['not one at risk', vendor({ name: 'Acme', changes: [change()] }), null],
    ['not one that is open to students only', restricted(), null],
    ['not one that does another job', vendor({ name: 'Acme', offers: [offer({ tags: ['sql'] })] }), null],
    [
      'one with a leading tag in any place',
      vendor({ name: 'Acme', offers: [offer({ tags: ['sql', 'database'] })] }),
      'Acme',
    ],
    [
      'another offer of a vendor whose first does another job',
      vendor({ name: 'Acme', offers: [offer({ tags: ['sql'] }), offer()] }),
      'Acme',
    ],
  ])('is %s', (_, other, expected) => {
    expect(putFor([other])).toBe(expected);
  });

  test('is none for an offer that is free and stable itself', () => {
    expect(putFor([vendor({ name: 'Acme' }), vendor({ name: 'Bolt' })], 'Acme')).toBeNull();
  });

  test('is none but of another vendor', () => {
    const both = vendor({ name: 'Both', offers: [offer({ tier: 'Paid' }), offer()] });
    expect(putFor([both], 'Both')).toBeNull();
    expect(putFor([both])).toBe('Both');
  });

  test('is the first of the order of the day for its own key', () => {
    const market = catalogueOf(paid, ...['A', 'B', 'C', 'D', 'E'].map((name) => vendor({ name })));
    const [listing] = market.listingsByVendor.get(paid.slug) ?? [];
    if (!listing) throw new Error('not listed');
    const [first] = alternatives(market, listing, 'cheaper-alternative:Paid').listings;
    expect(cheaperAlternative(market, listing)).toBe(first);
  });
});

function restricted(): Vendor {
  return vendor({ name: 'Acme', offers: [offer({ eligibility: { type: 'student', conditions: [] } })] });
}
