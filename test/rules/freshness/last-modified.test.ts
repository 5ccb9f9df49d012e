import { describe, expect, test } from 'vitest';
import {
  catalogueModified,
  categoryModified,
  vendorModified,
  vendorsModified,
} from '../../../src/rules/freshness/newest.ts';
import type { Vendor } from '../../../src/model/vendor.ts';
import { catalogue, category, change, day, offer, read, TODAY, vendor } from '../../builders.ts';

const written = (verifiedDate: string) => offer({ verifiedDate });
const modified = (given: Partial<Omit<Vendor, 'slug'>>) => {
  const one = vendor({ offers: [], ...given });
  return vendorModified(catalogue({ vendors: [one] }), one);
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

  test('may be today', () => {
    expect(modified({ offers: [written(TODAY), written('2026-05-01')] })).toBe(TODAY);
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
    expect(catalogueModified(index).day).toBe('2026-06-01');
  });

  test('those of a category count, and the whole catalogue for an empty one', () => {
    expect(categoryModified(index, databases!)).toBe('2026-05-01');
    expect(categoryModified(index, empty!)).toBe('2026-06-01');
  });

  test('an empty catalogue has its own day', () => {
    expect(catalogueModified(catalogue({ vendors: [] })).day).toBe(TODAY);
  });
});
