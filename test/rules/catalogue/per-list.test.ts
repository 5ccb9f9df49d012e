import { expect, it } from 'vitest';
import { memoizeByList } from '../../../src/rules/catalogue/per-list.ts';
import { catalogue } from '../../builders.ts';

it('derives once per list and catalogue, by identity', () => {
  let calls = 0;
  const sizeOf = memoizeByList((_, listings) => {
    calls += 1;
    return { size: listings.length };
  });
  const [market, other] = [catalogue(), catalogue()];
  const { listings } = market;
  expect(sizeOf(market, listings)).toBe(sizeOf(market, listings));
  expect(calls).toBe(1);
  expect(sizeOf(market, [...listings])).toEqual({ size: 1 });
  expect(sizeOf(other, listings)).toEqual({ size: 1 });
  expect(calls).toBe(3);
});
