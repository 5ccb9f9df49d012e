import { expect, test } from 'vitest';
import { byName } from '../../../src/rules/text/order.ts';

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
