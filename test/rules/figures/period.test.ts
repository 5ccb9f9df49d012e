import { describe, expect, it } from 'vitest';
import { periodAdverb, periodNamed, rateAt } from '../../../src/rules/figures/period.ts';
import { tokensOf } from '../../../src/rules/figures/tokens.ts';

const read = (text: string) => {
  const tokens = tokensOf(text);
  const { period, periods, per, next } = rateAt(tokens, 0);
  return [period, periods, per, text.slice(0, tokens[next - 1]?.end ?? 0)];
};

describe('how often and to what an amount is granted', () => {
  it.each([
    ['a month', ['month', 1, null, 'a month']],
    ['/mo', ['month', 1, null, '/mo']],
    ['/m', ['month', 1, null, '/m']],
    ['/y', ['year', 1, null, '/y']],
    ['/per month', ['month', 1, null, '/per month']],
    ['free/month', ['month', 1, null, 'free/month']],
    ['per 6-hour window', ['hour', 6, null, 'per 6-hour']],
    ['/M chars', [null, 1, 'm char', '/M chars']],
    ['/S', [null, 1, 's', '/S']],
    ['monthly free', ['month', 1, null, 'monthly']],
    ['a month daily', ['month', 1, null, 'a month']],
    ['of every hour', ['hour', 1, null, 'of every hour']],
    ['for every 15 minutes', ['minute', 15, null, 'for every 15 minutes']],
    ['a day for every 15 minutes', ['day', 1, '15 minute', 'a day for every 15 minutes']],
    ['renew each day', ['day', 1, null, 'renew each day']],
    ['reset daily', ['day', 1, null, 'reset daily']],
    ['a month free each user', ['month', 1, null, 'a month']],
    ['at most a month', ['month', 1, null, 'at most a month']],
    ['maximum a month', ['month', 1, null, 'maximum a month']],
    ['or fewer a month', ['month', 1, null, 'or fewer a month']],
    ['or more a month', ['month', 1, null, 'or more a month']],
    ['one-off', ['once', 1, null, 'one-off']],
    ['in every project', [null, 1, 'project', 'in every project']],
    ['on each page', [null, 1, 'page', 'on each page']],
    ['an account free', [null, 1, 'account', 'an account']],
    ['per user per project', [null, 1, 'user', 'per user']],
    ['per five users', [null, 1, 'five user', 'per five users']],
    ['per 5', [null, 1, '5', 'per 5']],
    ['/s', ['second', 1, null, '/s']],
    ['per calendar month', ['month', 1, null, 'per calendar month']],
    ['monthly', ['month', 1, null, 'monthly']],
    ['(monthly)', ['month', 1, null, '(monthly)']],
    ['per 15 minutes', ['minute', 15, null, 'per 15 minutes']],
    ['of each day', ['day', 1, null, 'of each day']],
    ['free each month', ['month', 1, null, 'free each month']],
    ['renew every month', ['month', 1, null, 'renew every month']],
    ['once', ['once', 1, null, 'once']],
    ['one-time', ['once', 1, null, 'one-time']],
    ['per project', [null, 1, 'project', 'per project']],
    ['/seat', [null, 1, 'seat', '/seat']],
    ['an account', [null, 1, 'account', 'an account']],
    ['per user a month', ['month', 1, 'user', 'per user a month']],
    ['a month per project', ['month', 1, 'project', 'a month per project']],
    ['per 1k runs', [null, 1, '1000 run', 'per 1k runs']],
  ])('"%s" is read as %j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    'monthly active users',
    'daily backups',
    'a day-long trial',
    'a day- or week-long trial',
    'once you sign up',
    'once a day',
    'once the trial ends',
    'renew soon',
    '((monthly))',
    '(monthly',
    'to each day',
    'of a day',
    'from month',
    'every h',
    'under each page',
    'a few',
    'a more',
    'a v2',
    'a Project',
    'per the',
    'per',
    '/',
    's',
    'users',
    '',
  ])('"%s" says nothing of it', (text) => {
    expect(read(text)).toEqual([null, 1, null, '']);
  });

  it('is read from five statements at most', () => {
    expect(read('max max max max max max')).toEqual([null, 1, null, 'max max max max max']);
  });

  it.each([
    ['at most', true, false],
    ['max', true, false],
    ['maximum', true, false],
    ['or less', true, false],
    ['for most', false, false],
    ['for fewer', false, false],
    ['for more', false, false],
    ['or project', false, false],
    ['or fewer', true, false],
    ['or more', false, true],
    ['a month at most', true, false],
  ])('"%s" makes it a maximum: %s, a minimum: %s', (text, isMaximum, isMinimum) => {
    expect(rateAt(tokensOf(text), 0)).toMatchObject({ isMaximum, isMinimum });
  });
});

it('names a period by its noun in any form, and by its adverb', () => {
  expect(
    ['month', 'months', 'mths', 'mo.', 'yr', 'annum', 'annums', 'moment', '.mo', 'ms', 'gb'].map(periodNamed),
  ).toEqual(['month', 'month', 'month', 'month', 'year', 'year', 'year', undefined, undefined, undefined, undefined]);
  expect(['daily', 'annually', 'day', undefined].map(periodAdverb)).toEqual(['day', 'year', undefined, undefined]);
});
