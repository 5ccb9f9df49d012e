import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseRetryAfter } from '../../../src/reading/fetch/visitor.ts';

const NOON_MS = Date.UTC(2026, 10, 21, 12);
const NOON = 'Sat, 21 Nov 2026 12:00:00 GMT';

it.each([
  ['seconds', { 'retry-after': '120' }, 120],
  ['no time at all', { 'retry-after': '0' }, 0],
  ['seconds among spaces', { 'retry-after': ' 7 ' }, 7],
  ['more than a day', { 'retry-after': '9999999999' }, 86_400],
  ['a date by our clock', { 'retry-after': 'Sat, 21 Nov 2026 12:01:30 GMT' }, 90],
  ['a date by the clock of the server', { 'retry-after': NOON, date: 'Sat, 21 Nov 2026 11:59:00 GMT' }, 60],
  [
    'a date of a server whose clock is a year behind',
    { 'retry-after': 'Fri, 21 Nov 2025 00:01:00 GMT', date: 'Fri, 21 Nov 2025 00:00:00 GMT' },
    60,
  ],
  ['a date in the past', { 'retry-after': 'Sat, 21 Nov 2026 11:00:00 GMT' }, 0],
  ['a date years away', { 'retry-after': 'Sat, 21 Nov 2099 11:00:00 GMT' }, 86_400],
  ['a date in the old form', { 'retry-after': 'Saturday, 21-Nov-26 12:00:10 GMT' }, 10],
  ['nothing', {}, undefined],
  ['an empty value', { 'retry-after': '' }, undefined],
  ['a negative number', { 'retry-after': '-1' }, undefined],
  ['a fraction', { 'retry-after': '1.5' }, undefined],
  ['a word', { 'retry-after': 'soon' }, undefined],
  ['a date that does not exist', { 'retry-after': 'Sat, 99 Nov 2026 11:00:00 GMT' }, undefined],
  ['a date of another form', { 'retry-after': '2026-11-21T12:00:00Z' }, undefined],
])('reads %s', (_title, headers, seconds) => {
  expect(parseRetryAfter(headers, NOON_MS)).toBe(seconds);
});

it('is within a day for any headers', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.integer(), (retryAfter, date, nowMs) => {
      const seconds = parseRetryAfter({ 'retry-after': retryAfter, date }, nowMs) ?? 0;
      expect(seconds >= 0 && seconds <= 86_400).toBe(true);
    }),
  );
});
