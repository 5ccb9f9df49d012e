import { expect, test } from 'vitest';
import { commaList } from '../../../src/rules/text/words.ts';

test.each([
  ['Neon', ['Neon']],
  [' Neon , Fly.io,', ['Neon', 'Fly.io']],
  ['Neon,Neon,neon', ['Neon', 'neon']],
  [',, ,', []],
  ['', []],
])('a comma list is read: %j', (text, expected) => {
  expect(commaList(text)).toEqual(expected);
});
