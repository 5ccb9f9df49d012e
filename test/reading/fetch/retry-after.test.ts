import { expect, it } from 'vitest';
import { parseRetryAfter } from '../../../src/reading/fetch/visitor.ts';

const NOON_MS = Date.UTC(2026, 10, 21, 12);

it.each([
  ['seconds', '120', 120],
  ['seconds among spaces', ' 7 ', 7],
  ['more than a day', '9999999999', 86_400],
  ['a date', 'Sat, 21 Nov 2026 12:01:30 GMT', 90],
  ['a date in the past', 'Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ['a date years away', 'Sat, 21 Nov 2099 11:00:00 GMT', 86_400],
  ['a date in the old form', 'Saturday, 21-Nov-26 12:00:10 GMT', 10],
  ['nothing', undefined, undefined],
  ['a negative number', '-1', undefined],
  ['a fraction', '1.5', undefined],
  ['a word', 'soon', undefined],
  ['a date that does not exist', 'Sat, 99 Nov 2026 11:00:00 GMT', undefined],
])('reads %s', (_title, header, seconds) => {
  expect(parseRetryAfter(header, NOON_MS)).toBe(seconds);
});
