import dayjs from 'dayjs';
import isoWeekPlugin from 'dayjs/plugin/isoWeek.js';
import utc from 'dayjs/plugin/utc.js';
import type { IsoDate } from '../../model/iso-date.ts';

dayjs.extend(utc);
dayjs.extend(isoWeekPlugin);

const DAY_MS = 86_400_000;

/** Whole days from one UTC day to another; negative when `to` is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** A catalogue has a few hundred different days; requests may contain any. */
const MAX_DAYS = 4096;
const dayNumbers = new Map<IsoDate, number>();

/** Days since 1970-01-01. */
function dayNumber(date: IsoDate): number {
  const known = dayNumbers.get(date);
  if (known !== undefined) return known;
  // The time is a midnight UTC, so the quotient is whole.
  const number = Date.parse(date) / DAY_MS;
  if (dayNumbers.size >= MAX_DAYS) dayNumbers.clear();
  dayNumbers.set(date, number);
  return number;
}

const isoDateOf = (epochMs: number): IsoDate => new Date(epochMs).toISOString().slice(0, 10) as IsoDate;

/** The day `days` after (before, when negative) a day. */
export function addDays(date: IsoDate, days: number): IsoDate {
  // A UTC day always has 24 hours.
  return isoDateOf(Date.parse(date) + days * DAY_MS);
}

/** The Monday of the day's ISO week. */
export function weekStart(date: IsoDate): IsoDate {
  return isoDateOf(dayjs.utc(date).startOf('isoWeek').valueOf());
}

/** The day's ISO week, `2026-W47`. */
export function isoWeek(date: IsoDate): string {
  const day = dayjs.utc(date);
  return `${String(day.isoWeekYear())}-W${String(day.isoWeek()).padStart(2, '0')}`;
}
