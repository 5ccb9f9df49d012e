import { expect, it, onTestFinished, vi } from 'vitest';
import { currentDay } from '../../functions/host.ts';

it('takes the stated day, if it exists, else that of the clock', () => {
  expect(currentDay('2026-11-20')).toBe('2026-11-20');
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.UTC(2026, 10, 21, 23, 59));
  onTestFinished(() => void vi.useRealTimers());
  expect(currentDay()).toBe('2026-11-21');
  expect(() => currentDay('2026-02-30')).toThrow('DEALS_DATE is not a day');
});
