import { expect, test } from 'vitest';
import type { PageRead } from '../../../src/model/page-read.ts';
import { linkUnreachable } from '../../../src/rules/risk/read-findings.ts';
import { daysAgo, read, TODAY } from '../../builders.ts';

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
