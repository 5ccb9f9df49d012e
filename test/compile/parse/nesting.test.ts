import { describe, expect, it } from 'vitest';
import { firstTooDeep, MAX_DEPTH } from '../../../src/compile/parse/nesting.ts';

const brackets = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}\n`;
const blocks = (depth: number) =>
  `${Array.from({ length: depth }, (_, level) => `${' '.repeat(level)}a:`).join('\n')}\n`;
const dashes = (depth: number) => `${'- '.repeat(depth)}1\n`;

describe('nesting', () => {
  it('is at most 50 levels', () => {
    expect(MAX_DEPTH).toBe(50);
  });

  it.each([
    ['brackets', brackets],
    ['mappings', blocks],
    ['lists', dashes],
  ])('of 50 %s is not too deep', (_, nested) => {
    expect(firstTooDeep(nested(50))).toBeUndefined();
  });

  it.each([
    ['brackets', brackets, 50],
    ['lists', dashes, 100],
    // 51 lines: after the first 50, each one character longer than the one before.
    ['mappings', blocks, 50 + (50 * 49) / 2 + 50 * 2 + 50],
  ])('of 51 %s is too deep where the last one begins', (_, nested, offset) => {
    expect(firstTooDeep(nested(51))).toBe(offset);
    expect(firstTooDeep(nested(400))).toBe(offset);
  });

  it('is too deep at the first of several places', () => {
    const text = `a: ${brackets(10)}b: ${brackets(51)}c: ${brackets(51)}`;
    expect(firstTooDeep(text)).toBe(text.indexOf('b:') + 3 + 49);
  });
});
