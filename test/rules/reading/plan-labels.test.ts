import { describe, expect, it } from 'vitest';
import {
  freeMentions,
  hasWord,
  isZeroPrice,
  labelClass,
  mentions,
  saysFree,
  statesPrice,
  tierNames,
} from '../../../src/rules/reading/plan-labels.ts';

const FREE = tierNames({ tier: 'Free', description: 'Free: 1 GB' });
const HOBBY = tierNames({ tier: 'Hobby', description: '1 GB' });

it.each([
  ['Free forever', true],
  ['It costs you nothing: gratis', true],
  ['Start for free', false],
  ['Free trial', false],
  ['Feel free to ask', false],
  ['ad-free', false],
  ['free-form', false],
])('"%s" says that something is free: %s', (text, expected) => {
  expect(saysFree(text)).toBe(expected);
});

it('finds each place at which a text says free', () => {
  expect(freeMentions('Free plan. Start for free. Also free')).toEqual([0, 32]);
});

it.each([
  ['$0', true],
  ['$0.00 / month', true],
  ['0 €', true],
  ['Free forever', true],
  ['US$0 per user', true],
  ['$0.50', false],
  ['$5', false],
  ['Free data', false],
  [`$0 ${'per user '.repeat(10)}`, false],
])('"%s" is a price of nothing: %s', (text, expected) => {
  expect(isZeroPrice(text)).toBe(expected);
});

it.each([
  ['$5 / month', true],
  ['from 5 EUR', true],
  ['Custom', true],
  ['Contact sales', true],
  ['$0', false],
  ['$0.00', false],
  ['5 users', false],
])('"%s" states a price: %s', (text, expected) => {
  expect(statesPrice(text)).toBe(expected);
});

it.each([
  ['Free', 'Free: 1 GB', [], true],
  ['Hobby plan', '1 GB', ['hobby'], true],
  ['Free (Basic)', '1 GB', ['basic'], true],
  ['Open Source', 'Free for projects', ['open source', 'open-source', 'oss'], true],
  ['Free', 'The free Particle plan has 1 GB', ['particle'], true],
  ['Trial', '1 GB', ['trial'], false],
])('the names of the tier %s described as "%s" are %j, free: %s', (tier, description, names, isFree) => {
  expect(tierNames({ tier, description })).toEqual({ names, isFree, granted: [] });
});

it('takes the plans that a programme grants from its description', () => {
  const eligibility = { type: 'student', conditions: [] } as const;
  expect(tierNames({ tier: 'Student', description: 'Pro for a year', eligibility }).granted).toEqual(['pro']);
});

describe('a label', () => {
  it.each([
    ['Hobby', 'own'],
    ['The Hobby plan', 'own'],
    ['Hobby | $0', 'own'],
    ['Free', 'free'],
    ['$0 / month', 'free'],
    ['Pro', 'other_plan'],
    ['Pro & Team', 'other_plan'],
    ['$9 / month', 'other_plan'],
    ['Launch plan', 'other_plan'],
    ['Choose a plan', 'unknown'],
    ['Storage', 'unknown'],
  ])('"%s" is %s, for a tier called Hobby', (label, expected) => {
    expect(labelClass(label, HOBBY)).toBe(expected);
  });
});

it.each([
  ['hobby plan', true],
  ['the hobby', true],
  ['hobbyist', false],
  ['hobby+', false],
  ['', false],
])('"%s" has the word hobby: %s', (text, expected) => {
  expect(hasWord(text, 'hobby')).toBe(expected);
});

describe('the plans that a sentence names', () => {
  const read = (sentence: string, others: readonly string[] = [], tier = FREE) => [
    ...new Set(mentions(sentence, tier, others).map(({ index, isOwn }) => `${index} ${isOwn ? 'own' : 'other'}`)),
  ];

  it.each([
    ['The free plan has 1 GB, the Pro plan 5 GB', ['4 own', '28 other']],
    ['Paid plans have 5 GB', ['0 other']],
    ['Upgrade for more', ['0 other']],
    ['5 team members', []],
    ['Currency conversion for your Business', []],
    ['5 GB of storage', []],
  ])('"%s": %j', (sentence, expected) => {
    expect(read(sentence)).toEqual(expected);
  });

  it('include further names of the page, and the name of the tier', () => {
    expect(read('You get 5 GB on Rocket', ['Rocket'])).toEqual(['16 other']);
    expect(read('The hobby plan has 5 GB', [], HOBBY)).toEqual(['4 own']);
  });
});
