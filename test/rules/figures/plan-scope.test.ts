import { expect, it } from 'vitest';
import { figuresOf } from '../../../src/rules/figures/figures-of.ts';
import { isOfAnotherPlan, planNamesOf, sentencesOf } from '../../../src/rules/figures/plan-scope.ts';

it.each([
  ['5 GB. Then 10 GB! More?', ['5 GB.', 'Then 10 GB!', 'More?']],
  ['Version 1.5 has approx. half', ['Version 1.5 has approx. half']],
  ['It is free; Pro costs', ['It is free;', 'Pro costs']],
  ['5 GB.  Then 10 GB', ['5 GB.', 'Then 10 GB']],
  [' ', []],
])('the sentences of "%s" are %j', (text, expected) => {
  expect(sentencesOf(text)).toEqual(expected);
});

it('names a plan by the words of its tier in lower case', () => {
  expect([...planNamesOf('Pro+ (Student)')]).toEqual(['pro+', 'student']);
  expect([...planNamesOf('—')]).toEqual([]);
});

/** Whether a figure of a sentence, the last one unless given, is of another plan than the given tier. */
const isOther = (sentence: string, tier = 'Free', index = -1) => {
  const figure = figuresOf(sentence).at(index);
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
  'Hobby gives 1 user; Pro gives 5 GB',
  'Buy Pro with 5 GB',
  'Premium is 5 GB',
  'Starter plan has 5 GB',
  'You get 5 GB with Pro plan',
  'You get 5 GB included on the Pro plan',
])('the figure of "%s" is of another plan', (sentence) => {
  expect(isOther(sentence)).toBe(true);
});

it.each([
  ['Tracking (5 GB) begins at Starter $9/month', true],
  ['Tracking (5 GB, by hand) starts with the $9 a month plan', true],
  ['5 GB free, and tracking (by hand) starts at $9 a month', false],
  ['Tracking (5 GB) begins at noon', false],
])('the 5 GB of "%s" are of another plan: %s', (sentence, expected) => {
  expect(isOther(sentence, 'Free', 0)).toBe(expected);
});

it.each([
  'You get 5 GB',
  'Free has 5 GB',
  'Pro has more, the free plan 5 GB',
  'Business email with 5 GB',
  'You get 5 GB on Linux',
  'You get 5 GB. On Pro',
  'You get 5 GB, then more on Pro',
  'Pro has 5 GB free a month',
  'Pro email has 5 GB',
  'Premium support for 5 users',
  'Premium support, for 5 users',
  '4 GB costs extra',
  'It costs $5, the free plan has 4 GB',
])('the figure of "%s" is of the own plan', (sentence) => {
  expect(isOther(sentence)).toBe(false);
});

it('takes a name of paid plans for the own plan where the tier has it', () => {
  expect(isOther('Pro has 5 GB', 'Pro (students)')).toBe(false);
  expect(isOther('You get 5 GB on Pro', 'Pro (students)')).toBe(false);
});

it('takes the free plan, and the plan that the tier is named after, for the own plan', () => {
  expect(isOther('Pro has more, the free plan 5 GB', 'Hobby')).toBe(false);
  expect(isOther('Pro has more, Hobby has 5 GB', 'Hobby')).toBe(false);
  expect(isOther('Hobby has more, Pro has 5 GB', 'Hobby')).toBe(true);
});

it.each([
  ['You get 4 GB for what costs €5 a month', true],
  ['You get 4 GB for what cost €5 a month', true],
  ['You get 4 GB; a disk costs €5 a month', false],
  ['You get 4 GB, which costs us €5 a month', false],
])('the first figure of "%s" is of another plan: %s', (sentence, expected) => {
  expect(isOther(sentence, 'Free', 0)).toBe(expected);
});
