import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combined, NO_STRENGTHS, strengthReader } from '../../../src/rules/search/hits.ts';

const of = (entries: readonly (readonly [number, number])[]) => ({
  positions: entries.map(([position]) => position),
  strengths: entries.map(([, strength]) => strength),
});
const sum = (one: number, other: number) => one + other;

it('reads the strength at a position in any order, 0 where there is none', () => {
  const strengthAt = strengthReader(of([[2, 5], [4, 7]])); // prettier-ignore
  expect([0, 2, 3, 4, 5, 2, 2, 4, 0].map(strengthAt)).toEqual([0, 5, 0, 7, 0, 5, 5, 7, 0]);
  expect(strengthReader(NO_STRENGTHS)(0)).toBe(0);
});

it('reads the strength at the position right before the last one again', () => {
  const strengthAt = strengthReader(of([[2, 5], [4, 7]])); // prettier-ignore
  expect([4, 2].map(strengthAt)).toEqual([7, 5]);
});

describe('two strengths of each listing', () => {
  const one = of([[1, 5], [3, 7]]); // prettier-ignore
  const other = of([[0, 2], [3, 4], [9, 6]]); // prettier-ignore

  it('are combined at every position of either', () => {
    expect(combined(one, other, sum)).toEqual(of([[0, 2], [1, 5], [3, 11], [9, 6]])); // prettier-ignore
    expect(combined(one, NO_STRENGTHS, sum)).toEqual(one);
    expect(combined(NO_STRENGTHS, one, sum)).toEqual(one);
  });

  it('are combined at no other position, whatever two strengths of 0 combine to', () => {
    const positions = [0, 1, 3, 9];
    expect(combined(one, other, () => 1)).toEqual({ positions, strengths: [1, 1, 1, 1] });
    expect(combined(other, one, () => 1)).toEqual({ positions, strengths: [1, 1, 1, 1] });
  });

  it('are left out where they combine to less than 1', () => {
    expect(combined(one, other, Math.min)).toEqual(of([[3, 4]]));
    expect(combined(one, other, () => 0.9)).toEqual(NO_STRENGTHS);
    expect(combined(one, NO_STRENGTHS, (strength) => strength * 0.9)).toEqual(of([[1, 4], [3, 6]])); // prettier-ignore
  });

  it('are read back as they were combined', () => {
    const list = fc
      .uniqueArray(fc.tuple(fc.nat({ max: 30 }), fc.integer({ min: 1, max: 255 })), { selector: ([at]) => at })
      .map((entries) => of(entries.toSorted(([first], [second]) => first - second)));
    fc.assert(
      fc.property(list, list, (first, second) => {
        const [firstAt, secondAt] = [strengthReader(first), strengthReader(second)];
        const bothAt = strengthReader(combined(first, second, sum));
        for (let at = 0; at <= 30; at += 1) expect(bothAt(at)).toBe(firstAt(at) + secondAt(at));
      }),
    );
  });
});
