import { expect, it } from 'vitest';
import { stackCandidates, doesJob, doesSameJob } from '../../../src/rules/stack/picks.ts';
import { catalogue, category, offer, vendor } from '../../builders.ts';

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
  const [listing] = catalogue({ vendors: [vendor({ offers: [offer({ tags })] })] }).listings;
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
