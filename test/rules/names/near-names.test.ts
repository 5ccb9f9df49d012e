import { expect, test } from 'vitest';
import { withinOneEdit } from '../../../src/rules/names/near-names.ts';
import { nearestCategories } from '../../../src/rules/names/near-categories.ts';
import { nearSlugs } from '../../../src/rules/names/near-slugs.ts';
import { SlugText } from '../../../src/rules/names/slug-text.ts';
import { slug } from '../../../src/rules/text/slug.ts';
import { catalogue, category } from '../../builders.ts';

test.each([
  ['neon', ['neon', 'neo', 'neons', 'xneon', 'neom', 'xeon', 'nexon']],
  ['a', ['', 'a', 'ab', 'b']],
])('one edit changes "%s" by a letter at most, at either end or inside', (text, names) => {
  const far = ['ne', 'neonss', 'xxneon', 'noen', 'meom', 'leot', ''];
  const positions = withinOneEdit([...names, ...far])(text);
  const expected = text === 'a' ? [1, 2] : names.map((_, place) => place);
  expect(positions).toEqual(expected);
});

test('an empty text is near no name, not even an empty one', () => {
  expect(withinOneEdit(['', 'a'])('')).toEqual([]);
});

const near = (slugs: readonly string[], text: string) =>
  nearSlugs(new SlugText(slugs.map((each) => slug(each))))(slug(text)).map(({ place, edits }) => [slugs[place], edits]);

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

test('a slug longer or shorter by exactly a third of the text is near', () => {
  expect(near(['abcd', 'abcdefgh', 'abc', 'abcdefghi'], 'abcdef')).toEqual([
    ['abcdefgh', 2],
    ['abcd', 2],
  ]);
});

test('of many similar slugs the forty with most shared letter pairs are measured', () => {
  const far = Array.from(
    { length: 60 },
    (_, place) => `abcdefghijkl${String.fromCharCode(97 + (place % 26))}xy${place}`,
  );
  const found = near([...far, 'abcdefghijklmno'], 'abcdefghijklmno');
  expect(found[0]).toEqual(['abcdefghijklmno', 0]);
  expect(found.length).toBeLessThanOrEqual(40);
});

test('letters after the first 64 of a text are ignored', () => {
  const long = 'abcdefgh'.repeat(8);
  expect(near([long], `${long}zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz`)).toEqual([[long, 0]]);
});

test('a segment is found only as a whole, in each slug once, in their order', () => {
  const text = new SlugText(
    ['cloud-run', 'cloudy', 'my-cloud', 'cloud', 'cloud-cloud', 'icloud'].map((each) => slug(each)),
  );
  expect(text.withSegment('cloud')).toEqual([0, 2, 3, 4]);
  expect(text.withSegment('cloud')).toEqual([0, 2, 3, 4]);
  expect(text.withSegment('run')).toEqual([0]);
  expect(text.withSegment('clou')).toEqual([]);
  expect(text.withSegment('')).toEqual([]);
  expect(text.withPair('y-')).toEqual([2]);
  expect(text.withPair('ud')).toEqual([0, 1, 2, 3, 4, 5]);
  expect(text.withPair('zz')).toEqual([]);
});

const categories = ['Databases', 'Data Pipelines', 'Vector Databases', 'Email', 'Email Testing', 'Data Labels'].map(
  (name) => category({ name }),
);
const named = catalogue({
  vendors: [],
  categories: [...categories, category({ name: 'CDN', retired_names: ['Data Edge'] })],
});

test.each([
  ['databasse', ['Databases']],
  ['emai', ['Email']],
  ['cdx', ['CDN']],
  ['email databases', ['Vector Databases', 'Databases', 'Email Testing']],
  ['data edg', ['CDN', 'Data Labels', 'Data Pipelines']],
  ['xyz', []],
  ['!!', []],
])('the categories nearest to "%s" are %j', (text, expected) => {
  expect(nearestCategories(named, text)).toEqual(expected);
});
