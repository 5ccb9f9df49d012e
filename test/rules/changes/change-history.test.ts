import { expect, it, describe, test } from 'vitest';
import {
  changeHistory,
  newestFirst,
  recentChange,
  changeCensus,
  trackedChanges,
  isTrackedPricingChange,
} from '../../../src/rules/changes/change-history.ts';
import { change, vendor, daysAgo, TODAY, unsourced, catalogue } from '../../builders.ts';

const dated = (summary: string, date: string) => change({ summary, date });
const records = [dated('old', '2026-01-01'), dated('new, first', '2026-11-01'), dated('new, second', '2026-11-01')];
const summaries = (of: readonly { readonly summary: string }[]) => of.map(({ summary }) => summary);

it('puts the newest record first, and keeps the order of records of one day', () => {
  expect(summaries(newestFirst(records))).toEqual(['new, first', 'new, second', 'old']);
  expect(summaries(records)).toEqual(['old', 'new, first', 'new, second']);
});

it('is the history of a vendor without retracted records, reversed and future records included', () => {
  const acme = vendor({
    changes: [
      ...records,
      change({ summary: 'retracted', resolution: { state: 'retracted', date: '2026-11-05' } }),
      change({ summary: 'reversed', date: '2026-10-01', resolution: { state: 'reversed', date: '2026-11-05' } }),
      dated('announced', '2027-01-01'),
    ],
  });
  expect(summaries(changeHistory(acme))).toEqual(['announced', 'new, first', 'new, second', 'reversed', 'old']);
  expect(changeHistory(acme)).toBe(changeHistory(acme));
});

it('is empty for a vendor without records', () => {
  expect(changeHistory(vendor())).toEqual([]);
});

describe('the recent change', () => {
  const line = '2026-11-01: Acme changed its free tier. (acme.example)';
  test.each([
    ['is none without records', [], null],
    ['names date, summary and host', [change()], line],
    ['has no host without a source', [unsourced()], '2026-11-01: Acme changed its free tier.'],
    ['has no host of what is no address', [change({ source_url: 'acme' })], '2026-11-01: Acme changed its free tier.'],
    ['is the newest', [change({ date: '2026-10-01' }), change(), change({ date: '2026-09-30' })], line],
    [
      'may be one taken back, and says when',
      [change({ resolution: { state: 'reversed', date: daysAgo(3) } })],
      `${line}; reversed on 2026-11-17`,
    ],
    ['is the first of several of one day', [change(), change({ summary: 'A second one.' })], line],
    ['may be of today', [change({ date: TODAY })], `${TODAY}: Acme changed its free tier. (acme.example)`],
    ['may be of day 90', [change({ date: daysAgo(90) })], `${daysAgo(90)}: Acme changed its free tier. (acme.example)`],
    ['is not of day 91', [change({ date: daysAgo(91) })], null],
    ['is not still to come', [change({ date: daysAgo(-1) })], null],
    ['is no correction', [change({ change_type: 'record_corrected' })], null],
    ['is no housekeeping', [change({ reports: 'our_index' })], null],
    ['is no error of ours', [change({ resolution: { state: 'retracted', date: TODAY } })], null],
    ['is one line', [change({ summary: ' Acme\nchanged  its free tier. ' })], line],
  ] as const)('%s', (_, changes, expected) => {
    expect(recentChange(changes, TODAY)).toBe(expected);
  });
});

const reversed = change({ resolution: { state: 'reversed', date: '2026-11-05' } });
const retracted = change({ resolution: { state: 'retracted', date: '2026-11-05' } });
const housekeeping = change({ reports: 'our_index' });

test('the census goes from what is tracked to all that is held', () => {
  const corrected = change({ change_type: 'record_corrected' });
  expect(changeCensus([change(), corrected, housekeeping, reversed, retracted])).toEqual({
    tracked_pricing_changes: 1,
    changes_still_in_force: 3,
    records_we_stand_behind: 4,
    records_held: 5,
  });
});

test('texts state how many changes of a catalogue are tracked', () => {
  const changes = [change(), change({ date: '2026-10-01' }), reversed, housekeeping];
  expect(trackedChanges(catalogue({ vendors: [vendor({ changes })] }))).toBe(2);
});

it.each([
  ['a change of the vendor that is in force', change(), true],
  ['one for the better', change({ change_type: 'new_free_tier' }), true],
  ['one dated after today', change({ date: '2027-01-01' }), true],
  ['one about an offer of the vendor', change({ reports: 'vendor_offer' }), true],
  ['one that the vendor reversed', reversed, false],
  ['one that the service retracted', retracted, false],
  ['housekeeping of the index', housekeeping, false],
  ['a correction by the service', change({ change_type: 'record_corrected' }), false],
] as const)('counts %s: %s', (_, record, expected) => {
  expect(isTrackedPricingChange(record)).toBe(expected);
});
