import { describe, expect, test } from 'vitest';
import { datedChanges, datedListings, provenance, type DatedRecord } from '../../src/routes/shared/provenance.ts';
import { catalogue, change, daysAgo, offer, vendor } from '../builders.ts';

const empty = catalogue({});
const published = (ago: number): DatedRecord => ({ date: daysAgo(ago) });
const withheld = (ago: number): DatedRecord => ({ date: daysAgo(ago), withheld: true });

describe('the dates of a check', () => {
  test('are the days on which an entry was written, and never the day of an event', () => {
    const index = catalogue({
      vendors: [vendor({ offers: [offer({ verifiedDate: daysAgo(20) })], changes: [change({ date: daysAgo(90) })] })],
    });
    expect(datedListings(index, index.listings).map(({ date }) => date)).toEqual([daysAgo(20)]);
    expect(datedChanges(index.changes)).toEqual([]);
  });

  test('of change records are the days on which they were recorded, each record once', () => {
    const recorded = change({ date: daysAgo(90), recorded_date: daysAgo(3) });
    expect(datedChanges([recorded, recorded, change()])).toEqual([{ date: daysAgo(3) }]);
  });
});

describe('provenance', () => {
  test.each([
    ['the oldest of those whose level is published', [published(5), published(9), withheld(40)], 9],
    ['the oldest of all where every level is withheld', [withheld(5), withheld(40)], 40],
  ])('was checked on %s', (_, records, ago) => {
    expect(provenance(empty, '/x', records)).toMatchObject({ checked: daysAgo(ago), verified_records: records.length });
  });

  test('cites the date of one record, the oldest of several, and none where there is none', () => {
    const cited = (records: readonly DatedRecord[]): string => provenance(empty, '/x', records).cite_as;
    expect(cited([published(5)])).toMatch(new RegExp(`/x, checked ${daysAgo(5)}\\)$`));
    expect(cited([published(5), published(9)])).toMatch(new RegExp(`/x, oldest figure checked ${daysAgo(9)}\\)$`));
    expect(cited([])).toMatch(/\/x\)$/);
    expect(provenance(empty, '/x', [])).not.toHaveProperty('checked');
  });
});
