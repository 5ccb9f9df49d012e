import { expect, it, test } from 'vitest';
import { inBrackets, withoutBrackets, commaList, WordSet } from '../../../src/rules/text/words.ts';

it.each([
  ['Free', 'Free', []],
  ['Free (Basic)', 'Free  ', ['Basic']],
  ['Acme (AWS) Cloud (EU)', 'Acme   Cloud  ', ['AWS', 'EU']],
  ['an open (bracket', 'an open (bracket', []],
  ['one (in (two) brackets)', 'one   brackets)', ['in (two']],
])('%j without its brackets is %j, and they hold %j', (text, rest, inner) => {
  expect(withoutBrackets(text)).toBe(rest);
  expect(inBrackets(text)).toEqual(inner);
});

test.each([
  ['Neon', ['Neon']],
  [' Neon , Fly.io,', ['Neon', 'Fly.io']],
  ['Neon,Neon,neon', ['Neon', 'neon']],
  [',, ,', []],
  ['', []],
])('a comma list is read: %j', (text, expected) => {
  expect(commaList(text)).toEqual(expected);
});

const words = () =>
  new WordSet(`
  free  trial
  plan
`);

it.each(['free', 'trial', 'plan'])('has "%s", whatever white space is around it', (word) => {
  expect(words().has(word)).toBe(true);
});

it.each(['', ' ', 'Free', 'pla', 'free  trial'])('has no "%s"', (word) => {
  expect(words().has(word)).toBe(false);
});
