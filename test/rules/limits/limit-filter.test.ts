import { describe, expect, it } from 'vitest';
import type { Limit, LimitMeasure } from '../../../src/model/limit.ts';
import {
  comparableAmount,
  FILTERED_MEASURES,
  grants,
  limitFilter,
  LIMIT_PARAMETERS,
  matchedLimits,
  type LimitFilter,
} from '../../../src/rules/limits/limit-filter.ts';
import { MEASURES } from '../../../src/rules/limits/measures.ts';

function filter(parameter: string, value: string): LimitFilter {
  const read = limitFilter(parameter, value);
  if ('error' in read) throw new Error(read.error);
  return read;
}

function limit(measure: LimitMeasure, amount: number | null, more: Partial<Limit> = {}): Limit {
  return { measure, amount, unit: null, per: null, text: '', thing: '', ...more };
}

describe('values', () => {
  it.each<[string, string, Partial<LimitFilter>]>([
    ['min_storage', '10GB', { measure: 'storage', least: 10e9, period: null }],
    ['min_storage', '512MiB', { least: 512 * 2 ** 20 }],
    ['min_storage', 'unlimited', { least: Number.POSITIVE_INFINITY }],
    ['min_bandwidth', '100GB/month', { least: 100e9, period: 'month' }],
    ['min_users', '10,000', { measure: 'users', least: 10_000 }],
    ['min_tokens', '1M', { least: 1e6 }],
    ['min_tokens', '1m/day', { least: 1e6, period: 'day' }],
    ['min_emails', '3000/month', { least: 3000, period: 'month' }],
    ['min_emails', '100 / day', { least: 100, period: 'day' }],
    ['min_minutes', '500', { least: 500 }],
    ['min_minutes', '10h/mo', { least: 600, period: 'month' }],
    ['min_compute_hours', '90min', { least: 1.5 }],
    ['min_credit', '100', { least: 100, currency: 'USD' }],
    ['min_credit', '50EUR', { least: 50, currency: 'EUR' }],
    ['min_users', ' 10 ', { least: 10 }],
    ['min_users', '1'.padStart(40, '0'), { least: 1 }],
    ['min_tokens', '1 million', { least: 1e6 }],
    ['min_storage', '10 GB object', { least: 10e9, kind: 'object' }],
    ['min_retention', '2weeks', { least: 14 }],
    ['min_discount', '50%', { least: 50 }],
    ...FILTERED_MEASURES.map((measure): [string, string, object] => [
      `min_${measure}`,
      MEASURES[measure].example,
      { measure },
    ]),
  ])('%s=%s', (parameter, value, expected) => {
    expect(filter(parameter, value)).toMatchObject(expected);
  });

  const BYTES =
    'min_storage must be an amount such as 10GB, 512MB or 1GiB, or unlimited, without a period; a kind may follow a space: database, files, object';
  const COUNT = 'min_users must be an amount such as 3000 or 10k, or unlimited, without a period';

  it.each([
    ['min_storage', 'ten', BYTES],
    ['min_storage', '10', BYTES],
    ['min_storage', '10GB/month', BYTES],
    ['min_storage', 'unlimited GB', BYTES],
    [
      'min_emails',
      '3000/fortnight',
      'min_emails must be an amount such as 3000 or 10k, or unlimited; a period may follow a slash: second, minute, hour, day, week, month, year',
    ],
    ['min_users', '-5', COUNT],
    ['min_users', '5 GB', COUNT],
    ['min_users', '5 k object', COUNT],
    ['min_storage', '10 GB cloud', BYTES],
    ['min_discount', '50 GB', 'min_discount must be an amount such as 50, or unlimited, without a period'],
    ['min_users', '', COUNT],
    [
      'min_credit',
      '5 GB',
      'min_credit must be an amount such as 100, 100USD or 50EUR, or unlimited; a period may follow a slash: second, minute, hour, day, week, month, year',
    ],
  ])('%s=%s is refused', (parameter, value, error) => {
    expect(limitFilter(parameter, value)).toEqual({ param: parameter, error: `${error}; got "${value}"` });
  });

  it('names every parameter where the measure is unknown', () => {
    const read = limitFilter('min_mailboxes', '5');
    expect(read).toEqual({
      param: 'min_mailboxes',
      error: `min_mailboxes is unknown; use one of ${LIMIT_PARAMETERS.join(', ')}`,
    });
    expect(LIMIT_PARAMETERS).toContain('min_storage');
    expect(LIMIT_PARAMETERS.filter((name) => /duration|other/.test(name))).toEqual([]);
  });

  it('cuts what it repeats of a long value', () => {
    const read = limitFilter('min_users', '9'.repeat(5000));
    expect('error' in read && read.error.length).toBeLessThan(200);
  });
});

describe('what an offer grants', () => {
  it.each<[string, string, readonly Limit[], boolean]>([
    ['min_storage', '1GB', [limit('storage', 1e9)], true],
    ['min_storage', '5GB', [limit('storage', 1e9, { per: 'day' })], false],
    ['min_emails', '3000', [limit('emails', 5)], false],
    ['min_emails', '3000', [limit('emails', 3000, { per: 'minute' })], false],
    ['min_credit', '5', [limit('credit', 5, { unit: 'USD', per: 'once' })], true],
    ['min_storage', '1GB', [limit('storage', 5e8), limit('storage', 2e9)], true],
    ['min_storage', '1GB', [limit('storage', 2e9, { for: 'students' })], false],
    ['min_storage', '1GB', [], false],
    ['min_storage', '1TB', [limit('storage', null)], true],
    ['min_storage', 'unlimited', [limit('storage', 1e15)], false],
    ['min_storage', '1GB object', [limit('storage', 2e9, { kind: 'object' })], true],
    ['min_storage', '1GB database', [limit('storage', 2e9, { kind: 'files' }), limit('storage', 2e9)], false],
    ['min_compute_hours', '10', [limit('compute_hours', 360, { unit: 'GB-hours', per: 'month' })], false],
    ['min_storage', '1GB', [limit('memory', 2e9)], false],
    ['min_storage', '1GB', [limit('storage', 1e9, { per: 'project' })], true],
    ['min_emails', '3000/month', [limit('emails', 3000, { per: 'month' })], true],
    ['min_emails', '3000/month', [limit('emails', 100, { per: 'day' })], true],
    ['min_emails', '3001/month', [limit('emails', 100, { per: 'day' })], false],
    ['min_emails', '3000', [limit('emails', 100, { per: 'day' })], true],
    ['min_emails', '3000', [limit('emails', 4000, { per: '30 days' })], true],
    ['min_requests', '60/hour', [limit('requests', 5, { per: '5 minutes' })], true],
    ['min_emails', '3000', [limit('emails', 3000)], true],
    ['min_emails', '3000/month', [limit('emails', 3000)], false],
    ['min_emails', '3000/month', [limit('emails', 3000, { per: 'month', scope: 'user' })], true],
    ['min_storage', '5GB', [limit('storage', 1e9), limit('storage', 1e10, { scope: 'repository' })], false],
    ['min_storage', '1GB', [limit('storage', 1e9), limit('storage', 5e8, { scope: 'repository' })], true],
    ['min_storage', '5GB', [limit('storage', 1e9, { kind: 'files' }), limit('storage', 1e10, { scope: 'app' })], true],
    [
      'min_emails',
      '90',
      [limit('emails', 90, { per: 'day', scope: 'user' }), limit('emails', 90, { per: 'month' })],
      true,
    ],
    ['min_tokens', '5M/month', [limit('tokens', 1e6, { per: 'month' }), limit('tokens', 3e5, { per: 'day' })], false],
    ['min_tokens', '1M/month', [limit('tokens', 1e6, { per: 'month' }), limit('tokens', 3e5, { per: 'day' })], true],
    ['min_emails', '30/month', [limit('emails', 365, { per: 'year' })], true],
    ['min_requests', '60/minute', [limit('requests', 1, { per: 'second' })], true],
    ['min_requests', '1/second', [limit('requests', 3600, { per: 'hour' })], true],
    ['min_requests', '1M/month', [limit('requests', 60, { per: 'minute' })], false],
    ['min_requests', '1M/month', [limit('requests', null, { per: 'minute' })], false],
    ['min_requests', '1/second', [limit('requests', 60, { per: 'minute' })], true],
    ['min_requests', '2/second', [limit('requests', 60, { per: 'minute' })], false],
    [
      'min_requests',
      '1000/month',
      [limit('requests', 60, { per: 'minute' }), limit('requests', 1000, { per: 'month' })],
      true,
    ],
    ['min_requests', '100k/month', [limit('requests', null)], true],
    ['min_requests', 'unlimited/month', [limit('requests', null)], true],
    ['min_requests', '1M/month', [limit('requests', null), limit('requests', 60, { per: 'minute' })], true],
    ['min_requests', '2/second', [limit('requests', null), limit('requests', 60, { per: 'minute' })], false],
    ['min_credit', '100', [limit('credit', 200, { unit: 'USD' })], true],
    ['min_credit', '100', [limit('credit', 200, { unit: 'EUR' })], false],
  ])('%s=%s of %j: %s', (parameter, value, limits, expected) => {
    expect(grants(limits, filter(parameter, value))).toBe(expected);
  });
});

describe('the amount by which offers are sorted', () => {
  it.each<[string, LimitMeasure, readonly Limit[], number | null]>([
    ['is the largest of those stated', 'storage', [limit('storage', 1), limit('storage', 5), limit('memory', 9)], 5],
    ['is that for new customers', 'storage', [limit('storage', 1), limit('storage', 5, { for: 'students' })], 1],
    ['is none where none is stated', 'storage', [limit('memory', 9)], null],
    ['is endless where it is unlimited', 'storage', [limit('storage', null)], Number.POSITIVE_INFINITY],
    ['is that of a month', 'emails', [limit('emails', 100, { per: 'day' })], 3000],
    ['is the largest of one period', 'emails', [1, 7, 3].map((amount) => limit('emails', amount, { per: 'month' })), 7],
    [
      'is the strictest of several periods',
      'emails',
      [limit('emails', 100, { per: 'day' }), limit('emails', 500, { per: 'month' })],
      500,
    ],
    [
      'is one of a period before one without',
      'emails',
      [limit('emails', 9000), limit('emails', 100, { per: 'month' })],
      100,
    ],
    ['may have no period', 'emails', [limit('emails', 5), limit('emails', 9, { per: 'minute' })], 5],
    ['may be granted once', 'emails', [limit('emails', 5, { per: 'once' })], 5],
    ['is what is held, whatever its period', 'storage', [limit('storage', 5, { per: 'day' })], 5],
    ['is none where there is only a rate', 'requests', [limit('requests', 60, { per: 'minute' })], null],
  ])('%s', (_, measure, limits, amount) => {
    expect(comparableAmount(limits, measure, null)).toBe(amount);
  });

  it('is that of one currency where one is named', () => {
    const credits = [limit('credit', 5, { unit: 'USD' }), limit('credit', 9, { unit: 'EUR' })];
    const amounts = ['USD', 'EUR', 'GBP', null].map((unit) => comparableAmount(credits, 'credit', unit));
    expect(amounts).toEqual([5, 9, null, 9]);
  });
});

it.each<[string, string, readonly Limit[], readonly number[]]>([
  ['min_storage', '1GB', [limit('storage', 5e8, { kind: 'database' }), limit('storage', 2e9, { kind: 'files' })], [1]],
  ['min_emails', '3000/month', [limit('emails', 100, { per: 'day' })], [0]],
  ['min_requests', '100/day', [limit('requests', 100, { per: 'day' }), limit('requests', 9, { per: 'day' })], [0]],
  ['min_requests', '100/day', [limit('requests', null), limit('requests', 900, { per: 'minute' })], [0]],
  ['min_requests', '100', [limit('requests', 100, { per: 'once' }), limit('requests', 99, { per: 'month' })], [0]],
  ['min_requests', '100/month', [limit('requests', 100, { per: 'once' })], []],
])('%s=%s matches the limits that reach it by themselves', (parameter, value, limits, places) => {
  expect(matchedLimits(limits, filter(parameter, value))).toEqual(places.map((place) => limits[place]));
});
