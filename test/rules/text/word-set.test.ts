import { expect, it } from 'vitest';
import { WordSet } from '../../../src/rules/text/words.ts';

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
