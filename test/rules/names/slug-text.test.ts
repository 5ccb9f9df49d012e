import { expect, test } from 'vitest';
import { SlugText } from '../../../src/rules/names/slug-text.ts';
import { slug } from '../../../src/rules/text/slug.ts';

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

test('the result for a segment or a letter pair is stored, but not that for one that no slug contains', () => {
  const text = new SlugText([slug('cloud-run')]);
  expect(text.withSegment('run')).toBe(text.withSegment('run'));
  expect(text.withPair('ud')).toBe(text.withPair('ud'));
  expect(text.withSegment('clou')).not.toBe(text.withSegment('clou'));
  expect(text.withPair('zz')).not.toBe(text.withPair('zz'));
});
