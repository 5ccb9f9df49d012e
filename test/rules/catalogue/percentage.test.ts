import { expect, it } from 'vitest';
import { percentage } from '../../../src/rules/freshness/freshness.ts';

it.each([
  [0, 0, 0],
  [0, 7, 0],
  [7, 7, 100],
  [1, 3, 33],
  [2, 3, 67],
  [1, 200, 1],
  [1, 201, 0],
])('%i of %i is %i per cent, rounded', (part, whole, expected) => {
  expect(percentage(part, whole)).toBe(expected);
});
