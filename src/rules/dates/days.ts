// The one without formatting, and functions one by one: to read what we do not ask costs every start.
import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addDays as addCalendarDays } from 'date-fns/addDays';
import { getISOWeek } from 'date-fns/getISOWeek';
import { getISOWeekYear } from 'date-fns/getISOWeekYear';
import { startOfISOWeek } from 'date-fns/startOfISOWeek';
import type { IsoDate } from '../../model/iso-date.ts';

const DAY = 86_400_000;

/** Whole days from one UTC day to another; negative when `to` is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** A catalogue holds a few hundred different days; requests may name any. */
const MAX_DAYS = 4096;
const dayNumbers = new Map<IsoDate, number>();

/** Days since 1970-01-01. */
function dayNumber(date: IsoDate): number {
  const known = dayNumbers.get(date);
  if (known !== undefined) return known;
  // The time is a midnight UTC, so the quotient is whole.
  const number = Date.parse(date) / DAY;
  if (dayNumbers.size >= MAX_DAYS) dayNumbers.clear();
  dayNumbers.set(date, number);
  return number;
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
