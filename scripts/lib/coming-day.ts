import type { IsoDate } from '../../src/model/iso-date.ts';
import { addDays } from '../../src/rules/dates/days.ts';
import { dateOption } from './options.ts';

/** A nightly build is for the next day within this time before midnight. Started at any other time it is for its own. */
export const WINDOW_MS = 45 * 60_000;

/** The day that a build made at a time is for: never further away than `coming-day --wait` waits. */
export function comingDay(now: Date): IsoDate {
  const today = dateOption(now.toISOString().slice(0, 10));
  const next = addDays(today, 1);
  return Date.parse(next) - now.getTime() <= WINDOW_MS ? next : today;
}
