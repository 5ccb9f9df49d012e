import { expect, it, describe, test } from 'vitest';
import {
  newestListings,
  catalogueModified,
  categoryModified,
  vendorModified,
  vendorsModified,
  catalogueAge,
  newestRead,
} from '../../../src/rules/freshness/newest.ts';
import { catalogue, catalogueOf, category, day, offer, vendor, change, read, TODAY } from '../../builders.ts';
import type { Vendor } from '../../../src/model/vendor.ts';
import { withoutKeys } from '../../../src/rules/freshness/next-read.ts';

const dated = (name: string, verifiedDate: string) => vendor({ name, offers: [offer({ verifiedDate })] });

const index = catalogueOf(
  dated('Older', '2026-11-01'),
  dated('Bravo', '2026-11-15'),
  dated('Alpha', '2026-11-15'),
  dated('Today', '2026-11-20'),
  dated('Zero', '2026-10-31'),
  dated('To come', '2026-11-21'),
);

it('lists offers from the requested day on, newest first, then in catalogue order', () => {
  const names = newestListings(index, day('2026-11-01')).map(({ vendor: { name } }) => name);
  expect(names).toEqual(['Today', 'Alpha', 'Bravo', 'Older']);
});

const written = (verifiedDate: string) => offer({ verifiedDate });
const modified = (given: Partial<Omit<Vendor, 'slug'>>) => {
  const one = vendor({ offers: [], ...given });
  return vendorModified(catalogueOf(one), one);
};

describe('the day on which a vendor was last modified', () => {
  test.each([
    ['the newest catalogue date', { offers: [written('2026-03-01'), written('2026-05-01'), written('2026-04-01')] }],
    [
      'the day on which a change was recorded',
      { changes: [change({ date: '2026-01-01', recorded_date: '2026-05-01' })] },
    ],
    [
      'the date of a change without one',
      { changes: [change({ date: '2026-05-01' })], offers: [written('2026-02-01')] },
    ],
    ['the last read of a page', { reads: [read({ last_read: { date: day('2026-05-01'), outcome: 'confirmed' } })] }],
    ['no day to come', { changes: [change({ date: '2026-12-01' })], offers: [written('2026-05-01')] }],
  ])('is %s', (_, given) => {
    expect(modified(given)).toBe('2026-05-01');
  });

  test('is today where nothing has a day', () => {
    const { last_read: lastRead, ...unread } = read();
    expect(lastRead).toBeDefined();
    expect([modified({}), modified({ reads: [unread] })]).toEqual([TODAY, TODAY]);
  });
});

describe('of several vendors', () => {
  const old = vendor({ name: 'Old', offers: [written('2026-02-01')] });
  const newer = vendor({ name: 'Newer', offers: [written('2026-05-01'), written('2026-04-01')] });
  const email = vendor({ name: 'Mail', offers: [offer({ verifiedDate: '2026-06-01', category: 'Email' })] });
  const index = catalogue({
    vendors: [old, newer, email],
    categories: [category(), category({ name: 'Email' }), category({ name: 'Empty' })],
  });
  const [databases, , empty] = index.records.categories;

  test('the newest day counts, of the whole catalogue where none is given', () => {
    expect(vendorsModified(index, [newer, old])).toBe('2026-05-01');
    expect(vendorsModified(index, [])).toBe('2026-06-01');
    expect(catalogueModified(index)).toBe('2026-06-01');
  });

  test('those of a category count, and the whole catalogue for an empty one', () => {
    expect(categoryModified(index, databases!)).toBe('2026-05-01');
    expect(categoryModified(index, empty!)).toBe('2026-06-01');
  });
});

const offers = (...given: Parameters<typeof offer>[0][]) => given.map((each) => offer(each));

test('an empty catalogue has no day', () => {
  expect(catalogueAge(catalogue({ vendors: [] }))).toEqual({
    as_of: null,
    newest_change: null,
    newest_recorded: null,
    next_expiry: null,
  });
});

test('the newest day is that of an entry, of a recording or of a read, never that of an event, none after today', () => {
  const age = (changes: readonly ReturnType<typeof change>[]) =>
    catalogueAge(catalogueOf(vendor({ offers: offers({ verifiedDate: '2026-06-01' }), changes }))).as_of;
  expect(age([])).toBe('2026-06-01');
  expect(age([change({ date: '2026-07-01' })])).toBe('2026-06-01');
  expect(age([change({ date: '2026-12-01', recorded_date: '2026-08-01' })])).toBe('2026-08-01');
  expect(age([change({ date: '2026-09-01', recorded_date: '2026-08-01' })])).toBe('2026-08-01');
  expect(age([change({ date: '2026-12-01' })])).toBe('2026-06-01');
  expect(age([change({ date: TODAY })])).toBe('2026-06-01');
  const reads = [read({ last_read: { date: '2026-11-15', outcome: 'confirmed' } })];
  expect(catalogueAge(catalogueOf(vendor({ reads }))).as_of).toBe('2026-11-15');
  expect(catalogueAge(index)).toMatchObject({ as_of: TODAY });
});

test('the newest change is neither retracted nor housekeeping', () => {
  const changes = [
    change({ date: '2026-05-01' }),
    change({ date: '2026-06-01', recorded_date: '2026-06-02' }),
    change({ date: '2026-05-20' }),
    change({ date: '2026-07-01', resolution: { state: 'retracted', date: TODAY } }),
    change({ date: '2026-08-01', reports: 'our_index' }),
  ];
  const age = catalogueAge(catalogueOf(vendor({ changes })));
  expect(age).toMatchObject({ newest_change: '2026-06-01', newest_recorded: '2026-06-02' });
});

test('the next expiry is the soonest, today included', () => {
  const days = ['2026-12-05', '2026-12-01', '2026-12-24', '2026-11-20', '2026-01-01'];
  const index = catalogueOf(vendor({ offers: offers(...days.map((expires_date) => ({ expires_date }))) }));
  expect(catalogueAge(index).next_expiry).toBe(TODAY);
});

const listings = catalogueOf(
  vendor({ name: 'Never', offers: [offer({ url: 'https://never.example/' })] }),
  vendor({ name: 'Next', reads: [withoutKeys(read(), ['last_read'])] }),
  vendor({ name: 'Old', reads: [read({ last_read: { date: '2026-10-01', outcome: 'link_ok' } })] }),
  vendor({ name: 'Older', reads: [read({ last_read: { date: '2026-09-01', outcome: 'confirmed' } })] }),
).listings;

it('is the newest day of a read, whatever it found and in any order', () => {
  expect([newestRead(listings), newestRead(listings.toReversed())]).toEqual(['2026-10-01', '2026-10-01']);
});

it('is null where no page was read', () => {
  expect([newestRead([]), newestRead(listings.slice(0, 2))]).toEqual([null, null]);
});
