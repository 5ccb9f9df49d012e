import { expect, test } from 'vitest';
import { byName } from '../../src/rules/names/name-order.ts';

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
