import { expect, test } from 'vitest';
import { nearSlugs } from '../../../src/rules/text/edit-distance.ts';
import { slug } from '../../../src/rules/text/slug.ts';

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

test.each([
  [
    'verecl',
    ['verxxl', 'vercel'],
    [
      ['vercel', 1],
      ['verxxl', 2],
    ],
  ],
  ['noen', ['neon', 'nine'], [['neon', 1]]],
  ['enon', ['neon'], [['neon', 1]]],
  ['neno', ['neon'], [['neon', 1]]],
])('"%s" has two adjacent letters swapped, which is one edit', (text, slugs, expected) => {
  expect(near(slugs, text)).toEqual(expected);
});

test('slugs of more shared letter pairs, for their length, come later where they take more edits', () => {
  expect(near(['abcdefgh', 'abcxef'], 'abcdef')).toEqual([
    ['abcxef', 1],
    ['abcdefgh', 2],
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

test('letters after the first 64 of a text are ignored', () => {
  const long = 'abcdefgh'.repeat(8);
  expect(near([long], `${long}zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz`)).toEqual([[long, 0]]);
});
