import { expect, test } from 'vitest';
import { confirmedOn, linkUnreachable, refusedRead } from '../../../src/rules/risk/read-findings.ts';
import { change, daysAgo, offer, read, TODAY, type Plain } from '../../builders.ts';
import { RESTATED } from '../freshness/entries.ts';
import type { Offer } from '../../../src/model/offer.ts';
import type { PageRead } from '../../../src/model/page-read.ts';

test.each<[string, Partial<Plain<Offer>>, PageRead | undefined, number | null]>([
  ['was confirmed by a later read', { verifiedDate: daysAgo(50) }, read({ last_success: daysAgo(20) }), 20],
  ['was confirmed on the day it was written', { verifiedDate: daysAgo(20) }, read({ last_success: daysAgo(20) }), 20],
  ['was rewritten after the read', { verifiedDate: daysAgo(19) }, read({ last_success: daysAgo(20) }), null],
  ['was restated from the page', { verifiedDate: daysAgo(50), restated_from: RESTATED }, read(), null],
  ['was found changed later', { verifiedDate: daysAgo(50) }, found('changed', 10), null],
  ['was found changed later on the day of the confirmation', { verifiedDate: daysAgo(50) }, found('changed', 20), null],
  ['has a confirmation and no last read', { verifiedDate: daysAgo(50) }, confirmedOnly(20), 20],
  ['was found changed before', { verifiedDate: daysAgo(50) }, found('changed', 30), 20],
  ['was read later without a price', { verifiedDate: daysAgo(50) }, found('states_no_price', 10), 20],
  ['was never read', {}, undefined, null],
])('an entry that %s', (_, given, page, days) => {
  expect(confirmedOn({ offer: offer(given), read: page })).toBe(days === null ? null : daysAgo(days));
});

function confirmedOnly(days: number): PageRead {
  const { last_read: lastRead, ...page } = read({ last_success: daysAgo(days) });
  expect(lastRead).toBeDefined();
  return page;
}

function found(outcome: 'changed' | 'states_no_price', days: number): PageRead {
  return read({ last_success: daysAgo(20), last_read: { date: daysAgo(days), outcome } });
}

const checked = daysAgo(1);
const lastReachable = (days: number) => ({ last_reachable: daysAgo(days) });
const link = (verdict: 'gone' | 'not_found' | 'no_address' | 'redirected_elsewhere', since = daysAgo(3)) => ({
  link: { verdict, since, checked },
});

test.each([
  ['a page never read concludes nothing', undefined, null],
  ['a page that answers concludes nothing', read(), null],
  [
    'a page that refuses us concludes nothing',
    read({ ...lastReachable(60), failure: { category: 'bot_block', consecutive: 40, error: '403' } }),
    null,
  ],
  [
    'a 410 concludes at once, and for good',
    read({ ...lastReachable(1), ...link('gone') }),
    { last_reachable: daysAgo(1), checked, terminal: true },
  ],
  ['a 404 of 13 days may yet come back', read({ ...lastReachable(13), ...link('not_found') }), null],
  [
    'a 404 of 14 days concludes',
    read({ ...lastReachable(14), ...link('not_found') }),
    { last_reachable: daysAgo(14), checked, terminal: false },
  ],
  [
    'a host without an address concludes after 14 days',
    read({ ...lastReachable(30), ...link('no_address') }),
    { last_reachable: daysAgo(30), checked, terminal: false },
  ],
  ['a redirect elsewhere is not a missing page', read({ ...lastReachable(90), ...link('redirected_elsewhere') }), null],
] as const)('%s', (_, page, expected) => {
  expect(linkUnreachable(page, TODAY)).toEqual(expected);
});

test('a page that was never reachable is counted from the first time it was missed', () => {
  const never = (days: number): PageRead => ({
    url: 'https://acme.example/pricing',
    last_attempt: checked,
    link: { verdict: 'not_found', since: daysAgo(days), checked },
  });
  expect(linkUnreachable(never(13), TODAY)).toBeNull();
  expect(linkUnreachable(never(14), TODAY)).toEqual({ last_reachable: null, checked, terminal: false });
});

test('a refused read is published with the day it will be tried again, or null', () => {
  const refused = { reason: 'No figure', refused_date: '2026-11-01' };
  expect(refusedRead(undefined, [])).toBeNull();
  expect(refusedRead(read(), [])).toBeNull();
  expect(refusedRead(read({ refused_read: refused }), [])).toEqual({ ...refused, read_again_on: null });
  expect(refusedRead(read({ refused_read: { ...refused, read_again_on: '2026-12-01' } }), [])).toEqual({
    ...refused,
    read_again_on: '2026-12-01',
  });
});

test.each([
  [true, {}],
  [false, { recorded_date: '2026-10-31' }],
  [false, { detected_by: 'an editor' }],
  [false, { source_url: 'https://acme.example/blog' }],
])('a read whose change is on record is no refused one: %s with %j', (isRecorded, other) => {
  const page = read({ refused_read: { reason: 'No figure', refused_date: '2026-11-01' } });
  const record = { detected_by: 'nightly read (x)', recorded_date: '2026-11-01', source_url: page.url, ...other };
  expect(refusedRead(page, [change(record)]) === null).toBe(isRecorded);
});
