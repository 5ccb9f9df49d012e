import { describe, expect, it } from 'vitest';
import { nearest } from '../../../src/compile/diagnostics/diagnostic.ts';

describe('the nearest word', () => {
  it.each([
    ['Databse', ['Databases', 'Database', 'Data'], 'Database'],
    ['DATABASE', ['database'], 'database'],
    // Two edits of six letters, three of nine.
    ['sqlite', ['sqlxx', 'sqlixx'], 'sqlixx'],
    ['hosting12', ['hosting'], 'hosting'],
    ['ab', ['abc'], 'abc'],
    // Two adjacent letters swapped are one edit.
    ['verecl', ['vexxel', 'vercel'], 'vercel'],
    ['noen', ['neon'], 'neon'],
    // The first of two at one distance.
    ['cat', ['car', 'cut'], 'car'],
  ])('of %s among %j is %s', (word, candidates, expected) => {
    expect(nearest(word, candidates)).toBe(expected);
  });

  it.each([
    ['five letters with two edits', 'sqlit', ['sqabt']],
    ['two letters with two edits', 'ab', ['cd']],
    ['no candidate', 'ab', []],
    ['a word of more than 80 characters', 'a'.repeat(81), ['a'.repeat(80)]],
  ])('is none for %s', (_, word, candidates) => {
    expect(nearest(word, candidates)).toBeUndefined();
  });

  it('is found for a word of 80 characters', () => {
    expect(nearest('a'.repeat(80), ['a'.repeat(79)])).toBe('a'.repeat(79));
  });
});
