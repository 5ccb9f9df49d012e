import { describe, expect, it } from 'vitest';
import type { Limit } from '../../../src/model/limit.ts';
import { commonUnit, limitColumns, newCustomerLimits } from '../../../src/rules/limits/limits-of.ts';

const limit = (measure: Limit['measure'], unit: string | null = null): Limit => ({
  measure,
  amount: 1,
  unit,
  per: null,
  text: '1',
  thing: 'one',
});
const [storage, seats] = [limit('storage', 'bytes'), limit('seats')];

describe('the columns of limits', () => {
  it('are the measures that at least a fifth of the offers state, in the order of the measures', () => {
    expect(limitColumns([[seats, storage], [], [], [], []])).toEqual(['storage', 'seats']);
    expect(limitColumns([[seats, storage], [storage], [], [], [], []])).toEqual(['storage']);
    expect(limitColumns([[storage, storage], [], [], [], [], []])).toEqual([]);
  });
});

describe('the common unit of a measure', () => {
  const [dollars, euros] = [limit('credit', 'USD'), limit('credit', 'EUR')];

  it.each([
    ['the one of most offers', [[dollars], [dollars], [euros]], 'USD'],
    ['counted once for each offer', [[dollars, dollars], [euros], [euros]], 'EUR'],
    ['null for two that are stated equally often', [[dollars], [euros]], null],
    ['the only one', [[euros], []], 'EUR'],
    ['null for counts', [[limit('credit')]], null],
    ['null without a limit of the measure', [[storage]], null],
  ])('is %s', (_, limits, expected) => {
    expect(commonUnit(limits, 'credit')).toBe(expected);
  });
});

it('leaves out the limits that new customers do not get', () => {
  expect(newCustomerLimits({ limits: [seats, { ...storage, for: 'students' }] })).toEqual([seats]);
  expect(newCustomerLimits({})).toEqual([]);
});
