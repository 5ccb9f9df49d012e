import type { IsoDate } from '../../src/model/iso-date.ts';
import { addDays } from '../../src/rules/dates/days.ts';
import { dateOption } from './options.ts';

/** From this UTC hour on a nightly build is for the next day. One that was started late, after midnight, is for its own. */
const EVENING = 20;

/** The day that a build made at a time is for. */
export function comingDay(now: Date): IsoDate {
  const today = dateOption(now.toISOString().slice(0, 10));
  return now.getUTCHours() >= EVENING ? addDays(today, 1) : today;
}
