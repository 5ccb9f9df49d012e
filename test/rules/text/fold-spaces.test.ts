import { expect, it } from 'vitest';
import { foldSpaces } from '../../../src/rules/text/fold.ts';

it.each([
  ['  Always \n\t Free ', 'always free'],
  ['Always\u00a0Free', 'always free'],
  ['Café', 'cafe'],
  ['free', 'free'],
  [' \n ', ''],
])('folds "%s" to "%s"', (text, expected) => {
  expect(foldSpaces(text)).toBe(expected);
});
