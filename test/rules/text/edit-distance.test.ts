import fc from 'fast-check';
import { distance } from 'fastest-levenshtein';
import { expect, test } from 'vitest';
import { editDistance, nearSlugs } from '../../../src/rules/text/edit-distance.ts';
import { slug } from '../../../src/rules/text/fold.ts';

test.each([
  ['vercel', 'vercel', 0],
  ['', '', 0],
  ['vercel', 'vercl', 1],
  ['vercel', 'verxel', 1],
  ['vercle', 'vercel', 1],
  ['ba', 'ab', 1],
  // A swap and another edit; two swaps; letters that are not adjacent; a swap at the end of a shorter text.
  ['verecx', 'vercel', 3],
  ['evrecl', 'vercel', 4],
  ['cbaxy', 'abcxy', 2],
  ['abc', 'acbx', 2],
  ['a', 'b', 1],
])('"%s" and "%s" are %i edits apart', (one, other, edits) => {
  expect(editDistance(one, other)).toBe(edits);
  expect(editDistance(other, one)).toBe(edits);
});

test('a swap of two adjacent letters alone lowers the count', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      const swaps = Array.from({ length: Math.max(0, one.length - 1) }, (_, at) => {
        return one.slice(0, at) + one.charAt(at + 1) + one.charAt(at) + one.slice(at + 2);
      });
      const expected = one !== other && swaps.includes(other) ? 1 : distance(one, other);
      expect(editDistance(one, other)).toBe(expected);
    }),
  );
});

const near = (slugs: readonly string[], text: string) =>
  nearSlugs(slugs, slug(text)).map(({ place, edits }) => [slugs[place], edits]);

test('slugs within a third of the length in edits are listed, fewest edits first', () => {
  expect(near(['supabases', 'supabase', 'suprabasis', 'firebase', 'superb'], 'supabase')).toEqual([
    ['supabase', 0],
    ['supabases', 1],
  ]);
  expect(near(['abcxyz', 'abcdxy', 'abcdex'], 'abcdef')).toEqual([
    ['abcdex', 1],
    ['abcdxy', 2],
  ]);
});

test('slugs of equal edits are listed by the share of their letter pairs that they have in common', () => {
  expect(near(['abcdeg', 'abcdf'], 'abcdef')).toEqual([
    ['abcdf', 1],
    ['abcdeg', 1],
  ]);
});

test('a slug longer or shorter by exactly a third of the text is near', () => {
  expect(near(['abcd', 'abcdefgh', 'abc', 'abcdefghi'], 'abcdef')).toEqual([
    ['abcdefgh', 2],
    ['abcd', 2],
  ]);
});
