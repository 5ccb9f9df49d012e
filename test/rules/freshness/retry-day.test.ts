import { expect, it } from 'vitest';
import { isQuarantined, retryDay } from '../../../src/rules/freshness/next-read.ts';
import { read } from '../../builders.ts';

const failing = (consecutive: number, retries?: number) =>
  read({
    last_attempt: '2026-11-01',
    failure: { category: 'timeout', consecutive, error: 'no answer', ...(retries !== undefined && { retries }) },
  });

it('holds a page from its third failure in a row on', () => {
  expect([read(), failing(2), failing(3), failing(4)].map(isQuarantined)).toEqual([false, false, true, true]);
});

it.each([
  ['the next day after an answered read', read({ last_attempt: '2026-11-01' }), '2026-11-02'],
  ['the next day after a second failure', failing(2), '2026-11-02'],
  ['after 7 days in quarantine', failing(3), '2026-11-08'],
  ['after 14 days at the first retry', failing(4, 1), '2026-11-15'],
  ['after 28 days at the second', failing(5, 2), '2026-11-29'],
  ['never later than after 28 days', failing(9, 8), '2026-11-29'],
])('tries a page again %s', (_, page, expected) => {
  expect(retryDay(page)).toBe(expected);
});
