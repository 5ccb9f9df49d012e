import { expect, it } from 'vitest';
import { chosen } from '../../../src/rules/ranking/chosen.ts';

it.each([
  [
    [2, 0],
    ['c', 'a'],
  ],
  [
    [1, 1],
    ['b', 'b'],
  ],
  [[3, -1, 0], ['a']],
  [[], []],
])('picks the entries at the positions %j in their order', (positions, expected) => {
  expect(chosen(['a', 'b', 'c'], positions)).toEqual(expected);
});
