import { expect, it } from 'vitest';
import { currentDay } from '../../functions/host.ts';

it('takes the stated day, if it exists, else that of the clock', () => {
  expect(currentDay('2026-11-20')).toBe('2026-11-20');
  expect(currentDay()).toBe(new Date().toISOString().slice(0, 10));
  expect(() => currentDay('2026-02-30')).toThrow('DEALS_DATE is not a day');
});
