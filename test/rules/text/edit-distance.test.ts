import fc from 'fast-check';
import { distance } from 'fastest-levenshtein';
import { expect, test } from 'vitest';
import { editDistance } from '../../../src/rules/text/edit-distance.ts';

test.each([
  ['vercel', 'vercel', 0],
  ['', '', 0],
  ['vercel', 'vercl', 1],
  ['vercel', 'verxel', 1],
  ['verecl', 'vercel', 1],
  ['evrcel', 'vercel', 1],
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
