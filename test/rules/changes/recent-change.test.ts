import { describe, expect, test } from 'vitest';
import { recentChange } from '../../../src/rules/changes/change-history.ts';
import { change, daysAgo, TODAY, unsourced } from '../../builders.ts';

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
