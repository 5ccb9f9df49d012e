import { describe, expect, it } from 'vitest';
import { figuresOfEntry, type EntryFigure } from '../../../src/rules/figures/entry-figures.ts';

type Entry = Parameters<typeof figuresOfEntry>[0];

function entry(description: string, more: Partial<Entry> = {}): Entry {
  return { category: 'Databases', tier: 'Free', description, ...more };
}

const STARTUP = {
  category: 'Startup Programs',
  tier: 'Startup Program',
  eligibility: { type: 'startup', conditions: [] },
} as const;

const roles = (figures: readonly EntryFigure[]): readonly string[] =>
  figures.map(({ figure, role, isFact }) => `${isFact ? '' : 'not '}${role}: ${figure.text}`);

describe('figures of the free tier', () => {
  it.each<[string, Partial<Entry>, readonly string[]]>([
    [
      'Up to 100 projects are free, each with 0.5 GB and 100 CU-hours a month.',
      {},
      ['limit: 100 projects', 'limit: 0.5 GB', 'limit: 100 CU-hours a month'],
    ],
    ['$5 of credit every month for scraping.', {}, ['credit: $5 of credit every month']],
    ['Accounts also get $0.10 a month to spend on inference.', {}, ['credit: $0.10 a month']],
    ['Monthly compute of $5 for background jobs.', {}, ['credit: $5']],
    ['Members get $100 credit, and can earn up to $50 more.', {}, ['credit: $100 credit', 'credit: $50']],
    ['Costs are low: $5 of credit.', {}, ['credit: $5 of credit']],
    ['$50 off the first bill.', {}, ['discount: $50']],
    ['20% off yearly plans.', {}, ['discount: 20%']],
    ['The batch API comes at a 50% discount.', {}, ['discount: 50% discount']],
    ['Prices were reduced 39% in May.', {}, ['discount: 39%']],
    ['5 trial users.', {}, ['limit: 5 trial users']],
    ['7 days, then the trial ends.', {}, ['limit: 7 days']],
    ['Unlimited users and 2 GB of storage.', {}, ['limit: Unlimited users', 'limit: 2 GB of storage']],
    ['Hobby gives 1 user 300 credits a month.', { tier: 'Hobby' }, ['limit: 1 user', 'limit: 300 credits a month']],
  ])('%s', (description, more, expected) => {
    expect(roles(figuresOfEntry(entry(description, more)))).toEqual(expected);
  });
});

describe('figures of paid plans are not facts of the free tier', () => {
  it.each<[string, readonly string[]]>([
    ['Pro costs $20/seat.', ['not other_plan: $20/seat']],
    [
      'Free for 3 users. Pro is $20 a month (1,000 credits).',
      ['limit: 3 users', 'not other_plan: $20 a month', 'not other_plan: 1,000 credits'],
    ],
    [
      'Paid plans start at $19.99 a month for 10K captures.',
      ['not other_plan: $19.99 a month', 'not other_plan: 10K captures'],
    ],
    ['5 GB free, and 50 GB on Pro.', ['limit: 5 GB', 'not other_plan: 50 GB']],
    ['A further project costs $5 a month.', ['not other_plan: $5 a month']],
    ['$5 of credit per user.', ['not other_plan: $5 of credit per user']],
    ['$5 of credit an hour.', ['not other_plan: $5 of credit an hour']],
    ['The rate is $5 of credit.', ['not other_plan: $5 of credit']],
    ['Work to cost $5 of credit.', ['not other_plan: $5 of credit']],
    ['Monthly credits, up to $50 a month.', ['not other_plan: $50 a month']],
    ['Of credits, after a year, up to $50.', ['not other_plan: $50']],
    [
      'The CX22 (2 vCPU, 4 GB RAM) costs from €3.99 a month.',
      ['not other_plan: 2 vCPU', 'not other_plan: 4 GB RAM', 'not other_plan: €3.99 a month'],
    ],
    [
      'Business costs from $249 a month for 25M requests.',
      ['not other_plan: $249 a month', 'not other_plan: 25M requests'],
    ],
  ])('%s', (description, expected) => {
    expect(roles(figuresOfEntry(entry(description)))).toEqual(expected);
  });

  it('reads the figures of a plan that the tier is named after as the entry’s own', () => {
    expect(roles(figuresOfEntry(entry('The Business plan has 50 seats.', { tier: 'Business' })))).toEqual([
      'limit: 50 seats',
    ]);
    expect(roles(figuresOfEntry(entry('The Business plan has 50 seats.')))).toEqual(['not other_plan: 50 seats']);
  });
});

describe('what is neither a limit nor a price', () => {
  it.each<[string, readonly string[]]>([
    ['A 14-day trial needs no card.', ['not trial: 14-day trial']],
    ['14 days free trial.', ['not trial: 14 days free trial']],
    ['14 days  trial.', ['not trial: 14 days  trial']],
    ['14 days (trial).', ['limit: 14 days']],
    ['99% of requests succeed.', ['not feature: 99% of requests']],
    ['Saves every change, with 99% uptime.', ['not feature: 99% uptime']],
    ['Over 200 models behind one API.', ['not feature: 200 models']],
    [
      'For companies with fewer than 20 employees that raised less than $10M.',
      ['eligibility: 20 employees', 'eligibility: $10M'],
    ],
    ['Command R+, Embed 4 and Rerank 3.5 are open to all.', []],
  ])('%s', (description, expected) => {
    expect(roles(figuresOfEntry(entry(description)))).toEqual(expected);
  });
});

describe('programmes grant paid plans at a price of their own', () => {
  it.each<[string, readonly string[]]>([
    ['6 months of the Expert plan for 5 users at no cost.', ['limit: 6 months of the Expert plan', 'limit: 5 users']],
    ['Startups pay a flat $49 a month for the Pro products.', ['price: $49 a month']],
    ['50% off for 12 months.', ['discount: 50%', 'limit: 12 months']],
    ['Up to 15% or more off a plan.', ['discount: 15% or more']],
    ['A 25% subscription discount.', ['discount: 25% subscription discount']],
    ['A 25% lifetime discount.', ['discount: 25%']],
    ['Save up to 40% for a year.', ['discount: 40%']],
    ['A discount of 40%, and a reduction by about 5%.', ['discount: 40%', 'discount: 5%']],
    ['Discount: 40%.', ['discount: 40%']],
    ['Prices are 30% lower for startups.', ['discount: 30% lower']],
    ['A managed database with 99.9% uptime.', ['not feature: 99.9% uptime']],
    ['Reduces errors, with 99% uptime at less cost.', ['not feature: 99% uptime']],
    ['A 96%+ approval rate.', ['not feature: 96%+ approval rate']],
    ['A 10%+ discount.', ['discount: 10%+ discount']],
    ['50% for 6 months on the Pro plan.', ['not feature: 50%', 'limit: 6 months']],
    ['Customers receive $1,000 in credit.', ['credit: $1,000 in credit']],
    ['Later deals need €99 a year.', ['not other_plan: €99 a year']],
    ['Members receive $1,000 of value.', ['credit: $1,000 of value']],
    ['Startups receive $1,000.', ['credit: $1,000']],
    ['Startups receive support for $1,000 at a price.', ['price: $1,000']],
    ['Startups receive support and pay $1,000.', ['price: $1,000']],
    ['Startups receive $5 an hour.', ['price: $5 an hour']],
  ])('%s', (description, expected) => {
    expect(roles(figuresOfEntry(entry(description, STARTUP)))).toEqual(expected);
  });
});

it('reads conditions and eligibility as sources of their own', () => {
  const figures = figuresOfEntry(
    entry('Free for 3 users.', {
      conditions: [{ text: 'Paused after 7 days.', quote: '', url: '', read_on: '2026-01-01' as never }],
      eligibility: { type: 'startup', conditions: ['At most $5M raised'] },
    }),
  );
  expect(figures.map(({ source, figure }) => `${source}: ${figure.text}`)).toEqual([
    'description: 3 users',
    'condition: 7 days',
    'eligibility: $5M raised',
  ]);
});

it('takes the figures of the conditions of applicants for eligibility, and of offers to the public for limits', () => {
  const conditions = ['For 5 users'];
  expect(roles(figuresOfEntry(entry('', { eligibility: { type: 'startup', conditions } })))).toEqual([
    'eligibility: 5 users',
  ]);
  const paid = 'The Business plan has 50 seats.';
  expect(roles(figuresOfEntry(entry(paid, { eligibility: { type: 'public', conditions: [] } })))).toEqual([
    'not other_plan: 50 seats',
  ]);
  expect(roles(figuresOfEntry(entry(paid, { eligibility: { type: 'startup', conditions: [] } })))).toEqual([
    'limit: 50 seats',
  ]);
});

it('counts offsets from the start of the sentence', () => {
  const [first, second] = figuresOfEntry(entry('Free for 3 users. Each has 1 GB.'));
  expect(first?.sentence.slice(first.figure.start, first.figure.end)).toBe('3 users');
  expect(second?.sentence.slice(second.figure.start, second.figure.end)).toBe('1 GB');
});
