import { describe, expect, it } from 'vitest';
import { sortedListings, tableQuestion } from '../../src/pages/compare/table-question.ts';
import { comparableAmount } from '../../src/rules/limits/limit-filter.ts';
import { limitColumns } from '../../src/rules/limits/limit-columns.ts';
import { limitsOf } from '../../src/rules/limits/limits-of.ts';
import type { LimitMeasure } from '../../src/model/limit.ts';
import { catalogue, offer, vendor } from '../builders.ts';

const limits = (description: string, category = 'Email') => limitsOf(offer({ description, category }));

describe('the amount by which a limit is sorted', () => {
  it.each([
    ['Sends 3000 emails a month.', 'emails', 3000],
    ['Sends 100 emails a day.', 'emails', 3000],
    ['Sends 100 emails a day and 2000 emails a month.', 'emails', 2000],
    ['Sends unlimited emails.', 'emails', Infinity],
    ['Takes 5 team members.', 'seats', 5],
    ['Sends mail.', 'emails', null],
  ] as const)('of "%s" in %s is %s', (description, measure: LimitMeasure, amount) => {
    expect(comparableAmount(limits(description), measure, null)).toBe(amount);
  });
});

describe('the columns of limits', () => {
  it('are what at least a third of the offers state', () => {
    const [storage, none] = [limits('1 GB storage', 'Databases'), limits('A database.', 'Databases')];
    expect(limitColumns([storage, none, none])).toEqual(['storage']);
    expect(limitColumns([storage, none, none, none])).toEqual([]);
    expect(limitColumns([])).toEqual([]);
  });
});

describe('a sorted table', () => {
  const of = (name: string, description: string) => vendor({ name, offers: [offer({ description })] });
  const held = catalogue({
    vendors: [
      of('Acme', '1 GB storage'),
      of('Birch', 'A database.'),
      of('Cedar', '5 GB storage'),
      of('Elm', '1 GB storage'),
    ],
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
