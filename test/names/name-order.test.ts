import { expect, test } from 'vitest';
import { byName } from '../../src/rules/names/name-order.ts';

test('names are in order whatever their case', () => {
  expect(['CDN', 'iOS', 'API', 'android', 'Auth', 'ios'].toSorted(byName)).toEqual([
    'android',
    'API',
    'Auth',
    'CDN',
    'iOS',
    'ios',
  ]);
});
