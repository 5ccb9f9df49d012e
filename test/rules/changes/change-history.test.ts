import { expect, it, describe, test } from 'vitest';
import { changeHistory, newestFirst, recentChange } from '../../../src/rules/changes/change-history.ts';
import { change, vendor, daysAgo, TODAY, unsourced } from '../../builders.ts';

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
