import { describe, expect, it } from 'vitest';
import { sortedListings, tableQuestion } from '../../src/pages/compare/table-question.ts';
import { comparableAmount } from '../../src/rules/limits/limit-filter.ts';
import { limitColumns } from '../../src/rules/limits/limits-of.ts';
import type { LimitMeasure } from '../../src/model/limit.ts';
import { catalogue, limits, offer, vendor } from '../builders.ts';

describe('the amount by which a limit is sorted', () => {
  it.each([
    [['3,000 emails a month'], 'emails', 3000],
    [['100 emails a day'], 'emails', 3000],
    [['100 emails a day', '2,000 emails a month'], 'emails', 2000],
    [['unlimited emails'], 'emails', Infinity],
    [['5 team members'], 'seats', 5],
    [['5 team members'], 'emails', null],
  ] as const)('of %j in %s is %s', (lines, measure: LimitMeasure, amount) => {
    expect(comparableAmount(limits(...lines), measure, null)).toBe(amount);
  });
});

describe('the columns of limits', () => {
  it('are what at least a fifth of the offers state', () => {
    const [storage, none] = [limits('1 GB storage'), limits()];
    expect(limitColumns([storage, none, none, none, none])).toEqual(['storage']);
    expect(limitColumns([storage, none, none, none, none, none])).toEqual([]);
    expect(limitColumns([])).toEqual([]);
  });
});

describe('a sorted table', () => {
  const of = (name: string, ...lines: string[]) => vendor({ name, offers: [offer({ limits: limits(...lines) })] });
  const held = catalogue({
    vendors: [of('Acme', '1 GB storage'), of('Birch'), of('Cedar', '5 GB storage'), of('Elm', '1 GB storage')],
  });
  const sorted = (sort: string) =>
    sortedListings(held, held.listings, tableQuestion({ sort, level: null, free: null, page: null })).map(
      (listing) => listing.vendor.name,
    );

  it.each([
    ['storage', ['Cedar', 'Acme', 'Elm', 'Birch']],
    ['-storage', ['Acme', 'Elm', 'Cedar', 'Birch']],
    ['-name', ['Elm', 'Cedar', 'Birch', 'Acme']],
    ['', ['Acme', 'Birch', 'Cedar', 'Elm']],
  ])('by %j keeps the order of equals and puts what is not stated last', (sort, expected) => {
    expect(sorted(sort)).toEqual(expected);
  });

  it('names what it cannot read and leaves it out', () => {
    const question = tableQuestion({ sort: 'colour', level: 'red', free: null, page: '0' });
    expect(question).toMatchObject({ column: null, level: null, page: 1 });
    expect(question.notices).toHaveLength(2);
  });
});
