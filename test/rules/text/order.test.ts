import { expect, test, it } from 'vitest';
import { byName, byCodeUnits } from '../../../src/rules/text/order.ts';

test('names that differ in case only are ordered by code points, and equal names keep their order', () => {
  expect([byName('iOS', 'ios'), byName('ios', 'iOS'), byName('ios', 'ios')]).toEqual([-1, 1, 0]);
  expect([byName('B', 'a'), byName('a', 'B')]).toEqual([1, -1]);
});

it.each([
  ['a', 'a', 0],
  ['', 'a', -1],
  ['Z', 'a', -1],
  ['z', 'ä', -1],
  ['a10', 'a9', -1],
])('compares "%s" with "%s" as %i, independent of locale', (one, other, expected) => {
  expect(byCodeUnits(one, other)).toBe(expected);
});
