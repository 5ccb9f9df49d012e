import { expect, it } from 'vitest';
import { amountAt } from '../../../src/rules/figures/amount.ts';
import { isCountedWord } from '../../../src/rules/figures/counted.ts';
import { tokensOf } from '../../../src/rules/figures/tokens.ts';

const isCounted = (text: string, word: string) => {
  const tokens = tokensOf(text);
  const at = tokens.findIndex((token) => token.word === word);
  const amount = amountAt(tokens, at);
  return amount && isCountedWord(tokens, at, amount);
};

it.each([
  ['two projects', 'two', true],
  ['one seat', 'one', true],
  ['five GB', 'five', true],
  ['ten percent', 'ten', true],
  ['ten % off', 'ten', true],
  ['one build workflow', 'one', true],
  ['in one place', 'one', false],
  ['one click', 'one', false],
  ['two of them', 'two', false],
  ['two', 'two', false],
  ['no one user', 'one', false],
  ['every two weeks', 'two', false],
  ['the first two projects', 'two', true],
  ['day -two projects', 'two', true],
  ['day)-two projects', 'two', false],
  ['day) two projects', 'two', true],
  ['day)(two projects', 'two', true],
  ['two d', 'two', false],
  ['the first one project', 'one', false],
  ['between two people', 'two', false],
  ['one-two projects', 'two', null],
])('in "%s", "%s" counts something: %s', (text, word, expected) => {
  expect(isCounted(text, word)).toBe(expected);
});
