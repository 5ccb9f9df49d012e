import { expect, it, test } from 'vitest';
import { fold, foldSpaces, bareName, caseFold } from '../../../src/rules/text/fold.ts';

it.each([
  ['Neon DB', 'neon db'],
  ['Café Société', 'cafe societe'],
  ['Cafe\u0301', 'cafe'],
  ['ﬁle', 'file'],
  ['Ⅷ', 'viii'],
  ['Ελλάδα', 'ελλαδα'],
  ['a  b', 'a  b'],
  ['', ''],
])('folds "%s" to "%s"', (text, expected) => {
  expect(fold(text)).toBe(expected);
});

it.each([
  ['  Always \n\t Free ', 'always free'],
  ['Always\u00a0Free', 'always free'],
  ['Café', 'cafe'],
  [' \n ', ''],
])('folds "%s" to "%s"', (text, expected) => {
  expect(foldSpaces(text)).toBe(expected);
});

it.each([
  ['Data-Dog', 'datadog'],
  ['Data.Dog!', 'datadog'],
  ['Café', 'cafe'],
  ['日本 DB', '日本db'],
  ['!!', ''],
])('the bare name of "%s" is "%s"', (name, expected) => {
  expect(bareName(name)).toBe(expected);
});

test.each([
  ['STRASSE', 'Straße', true],
  ['ΟΔΟΣ', 'οδος', true],
  ['\u212Aiwi', 'kiwi', true],
  ['Café', 'Cafe\u0301', true],
  ['Café', 'Cafe', false],
])('%s and %s are equal without case: %s', (one, other, expected) => {
  expect(caseFold(one) === caseFold(other)).toBe(expected);
});
