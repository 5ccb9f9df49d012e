import { describe, expect, it } from 'vitest';
import type { Limit } from '../../src/model/limit.ts';
import { commonUnit, limitColumns } from '../../src/rules/limits/limit-columns.ts';

function limit(measure: Limit['measure'], unit: string | null = null): Limit {
  return { measure, amount: 1, unit, per: null, text: '' };
}

describe('the columns of a table of limits', () => {
  it('are the measures that a third of the offers state, in the order of the measures', () => {
    const [storage, seats, emails] = [limit('storage'), limit('seats'), limit('emails')];
    expect(limitColumns([[emails, storage], [storage], [], []])).toEqual(['storage']);
    expect(limitColumns([[emails, storage], [seats], []]).toSorted()).toEqual(['emails', 'seats', 'storage']);
    expect(limitColumns([[storage, storage], [], [], []])).toEqual([]);
    expect(limitColumns([])).toEqual([]);
  });
});

describe('the common unit of a measure', () => {
  const [dollars, euros] = [limit('credit', 'USD'), limit('credit', 'EUR')];

  it('is the one that most offers state, each offer once', () => {
    expect(commonUnit([[dollars], [dollars], [euros]], 'credit')).toBe('USD');
    expect(commonUnit([[euros], [dollars], [euros]], 'credit')).toBe('EUR');
    expect(commonUnit([[dollars, dollars, dollars], [euros], [euros]], 'credit')).toBe('EUR');
    expect(commonUnit([[dollars, limit('storage', 'bytes')], [limit('storage', 'bytes')]], 'credit')).toBe('USD');
  });

  it('is none for counts, where nothing is stated, and where two are stated equally often', () => {
    expect(commonUnit([[limit('seats')]], 'seats')).toBeNull();
    expect(commonUnit([[], [limit('storage', 'bytes')]], 'credit')).toBeNull();
    expect(commonUnit([[dollars], [euros]], 'credit')).toBeNull();
  });
});
