import { UTCDate } from '@date-fns/utc';
import { addDays as addDaysTo, differenceInCalendarDays, getISOWeek, getISOWeekYear, startOfISOWeek } from 'date-fns';
import type { IsoDate } from '../../model/iso-date.ts';

/** Whole days from one UTC day to another; negative when `to` is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return differenceInCalendarDays(new UTCDate(to), new UTCDate(from));
}

/** The day `days` after (before, when negative) a day. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return isoDateOf(addDaysTo(new UTCDate(date), days));
}

/** The Monday of the day's ISO week. */
export function weekStart(date: IsoDate): IsoDate {
  return isoDateOf(startOfISOWeek(new UTCDate(date)));
}

/** The day's ISO week, `2026-W47`. */
export function isoWeek(date: IsoDate): string {
  const day = new UTCDate(date);
  return `${getISOWeekYear(day)}-W${String(getISOWeek(day)).padStart(2, '0')}`;
}

function isoDateOf(date: Date): IsoDate {
  return date.toISOString().slice(0, 10) as IsoDate;
}
