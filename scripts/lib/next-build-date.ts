import type { IsoDate } from '../../src/model/iso-date.ts';
import { addDays } from '../../src/rules/dates/days.ts';
import { dateOption } from './options.ts';

/** From this UTC hour on, a nightly build is for the next day. A build that starts after midnight is for its own day. */
const FIRST_EVENING_HOUR_UTC = 20;

/** The day that a build started at `now` is for. */
export function nextBuildDate(now: Date): IsoDate {
  const today = dateOption(now.toISOString().slice(0, 10));
  return now.getUTCHours() >= FIRST_EVENING_HOUR_UTC ? addDays(today, 1) : today;
}
