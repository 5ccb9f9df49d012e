import { describe, expect, it } from 'vitest';
import { labelClass, mentions, tierNames } from '../../../src/rules/reading/plan-labels.ts';
import { saysFree, statesNothing, statesPlanPrice } from '../../../src/rules/reading/plan-prices.ts';

const FREE = tierNames({ tier: 'Free', description: 'Free: 1 GB' });
const HOBBY = tierNames({ tier: 'Hobby', description: '1 GB' });

describe('free of charge', () => {
  it.each(['Free forever', 'gratis', 'It is free', 'Acme is free to use', 'It is free for the first 5 users'])(
    'is said by "%s"',
    (text) => {
      expect(saysFree(text)).toBe(true);
    },
  );
  it.each([
    'Start for free',
    'Free trial',
    'Feel free to ask',
    'ad-free',
    'free-form',
    'Try it free',
    'It is no longer free',
    'It isn’t free',
    'It was free',
    'It will be free',
  ])('is not said by "%s"', (text) => {
    expect(saysFree(text)).toBe(false);
  });
});

describe('a price of nothing', () => {
  it.each(['$0', '$0.00 / month', '$0/user/mo', '0 €', 'Free forever', 'US$0 per user', ' $0  /  month '])(
    'is "%s"',
    (text) => {
      expect(statesNothing(text)).toBe(true);
    },
  );
  it.each([
    '$0.50',
    '$5',
    'Setup is free',
    '$0 per GB',
    'Always free: 1 GB',
    '$0 for 14 days',
    '$0 for teachers',
    '$0 with a yearly contract',
    '$0 down',
    'Free during setup',
    'It is free until 1 May',
    'The first 14 days are free',
  ])('is not "%s"', (text) => {
    expect(statesNothing(text)).toBe(false);
  });
});

it.each([
  ['$5', true],
  ['$5 / month', true],
  ['19 € per user', true],
  ['Custom', true],
  ['Contact sales', true],
  ['$0', false],
  ['$0.20 per 1,000 requests', false],
  ['$50 in credits', false],
  ['5 users', false],
  ['Our custom work', false],
])('"%s" states the price of a plan: %s', (text, expected) => {
  expect(statesPlanPrice(text)).toBe(expected);
});

it.each([
  ['Free', 'Free: 1 GB', [], true],
  ['Hobby plan', '1 GB', ['hobby'], true],
  ['Free (Basic)', '1 GB', ['basic'], true],
  ['Trial', '1 GB', ['trial'], false],
  ['The plan', '1 GB', [], false],
])('the names of the tier %s described as "%s" are %j, free: %s', (tier, description, names, isFree) => {
  expect(tierNames({ tier, description })).toMatchObject({ names, isFree, granted: [] });
});

it.each([
  ['Analytics Free', ['analytics']],
  ['Log Search Free plan', ['log', 'search']],
  ['Community Free', []],
  ['Analytics', []],
  ['Free', []],
])('the product of the tier %s is %j', (tier, product) => {
  expect(tierNames({ tier, description: '' }).product).toEqual(product);
});

it.each([
  ['Hobby', 'own'],
  ['The Hobby plan', 'own'],
  ['Hobby | $0', 'own'],
  ['Hobby – $0', 'own'],
  ['Hobby (Free)', 'own'],
  ['Acme Cloud Hobby', 'own'],
  ['Free', 'free'],
  ['$0 / month', 'free'],
  ['Acme Free', 'free'],
  ['Free each month', 'free'],
  ['Bolt Free', 'unknown'],
  ['Free seats for all', 'unknown'],
  ['Rocket | $0 / month', 'free'],
  ['Pro', 'other_plan'],
  ['Pro & Team', 'other_plan'],
  ['$9 / month', 'other_plan'],
  ['Launch plan | 5 GB', 'other_plan'],
  ['Rocket plan | $0 / month', 'other_plan'],
  ['Hobby and Pro', 'unknown'],
  ['The plan', 'unknown'],
  ['Choose a plan', 'unknown'],
  ['Storage', 'unknown'],
])('the label "%s" is %s, for a tier called Hobby', (label, expected) => {
  expect(labelClass(label, HOBBY, new Set(['acme', 'cloud']))).toBe(expected);
});

describe('the plans that a sentence names', () => {
  const of = (sentence: string, tier = FREE) =>
    mentions(sentence, tier).map(
      ({ index, isOwn, isWeak }) => `${index} ${isOwn ? 'own' : 'other'}${isWeak ? ' weak' : ''}`,
    );

  it.each([
    ['The free plan has 1 GB, the Pro plan 5 GB', ['4 own', '28 other']],
    ['Free forever', ['0 own']],
    ['Get 5 free queries', ['6 own weak']],
    ['5 GB on Pro, 1 GB on the free plan', ['8 other', '25 own']],
    ['5 GB free (Pro has 9 GB)', ['5 own weak', '11 other']],
    ['Pro: 5 GB', ['0 other']],
    ['5 team plans', ['2 other']],
    ['Paid plans have 5 GB', ['0 other']],
    ['upgrading gives more', ['0 other']],
    ['Basic machines have 5 GB', []],
    ['5 team members', []],
    ['5 Team Members', []],
  ])('"%s": %j', (sentence, expected) => {
    expect(of(sentence)).toEqual(expected);
  });

  it.each([
    ['Hobby', 'A hobbyist on hobby has 5 GB', ['14 own']],
    ['Hobby', 'Hobby has 5 GB', ['0 own']],
    ['Free Basic', 'Free Basic has 5 GB', ['0 own']],
    ['Hobby', 'Free 5 GB, like on hobby', ['0 own weak', '19 own']],
    ['Basic (Basic Plus)', 'Basic Plus has 5 GB', ['0 own']],
  ])('include the tier %s by its name: "%s": %j', (tier, sentence, expected) => {
    expect(of(sentence, tierNames({ tier, description: 'It is free.' }))).toEqual(expected);
  });

  it.each([
    ['student', 'Pro for a year', ['21 other']],
    ['student', 'A gift', ['8 other', '21 other']],
    ['public', 'Pro for a year', ['8 other', '21 other']],
  ] as const)('leave out those that a programme for %s grants by "%s": %j', (type, description, expected) => {
    const tier = tierNames({ tier: 'Student', description, eligibility: { type, conditions: [] } });
    expect(of('5 GB on Pro, 9 GB on Team', tier)).toEqual(expected);
  });
});
