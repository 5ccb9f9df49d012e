import type { IsoDate } from '../../src/model/iso-date.ts';
import { addDays } from '../../src/rules/dates/days.ts';
import { dateOption } from './options.ts';

/** Within this time before midnight a nightly build is for the next day; at any other time it is for its own. */
export const MAX_WAIT_MS = 45 * 60_000;

/** The day that a build started at `now` is for. */
export function nextBuildDate(now: Date): IsoDate {
  const today = dateOption(now.toISOString().slice(0, 10));
  const next = addDays(today, 1);
  return Date.parse(next) - now.getTime() <= MAX_WAIT_MS ? next : today;
}
