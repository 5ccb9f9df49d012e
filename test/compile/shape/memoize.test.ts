import { expect, it } from 'vitest';
import { memoizeByFile } from '../../../src/compile/shape/memoize.ts';

it('derives once for each file, also where the result is undefined', () => {
  const derived: object[] = [];
  const memoized = memoizeByFile((file: { readonly result: number | undefined }) => {
    derived.push(file);
    return file.result;
  });
  const [one, other] = [{ result: 1 }, { result: undefined }];
  expect([memoized(one), memoized(other), memoized(one), memoized(other)]).toEqual([1, undefined, 1, undefined]);
  expect(derived).toEqual([one, other]);
});

it('derives again for an equal file that is another object', () => {
  let count = 0;
  const memoized = memoizeByFile(() => ++count);
  expect([memoized({ a: 1 }), memoized({ a: 1 })]).toEqual([1, 2]);
});
