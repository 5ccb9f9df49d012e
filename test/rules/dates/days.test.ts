import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, earliest, isoWeek, weekStart, MONTHS } from '../../../src/rules/dates/days.ts';
import { day, daysAgo, TODAY } from '../../builders.ts';

it.each([
  ['2026-11-20', '2026-11-20', 0],
  ['2026-11-20', '2026-11-21', 1],
  ['2026-12-31', '2027-01-01', 1],
  ['2028-02-28', '2028-03-01', 2],
  ['2026-03-28', '2026-03-30', 2],
  ['2026-01-01', '2027-01-01', 365],
])('from %s to %s are %i days', (from, to, expected) => {
  expect(daysBetween(day(from), day(to))).toBe(expected);
  expect(addDays(day(from), expected)).toBe(to);
});

it('counts days as it adds them', () => {
  fc.assert(
    fc.property(fc.integer({ min: -40_000, max: 40_000 }), (days) => {
      expect(daysBetween(TODAY, addDays(TODAY, days))).toBe(days);
    }),
  );
});

it('finds the earliest day of a list in any order, and null for none', () => {
  const days = [daysAgo(3), daysAgo(9), daysAgo(5)];
  expect([earliest(days), earliest(days.toReversed()), earliest([])]).toEqual([daysAgo(9), daysAgo(9), null]);
});

describe('the ISO week', () => {
  it.each([
    ['2026-11-16', '2026-11-16', '2026-W47'],
    ['2026-11-22', '2026-11-16', '2026-W47'],
    ['2026-11-23', '2026-11-23', '2026-W48'],
    ['2026-01-01', '2025-12-29', '2026-W01'],
    ['2027-01-03', '2026-12-28', '2026-W53'],
    ['2027-01-04', '2027-01-04', '2027-W01'],
  ])('of %s begins on %s and is %s', (date, monday, week) => {
    expect([weekStart(day(date)), isoWeek(day(date))]).toEqual([monday, week]);
  });
});

it('has the months that `Intl` has', () => {
  const month = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });
  expect(MONTHS).toEqual(Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2026, index, 1))));
});
