import { describe, expect, it } from 'vitest';
import { amountAt, scaled } from '../../../src/rules/figures/amount.ts';
import { tokensOf } from '../../../src/rules/figures/tokens.ts';

const read = (text: string, isMoney = false) => {
  const tokens = tokensOf(text);
  const amount = amountAt(tokens, 0, isMoney);
  return amount && [amount.value, tokens[amount.next]?.text ?? 'end'];
};

describe('an amount', () => {
  it.each([
    ['5 users', 5, 'users'],
    ['10K requests', 10_000, 'requests'],
    ['10 K requests', 10_000, 'requests'],
    ['2.5 million rows', 2_500_000, 'rows'],
    ['3 thousand', 3_000, 'end'],
    ['1/2 GB', 0.5, 'GB'],
    ['2 ½ GB', 2.5, 'GB'],
    ['5m requests', 5_000_000, 'requests'],
    ['5 m', 5, 'm'],
    ['5m', 5, 'm'],
    ['5m response', 5, 'm'],
    ['5m was', 5, 'm'],
    ['5m mp3files', 5, 'm'],
    ['10 M rows', 10_000_000, 'rows'],
    ['5 k', 5, 'k'],
    ['1/10 GB', 0.1, 'GB'],
    ['one project', 1, 'project'],
    ['twenty-five users', 25, 'users'],
    ['two dozen users', 24, 'users'],
    ['a hundred users', 100, 'users'],
    ['an hundred users', 100, 'users'],
    ['half a million rows', 500_000, 'rows'],
    ['half an hundred rows', 50, 'rows'],
    ['five a dozen', 5, 'a'],
    ['single user', 1, 'user'],
    ['two thousand five hundred queries', 2_500, 'queries'],
    ['one hundred thousand requests', 100_000, 'requests'],
    ['a hundred thousand requests', 100_000, 'requests'],
    ['one hundred and five users', 105, 'users'],
    ['two million five hundred thousand rows', 2_500_000, 'rows'],
    ['a hundred and a card', 100, 'and'],
    ['a dozen five', 12, 'five'],
    ['a hundred single users', 100, 'single'],
    ['five six', 5, 'six'],
  ])('of "%s" is %d, before "%s"', (text, value, next) => {
    expect(read(text)).toEqual([value, next]);
  });

  it.each(['users', 'a user', 'half of it', 'half our million users', 'half a', 'half a year', '-5', ''])(
    'does not begin "%s"',
    (text) => {
      expect(read(text)).toBeNull();
    },
  );

  it('of money takes a lower-case m for a million and b for a billion', () => {
    expect([read('5m', true), read('5b', true)]).toEqual([
      [5e6, 'end'],
      [5e9, 'end'],
    ]);
    expect(read('5b')).toEqual([5, 'b']);
  });

  it.each(['24/7', '1/20', '5/5', '0/5', '0.5/2'])('of %s is no fraction', (text) => {
    expect(read(text)).toEqual([Number(text.split('/')[0]), '/']);
  });

  it('states whether it is in words and whether it has a factor', () => {
    const flags = (text: string) => {
      const { isWords, hasScale } = amountAt(tokensOf(text), 0) ?? {};
      return [isWords, hasScale];
    };
    expect([flags('five'), flags('5'), flags('5b'), flags('5K')]).toEqual([
      [true, false],
      [false, false],
      [false, false],
      [false, true],
    ]);
  });
});

it.each([
  [0.1, 1e6, 100_000],
  [1.1, 1e3, 1_100],
  [0.07, 1e3, 70],
  [0.1, 1, 0.1],
  [1 / 3, 1, 1 / 3],
])('%d times %d is %d, without the noise of binary fractions', (value, factor, expected) => {
  expect(scaled(value, factor)).toBe(expected);
});
