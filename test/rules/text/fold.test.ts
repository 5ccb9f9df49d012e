import { expect, it } from 'vitest';
import { fold } from '../../../src/rules/text/fold.ts';

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
