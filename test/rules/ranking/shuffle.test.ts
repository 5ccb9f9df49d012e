import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { seed, shuffle } from '../../../src/rules/ranking/ranked-order.ts';
import { day, TODAY } from '../../builders.ts';

const QUESTION = { date: day('2026-11-20'), queryKey: 'related:Databases:Acme' };

const keyOf = fc.string();
const ascending = (length: number) => Array.from({ length }, (_, index) => index);

test('the seed is the SHA-256 of day, key and total, as anyone can recompute it', () => {
  const text = '2026-11-20|related:Databases:Acme|p0';
  expect(seed({ ...QUESTION, total: 0 })).toBe(createHash('sha256').update(text).digest('hex'));
  expect(seed({ ...QUESTION, queryKey: 'related:Kü:Ω', total: 3 })).toBe(
    createHash('sha256').update('2026-11-20|related:Kü:Ω|p3').digest('hex'),
  );
});

describe('the shuffle', () => {
  test('of a known question is a known order', () => {
    expect(shuffle({ ...QUESTION, total: 0 }, 8)).toEqual([3, 5, 2, 1, 4, 0, 6, 7]);
  });

  test.each([
    [0, []],
    [1, [0]],
  ])('of %i positions leaves nothing to draw', (length, order) => {
    expect(shuffle({ ...QUESTION, total: 0 }, length)).toEqual(order);
  });

  test('is a permutation, and the same for the same question', () => {
    fc.assert(
      fc.property(keyOf, fc.nat({ max: 20 }), fc.nat({ max: 300 }), (queryKey, total, length) => {
        const question = { date: TODAY, queryKey, total };
        const order = shuffle(question, length);
        expect(order.toSorted((one, other) => one - other)).toEqual(ascending(length));
        expect(shuffle(question, length)).toEqual(order);
      }),
    );
  });

  test('puts every position first about equally often over the days', () => {
    const firsts = [0, 0, 0, 0, 0];
    for (let key = 0; key < 2000; key += 1) {
      const first = shuffle({ date: TODAY, queryKey: String(key), total: 0 }, 5)[0] ?? 0;
      firsts[first] = (firsts[first] ?? 0) + 1;
    }
    for (const count of firsts) expect(Math.abs(count - 400)).toBeLessThan(80);
  });
});
