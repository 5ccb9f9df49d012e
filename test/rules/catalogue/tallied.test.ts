import { expect, it } from 'vitest';
import { tallied } from '../../../src/rules/catalogue/group-by.ts';

it('counts every word of the list in its order, 0 included', () => {
  const counts = tallied(['two', 'none', 'one'], (word) => ({ one: 1, two: 2, none: 0 })[word]);
  expect(Object.entries(counts)).toEqual([
    ['two', 2],
    ['none', 0],
    ['one', 1],
  ]);
});
