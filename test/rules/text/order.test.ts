import { expect, test, it } from 'vitest';
import { byName, byCodeUnits } from '../../../src/rules/text/order.ts';

test('names that differ in case only are ordered by code points, and equal names keep their order', () => {
  expect([byName('iOS', 'ios'), byName('ios', 'iOS'), byName('ios', 'ios')]).toEqual([-1, 1, 0]);
  expect([byName('B', 'a'), byName('a', 'B')]).toEqual([1, -1]);
});

test('names are ordered case-insensitively', () => {
  expect(['CDN', 'iOS', 'API', 'android', 'Auth', 'ios'].toSorted(byName)).toEqual([
    'android',
    'API',
    'Auth',
    'CDN',
    'iOS',
    'ios',
  ]);
});

it.each([
  ['a', 'b', -1],
  ['b', 'a', 1],
  ['a', 'a', 0],
  ['', 'a', -1],
  ['Z', 'a', -1],
  ['z', 'ä', -1],
  ['a10', 'a9', -1],
])('compares "%s" with "%s" as %i, independent of locale', (one, other, expected) => {
  expect(byCodeUnits(one, other)).toBe(expected);
});
