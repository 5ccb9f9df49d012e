import { describe, expect, it } from 'vitest';
import { hasWord, labelClass, mentions, tierNames } from '../../../src/rules/reading/plan-labels.ts';
import { freeMentions, isZeroPrice, saysFree, statesPrice } from '../../../src/rules/reading/plan-prices.ts';

const FREE = tierNames({ tier: 'Free', description: 'Free: 1 GB' });
const HOBBY = tierNames({ tier: 'Hobby', description: '1 GB' });

it.each([
  ['Free forever', true],
  ['It costs you nothing: gratis', true],
  ['Start for free', false],
  ['Free trial', false],
  ['Feel free to ask', false],
  ['ad-free', false],
  ['It is free', true],
  ['It is always free', true],
  ['It’s free for 5 users', true],
  ['Acme is free', true],
  ['Personal use is free', true],
  ['The Hobby plan stays free', true],
  ['Acme is free to use', true],
  ['Acme is free to all students', true],
  ['It is free for the first 5 users', true],
  ['It is free for life', true],
  ['Try it free', false],
  ['Use it for free', false],
  ['Trying it is free', false],
  ['It is not free', false],
  ['It is no longer free', false],
  ['It was free', false],
  ['It will be free', false],
  ['It used to be free', false],
  ['It is free for the first 14 days', false],
  ['It is free for one month', false],
  ['It is free for your first 3 months', false],
  ['It is free for a limited time', false],
  ['It is free the first year', false],
  ['It is free during the public beta', false],
  ['It is free while in preview', false],
  ['It is free until 1 May', false],
  ['It is free until the end of the year', false],
  ['It is free until you reach 5 users', true],
  ['It is free to try', false],
  ['It is free to get started', false],
  ['It is free with a paid plan', false],
  ['Setup is free', false],
  ['Shipping is always free', false],
  ['Community support is free', false],
  ['The first month is completely free', false],
  ['The first 14 days are free', false],
  ['Getting started is free', false],
  ['The download is free', false],
  ['free-form', false],
  [`Free${' '.repeat(25)}for 30 days`, false],
])('"%s" says that something is free: %s', (text, expected) => {
  expect(saysFree(text)).toBe(expected);
});

it('finds each place at which a text says free', () => {
  expect(freeMentions('Free plan. Start for free. Also free')).toEqual([0, 32]);
});

it.each([
  ['$0', true],
  ['$0.00 / month', true],
  ['$0/month', true],
  ['$0/user/mo', true],
  ['$0/months', false],
  ['0 €', true],
  ['Free forever', true],
  ['US$0 per user', true],
  [' $0  /  month ', true],
  ['$0'.padEnd(80), true],
  ['$0'.padEnd(81), false],
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
  ['Our custom work', false],
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
  ['Go(Beta)Max', '1 GB', ['go max'], false],
  ['The plan', '1 GB', [], false],
  ['Startup', '1 GB', ['startup', 'startups'], false],
  ['Open / Source', '1 GB', ['open source', 'open-source', 'oss'], false],
  ['Free', 'Particle is free', ['particle'], true],
  ['Free', 'The Particle plan stays free', ['particle'], true],
  ['Free', 'The Particle tier costs nothing', ['particle'], true],
  ['Free', 'Free on the Particle realm, and free on the Particle realm', ['particle'], true],
  ['Free', 'What is shared is free', [], true],
  ['Free', 'Everything is free', [], true],
])('the names of the tier %s described as "%s" are %j, free: %s', (tier, description, names, isFree) => {
  expect(tierNames({ tier, description })).toEqual({ names, isFree, granted: [] });
});

it('takes the plans that a programme grants from its description', () => {
  const eligibility = { type: 'student', conditions: [] } as const;
  expect(tierNames({ tier: 'Student', description: 'Pro for a year', eligibility }).granted).toEqual(['pro']);
});

it('takes no granted plans from the description of an offer to all', () => {
  const eligibility = { type: 'public', conditions: [] } as const;
  expect(tierNames({ tier: 'Free', description: 'Pro for a year', eligibility }).granted).toEqual([]);
  expect(tierNames({ tier: 'Free', description: 'Pro for a year' }).granted).toEqual([]);
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
    ['Launch plan | 5 GB', 'other_plan'],
    ['Rocket plan', 'other_plan'],
    ['Rocket plan | $0 / month', 'other_plan'],
    ['Rocket | $0 / month', 'free'],
    ['Acme Hobby', 'own'],
    ['Hobby and Pro', 'unknown'],
    ['Rocket Pro plan', 'unknown'],
    ['The Rocket Pro plan', 'other_plan'],
    ['Pro and free', 'free'],
    ['Free seats for all', 'free'],
    ['The plan', 'unknown'],
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

describe('a plan that a sentence names', () => {
  const of = (sentence: string, { tier = FREE, others = [] as readonly string[] } = {}) =>
    mentions(sentence, tier, others).map(({ index, isOwn, isWeak, isDoubtful }) =>
      [index, isOwn ? 'own' : 'other', ...(isWeak ? ['weak'] : []), ...(isDoubtful ? ['doubtful'] : [])].join(' '),
    );

  it.each([
    ['Your free plan has 5 GB', ['5 own']],
    ['Free forever', ['0 own']],
    ['Free:  account of 5 GB', ['0 own']],
    ['Get 5 free queries', ['6 own weak']],
    ['Get 5 free queries of a plan', ['6 own weak']],
    ['The free Community plan has 5 GB', ['4 own weak']],
  ])('is the tier, in "%s", by the word free: %j', (sentence, expected) => {
    expect(of(sentence)).toEqual(expected);
  });

  it.each([
    ['A hobbyist on hobby has 5 GB', ['14 own']],
    ['Hobby has 5 GB', ['0 own']],
    ['Free on hobby', ['0 own weak', '8 own']],
  ])('is the tier, in "%s", by its name: %j', (sentence, expected) => {
    expect(of(sentence, { tier: HOBBY })).toEqual(expected);
  });

  it('is named once where its name begins with free', () => {
    const tier = tierNames({ tier: 'Free Community', description: '1 GB' });
    expect(of('Free Community has 5 GB', { tier })).toEqual(['0 own']);
  });

  it.each([
    ['5 GB on Pro', ['8 other']],
    ['5 GB on Pro, 1 GB on the free plan', ['8 other', '25 own']],
    ['5 GB free (Pro has 9 GB)', ['5 own weak', '11 other']],
    ['5 GB on Pro 5', ['8 other']],
    ['5 GB on Pro is fast', ['8 other']],
    ['5 GB on Basic machines', ['8 other doubtful']],
    ['5 GB on Pro-level machines', ['8 other doubtful']],
    ['Pro: 5 GB', ['0 other']],
    ['Pro has 5 GB', ['0 other']],
    ['Basic machines have 5 GB', []],
    ['It works. Basic machines have 5 GB', []],
    ['It works.  Basic machines have 5 GB', []],
    ['It works |Basic machines have 5 GB', []],
    ['It costs 1.5 on Basic machines', ['16 other doubtful']],
    ['Keep your data on Pro', ['18 other']],
    ['Data for your Business', []],
    ['5 Team members', ['2 other', '2 other doubtful']],
    ['5 business seats', ['2 other']],
    ['All team members have 5 GB', ['4 other']],
    ['5 team plans', ['2 other']],
    ['5K team users', []],
    ['unlimited team seats', []],
  ])('is another, in "%s": %j', (sentence, expected) => {
    expect(of(sentence)).toEqual(expected);
  });

  it.each([
    ['Rocket: 5 GB', ['0 other']],
    ['Rocket has 5 GB', ['0 other']],
    ['Rocket machines have 5 GB', []],
    ['5 GB on a Rocketeer, 9 GB on Rocket', ['29 other']],
    ['5 GB on Rocket machines', ['8 other doubtful']],
    ['5 GB for your Rocket', []],
    ['5 GB for your Rocket plan', ['14 other']],
  ])('is another of the page, in "%s": %j', (sentence, expected) => {
    expect(of(sentence, { others: ['Rocket'] })).toEqual(expected);
  });

  it('is none where a programme grants it', () => {
    const eligibility = { type: 'student', conditions: [] } as const;
    const tier = tierNames({ tier: 'Student', description: 'Pro for a year', eligibility });
    expect(of('5 GB on Pro, 9 GB on Team', { tier })).toEqual(['21 other']);
  });
});
