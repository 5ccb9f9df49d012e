import { describe, expect, it } from 'vitest';
import { figuresOf } from '../../../src/rules/figures/figures-of.ts';
import { isClose, sameFigure, type FigureMatch } from '../../../src/rules/figures/same-figure.ts';

/** Compares the first figures of two texts. */
function match(a: string, b: string): FigureMatch {
  const [first] = figuresOf(a);
  const [second] = figuresOf(b);
  if (!first || !second) throw new Error(`no figure in ${a} or ${b}`);
  return sameFigure(first, second);
}

describe('amounts up to rounding', () => {
  it('holds infinity for equal only to itself', () => {
    const infinity = Number.POSITIVE_INFINITY;
    expect([isClose(1000, infinity), isClose(infinity, 1000), isClose(infinity, infinity)]).toEqual([
      false,
      false,
      true,
    ]);
    expect([isClose(0.1 + 0.2, 0.3), isClose(1000, 1001), isClose(Number.NaN, 1)]).toEqual([true, false, false]);
  });

  it('holds zero for equal to itself', () => {
    expect(isClose(0, 0)).toBe(true);
  });

  it('distinguishes 1,000 users from unlimited users', () => {
    expect(match('1,000 users', 'unlimited users').amount).toBe('different');
  });
});

describe('equal amounts', () => {
  it.each([
    ['0.5 GB', '512 MB'],
    ['0.5 GB', '500 MB'],
    ['512 MB', '512 MiB'],
    ['0.5 GiB', '512 MB'],
    ['1 TB', '1024 GB'],
    ['1 TB', '1,000 GB'],
    ['100K requests', '100,000 requests'],
    ['100K requests', '100_000 requests'],
    ['1.000 requests', '1,000 requests'],
    ['one thousand calls', '1k calls'],
    ['five users', '5 users'],
    ['60 minutes', '1 hour'],
    ['12 months', '1 year'],
    ['$5', 'USD 5'],
    ['5 euros', '€5'],
    ['2 x 512 MB', '1 GB'],
    ['5 to 10 users', '5–10 users'],
    ['unlimited users', 'unlimited users'],
    ['0.5 to 1 GB', '512 to 1,024 MB'],
    ['20%', '20 percent'],
    ['1 GB of storage', '1 GB'],
  ])('%s and %s', (a, b) => {
    expect(match(a, b).amount).toBe('same');
    expect(match(b, a).amount).toBe('same');
  });
});

describe('different amounts', () => {
  it.each([
    ['512 MB', '500 MB'],
    ['1 GiB', '1.1 GB'],
    ['$5', '€5'],
    ['5 users', '5 GB'],
    ['5 minutes', '5 hours'],
    ['5 to 10 users', '10 users'],
    ['3 users', '5 users'],
    ['5 to 10 users', '6 to 10 users'],
    ['0.6 to 1 GB', '512 to 1,024 MB'],
    ['12 months', '360 days'],
  ])('%s and %s', (a, b) => {
    expect(match(a, b).amount).toBe('different');
    expect(match(b, a).amount).toBe('different');
  });
});

it('calls equal amounts of two periods a change of period', () => {
  expect(match('100 requests a day', '100 requests a month')).toMatchObject({
    amount: 'same_amount_other_period',
    period: 'different',
  });
  expect(match('100 requests per 15 minutes', '100 requests a minute').period).toBe('different');
});

it('lets a period stand on one side only', () => {
  expect(match('100 requests a month', '100 requests')).toMatchObject({ amount: 'same', period: 'one_side' });
  expect(match('100 requests', '100 requests')).toMatchObject({ amount: 'same', period: 'same' });
  expect(match('100 requests', '100 requests a month').period).toBe('one_side');
  expect(match('100 requests per 15 minutes', '100 requests').period).toBe('one_side');
});

it('multiplies both ends of a range by how many of it there are', () => {
  const [range, twice] = [...figuresOf('5 to 10 users'), ...figuresOf('10 to 20 users')];
  if (!range || !twice) throw new Error('a range was not read');
  const doubled = { ...range, times: 2 };
  expect([sameFigure(doubled, twice).amount, sameFigure(twice, doubled).amount]).toEqual(['same', 'same']);
});

it('says whether the units can be compared at all', () => {
  expect(match('5 GB', '6 GB').isUnitComparable).toBe(true);
  expect(match('5 GB', '5 users').isUnitComparable).toBe(false);
  expect(match('$5', '€5').isUnitComparable).toBe(false);
  expect(match('unlimited users', '5 users').isUnitComparable).toBe(true);
  expect(match('5 users', 'unlimited users').isUnitComparable).toBe(true);
});

it('distinguishes a minimum from an exact amount, but not a maximum', () => {
  expect(match('up to 5 users', '5 users').isSameBound).toBe(true);
  expect(match('5+ users', '5 users').isSameBound).toBe(false);
  expect(match('5 users', '5+ users').isSameBound).toBe(false);
  expect(match('5+ users', '5+ users').isSameBound).toBe(true);
});

it('compares what the amounts are granted to', () => {
  expect(match('10 GB per project', '10 GB per project').per).toBe('same');
  expect(match('10 GB per project', '10 GB').per).toBe('one_side');
  expect(match('10 GB per project', '10 GB per file').per).toBe('different');
});

describe('things', () => {
  it.each([
    ['5 users', '5 people', 'same'],
    ['5 users', '5 users', 'same'],
    ['1 GB of storage', '1 GB disk', 'same'],
    ['50K MAU', '50K monthly active users', 'same'],
    ['100 API calls', '100 requests', 'same'],
    ['100 hours of computing', '100 compute hours', 'same'],
    ['100 API requests', '100 requests', 'same'],
    ['100 tracking calls', '100 calls', 'narrower'],
    ['500 build minutes', '500 minutes', 'unstated'],
    ['5 GB', '5 GB of storage', 'unstated'],
    ['5 users', '5 projects', 'different'],
    ['10,000 indexing operations', '10,000 requests', 'different'],
    ['1 GB of storage', '1 GB of bandwidth', 'different'],
  ])('%s and %s: %s', (a, b, thing) => {
    expect(match(a, b).thing).toBe(thing);
    expect(match(b, a).thing).toBe(thing);
  });
});
