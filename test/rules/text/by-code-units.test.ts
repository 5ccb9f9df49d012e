import { expect, it } from 'vitest';
import { byCodeUnits } from '../../../src/rules/text/order.ts';

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
