import { expect, it } from 'vitest';
import { memoizeByRecord } from '../../../src/rules/catalogue/per-record.ts';

it('derives once per object, also from objects with equal content', () => {
  const derived: object[] = [];
  const lengthOf = memoizeByRecord((record: { readonly name: string }) => {
    derived.push(record);
    return { length: record.name.length };
  });
  const [one, equal] = [{ name: 'Acme' }, { name: 'Acme' }];
  expect(lengthOf(one)).toBe(lengthOf(one));
  expect(lengthOf(equal)).toEqual({ length: 4 });
  expect(derived).toEqual([one, equal]);
});
