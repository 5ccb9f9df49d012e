import { expect, it } from 'vitest';
import { MONTHS } from '../../../src/rules/dates/days.ts';

it('has the months that `Intl` has', () => {
  const month = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });
  expect(MONTHS).toEqual(Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2026, index, 1))));
});
