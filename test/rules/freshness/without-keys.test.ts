import { expect, it } from 'vitest';
import { withoutKeys } from '../../../src/rules/freshness/without-keys.ts';

it('copies a value without some of its keys, in the same order', () => {
  const value = { a: 1, b: 2, c: undefined };
  expect(Object.entries(withoutKeys(value, ['b']))).toEqual([
    ['a', 1],
    ['c', undefined],
  ]);
  expect(withoutKeys(value, [])).toEqual(value);
  expect(value).toEqual({ a: 1, b: 2, c: undefined });
});
