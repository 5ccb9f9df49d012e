import { expect, it } from 'vitest';
import { addToGroup, groupBy, countEach } from '../../../src/rules/catalogue/group-by.ts';

it('groups members in the order of the first of each group, and keeps their order', () => {
  const groups = groupBy(['bee', 'ant', 'bat', 'ape', 'cat'], (word) => word.charAt(0));
  expect([...groups]).toEqual([
    ['b', ['bee', 'bat']],
    ['a', ['ant', 'ape']],
    ['c', ['cat']],
  ]);
});

it('makes no group of no members', () => {
  expect(groupBy([], (word: string) => word)).toEqual(new Map());
});

it('adds a member to a known group, and begins a group with its first member', () => {
  const groups = new Map([['a', [1]]]);
  addToGroup(groups, 'a', 2);
  addToGroup(groups, 'b', 3);
  expect([...groups]).toEqual([
    ['a', [1, 2]],
    ['b', [3]],
  ]);
});

it('counts every word of the list in its order, 0 included', () => {
  const counts = countEach(['two', 'none', 'one'], (word) => ({ one: 1, two: 2, none: 0 })[word]);
  expect(Object.entries(counts)).toEqual([
    ['two', 2],
    ['none', 0],
    ['one', 1],
  ]);
});
