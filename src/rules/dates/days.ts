// Imports single functions, without formatting: loading the whole library would slow every start.
import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addDays as addCalendarDays } from 'date-fns/addDays';
import { getISOWeek } from 'date-fns/getISOWeek';
import { getISOWeekYear } from 'date-fns/getISOWeekYear';
import { startOfISOWeek } from 'date-fns/startOfISOWeek';
import type { IsoDate } from '../../model/iso-date.ts';

const DAY = 86_400_000;

/** Whole days from one UTC day to another; negative when `to` is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  // Both are midnights UTC, so the quotient is whole.
  return (Date.parse(to) - Date.parse(from)) / DAY;
}

const written = (date: Date): IsoDate => date.toISOString().slice(0, 10) as IsoDate;

/** The day `days` after (before, when negative) a day. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return written(addCalendarDays(new UTCDateMini(date), days));
}

/** The Monday of the day's ISO week. */
export function weekStart(date: IsoDate): IsoDate {
  return written(startOfISOWeek(new UTCDateMini(date)));
}

/** The day's ISO week, `2026-W47`. */
export function isoWeek(date: IsoDate): string {
  const day = new UTCDateMini(date);
  return `${String(getISOWeekYear(day))}-W${String(getISOWeek(day)).padStart(2, '0')}`;
}
