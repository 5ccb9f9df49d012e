import { describe, expect, it } from 'vitest';
import { headAt } from '../../../src/rules/figures/head.ts';
import { tokensOf } from '../../../src/rules/figures/tokens.ts';

const read = (text: string, at = 0) => {
  const head = headAt(tokensOf(text), at);
  return head && [head.currency, head.min?.value ?? null, head.amount.value, head.times];
};

describe('the head of a figure', () => {
  it.each([
    ['5 users', [null, null, 5, 1]],
    ['$5', ['USD', null, 5, 1]],
    ['US$5', ['USD', null, 5, 1]],
    ['A$5', ['AUD', null, 5, 1]],
    ['€1.5k', ['EUR', null, 1500, 1]],
    ['EUR 5', ['EUR', null, 5, 1]],
    ['2 x 512 MB', [null, null, 512, 2]],
    ['2 × 512 MB', [null, null, 512, 2]],
    ['5 to 10 users', [null, 5, 10, 1]],
    ['5–10 GB', [null, 5, 10, 1]],
    ['5-10K rows', [null, 5000, 10_000, 1]],
    ['100 to 5K rows', [null, 100_000 / 1000, 5000, 1]],
    ['$5-$10', ['USD', 5, 10, 1]],
    ['512 MB to 2 GB', [null, 0.512, 2, 1]],
    ['5m of data', [null, null, 5, 1]],
    ['2 x 5 min', [null, null, 5, 2]],
    ['1 to 2 ½ GB', [null, 1, 2.5, 1]],
    ['0.005K to 10K', [null, 5, 10_000, 1]],
    ['5m users', [null, null, 5_000_000, 1]],
    ['US$ 5', ['USD', null, 5, 1]],
    ['2 x 512 users', [null, null, 512, 2]],
    ['2 x 512 x', [null, null, 512, 2]],
    ['$5m-$10m', ['USD', 5_000_000, 10_000_000, 1]],
    ['5-10m', [null, 5, 10, 1]],
    ['5K to 10K', [null, 5000, 10_000, 1]],
    ['10 to 10K', [null, 10, 10_000, 1]],
    ['5 to ten thousand rows', [null, 5, 10_000, 1]],
  ])('of "%s" is %j: currency, lower end, amount and count', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    ['a falling range', '10 to 5 users', [null, null, 10, 1]],
    ['a range in two currencies', '$5-€10', ['USD', null, 5, 1]],
    ['a range between equal amounts', '5-5 GB', [null, null, 5, 1]],
    ['a range from a greater amount with a factor', '5K to 10', [null, null, 5000, 1]],
    ['a range from hours to bytes', '5 hours to 10 GB', [null, null, 5, 1]],
    ['a range without an upper end', '$5 - x', ['USD', null, 5, 1]],
    ['a range of two kinds of units', '5 GB to 10 hours', [null, null, 5, 1]],
    ['a fraction of things', '1.5 x 512 MB', [null, null, 1.5, 1]],
    ['a factor without a thing', '2 x 512', [null, null, 2, 1]],
    ['a factor before a stop word', '2 x 512 of', [null, null, 2, 1]],
    ['a factor before a symbol', '2 x 512 (', [null, null, 2, 1]],
    ['a factor of a number in words', '2 x five users', [null, null, 2, 1]],
    ['a factor with a scale', '2K x 512 MB', [null, null, 2000, 1]],
    ['a factor of money', '$2 x 512 MB', ['USD', null, 2, 1]],
  ])('leaves out %s: "%s"', (_, text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('joins two amounts by "and" after "between" alone', () => {
    expect(read('between 5 and 10 users', 1)).toEqual([null, 5, 10, 1]);
    expect(read('has 5 and 10 users', 1)).toEqual([null, null, 5, 1]);
    expect(read('between 5 of 10 users', 1)).toEqual([null, null, 5, 1]);
  });

  it.each([
    'users',
    'one place',
    '$',
    'usd 5',
    'EU 5',
    'EURO 5',
    '$five users',
    'USD five users',
    'US$five users',
    'USDT 5',
    'USD x',
    'US$x',
    'X$5',
    'US €5',
    'A $5',
    '',
  ])('does not begin "%s"', (text) => {
    expect(read(text)).toBeNull();
  });
});
