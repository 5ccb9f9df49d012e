import { describe, expect, it } from 'vitest';
import { RepeatFilter } from '../../functions/repeat-filter.ts';

const CAPACITY = 1024;
const cycleOf = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `/api/${index}`);

/** How many keys of a cycle are recognized in its second round. */
function recognized(count: number, capacity = CAPACITY): number {
  const filter = new RepeatFilter(capacity);
  const cycle = cycleOf(count);
  for (const key of cycle) filter.isRepeated(key);
  return cycle.filter((key) => filter.isRepeated(key)).length;
}

describe('a filter of repeated keys', () => {
  it('recognizes a key from the second time on', () => {
    const filter = new RepeatFilter(CAPACITY);
    expect([1, 2, 3].map(() => filter.isRepeated('a'))).toEqual([false, true, true]);
  });

  it('does not recognize a key that it was not passed', () => {
    const filter = new RepeatFilter(CAPACITY);
    // Equal hashes of 32 bits are possible, but no two of these have one.
    expect(cycleOf(CAPACITY).filter((key) => filter.isRepeated(key))).toEqual([]);
  });

  it.each([1, 200, CAPACITY - 1, CAPACITY])('recognizes each of a cycle of %i keys', (count) => {
    expect(recognized(count)).toBe(count);
  });

  it.each([1, 2, CAPACITY / 2, CAPACITY, 3 * CAPACITY])('recognizes none of a cycle longer by %i keys', (more) => {
    expect(recognized(CAPACITY + more)).toBe(0);
  });

  it.each([0, 7, CAPACITY / 2, CAPACITY - 1])('recognizes the newest keys alone after %i and many others', (more) => {
    const filter = new RepeatFilter(CAPACITY);
    const keys = cycleOf(10 * CAPACITY + more);
    for (const key of keys) filter.isRepeated(key);
    const [older, ...newest] = keys.slice(-CAPACITY - 1);
    expect(newest.every((key) => filter.isRepeated(key))).toBe(true);
    expect(filter.isRepeated(older ?? '')).toBe(false);
  });

  it('recognizes the empty key, whose hash is that of a free slot before it is replaced', () => {
    const filter = new RepeatFilter(CAPACITY);
    expect([filter.isRepeated(''), filter.isRepeated('')]).toEqual([false, true]);
  });

  it.each([1, 2, 4])('works with a capacity of %i', (capacity) => {
    expect(recognized(capacity, capacity)).toBe(capacity);
    expect(recognized(capacity + 1, capacity)).toBe(0);
  });
});
