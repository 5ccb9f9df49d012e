import type { IsoDate } from '../../model/iso-date.ts';
import type { PageRead } from '../../model/page-read.ts';
import { addDays } from '../dates/days.ts';

/** Consecutive failures after which a page is no longer tried daily. */
export const FAILURES_TO_ENTER_QUARANTINE = 3;
export const FIRST_RETRY_DAYS = 7;
export const MAX_RETRY_DAYS = 28;

/** Whether so many failures put a page in quarantine; an answered read takes it out. */
export function isQuarantined(read: PageRead): boolean {
  return (read.failure?.consecutive ?? 0) >= FAILURES_TO_ENTER_QUARANTINE;
}

/** The day on which a page that failed is tried again: the next day, and in quarantine after 7, 14, then 28 days. */
export function retryDay(read: PageRead): IsoDate {
  if (!isQuarantined(read)) return addDays(read.last_attempt, 1);
  const wait = Math.min(FIRST_RETRY_DAYS * 2 ** (read.failure?.retries ?? 0), MAX_RETRY_DAYS);
  return addDays(read.last_attempt, wait);
}
