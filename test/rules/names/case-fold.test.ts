import { expect, test } from 'vitest';
import { caseFold } from '../../../src/rules/text/fold.ts';

test.each([
  ['STRASSE', 'Straße', true],
  ['ΟΔΟΣ', 'οδος', true],
  ['\u212Aiwi', 'kiwi', true],
  ['Café', 'Cafe\u0301', true],
  ['Café', 'Cafe', false],
])('%s and %s are equal without case: %s', (one, other, expected) => {
  expect(caseFold(one) === caseFold(other)).toBe(expected);
});
