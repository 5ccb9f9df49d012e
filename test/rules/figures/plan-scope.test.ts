import { expect, it } from 'vitest';
import { figuresOf } from '../../../src/rules/figures/figures-of.ts';
import { isOfAnotherPlan, planNamesOf, sentencesOf } from '../../../src/rules/figures/plan-scope.ts';

it.each([
  ['5 GB. Then 10 GB! More?', ['5 GB.', 'Then 10 GB!', 'More?']],
  ['Version 1.5 has approx. half', ['Version 1.5 has approx. half']],
  ['It is free; Pro costs', ['It is free;', 'Pro costs']],
  [' ', []],
])('the sentences of "%s" are %j', (text, expected) => {
  expect(sentencesOf(text)).toEqual(expected);
});

it('names a plan by the words of its tier in lower case', () => {
  expect([...planNamesOf('Pro+ (Student)')]).toEqual(['pro+', 'student']);
});

/** Whether the last figure of a sentence is of another plan than the given tier. */
const isOther = (sentence: string, tier = 'Free') => {
  const figure = figuresOf(sentence).at(-1);
  if (!figure) throw new Error(`${sentence} has no figure`);
  return isOfAnotherPlan(sentence, figure, planNamesOf(tier));
};

it.each([
  'Pro has 5 GB',
  'Free has 1 GB, Pro has 5 GB',
  'Paid plans have 5 GB',
  'You get 5 GB on Pro',
  'You get 5 GB for paid users',
  'You get 5 GB for paid plans',
  'You get 5 GB in the paid tier',
  'Business plan includes 5 GB',
  'The CX22 with 4 GB costs from €3.99 a month',
])('the figure of "%s" is of another plan', (sentence) => {
  expect(isOther(sentence)).toBe(true);
});

it.each([
  'You get 5 GB',
  'Free has 5 GB',
  'Pro has more, the free plan 5 GB',
  'Business email with 5 GB',
  'You get 5 GB on Linux',
])('the figure of "%s" is of the own plan', (sentence) => {
  expect(isOther(sentence)).toBe(false);
});

it('takes a name of paid plans for the own plan where the tier has it', () => {
  expect(isOther('Pro has 5 GB', 'Pro (students)')).toBe(false);
  expect(isOther('You get 5 GB on Pro', 'Pro (students)')).toBe(false);
});
