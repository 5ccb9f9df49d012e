import type { IsoDate } from '../../model/iso-date.ts';
import { addDays, daysBetween, earliest } from '../dates/days.ts';
import { DAYS_BEFORE_VERIFICATION_LAPSES, lastKnownDay } from '../risk/gate.ts';
import type { CitedPage } from './cited-pages.ts';
import { retryDay } from './next-read.ts';
import { byCodeUnits } from '../text/fold.ts';

/** The default number of reads a night covers every page within so many days. */
export const READ_CYCLE_DAYS = 21;
/** A page that was read is left alone for so many days. */
const MIN_DAYS_BETWEEN_READS = 14;
/** A lapse this near puts a page before older ones. */
const NEAR_LAPSE_DAYS = 42;

/**
 * The pages due on a day. Never read (or rewritten since) before all others; then those whose offers lapse soon, by the
 * day of the lapse; then the oldest. A page that failed waits for its retry day; none is tried twice in a day.
 */
export function dueReads(pages: readonly CitedPage[], today: IsoDate): readonly CitedPage[] {
  const due = pages.filter((page) => isUntried(page, today) && (dueDay(page) ?? today) <= today);
  return inDueOrder(due, today);
}

/**
 * The pages that one run of a day reads, of all that are cited: every retry, and `readsPerNight` others less those that
 * earlier runs of the day have read. With `max`, so many of the most urgent.
 */
export function nightlyReads(pages: readonly CitedPage[], today: IsoDate, max?: number): readonly CitedPage[] {
  const due = dueReads(pages, today);
  if (max !== undefined) return due.slice(0, max);
  const done = pages.filter(
    ({ read }) => read?.last_attempt === today && (read.failure?.consecutive ?? 1) === 1,
  ).length;
  const left = Math.max(0, readsPerNight(pages.length) - done);
  const regular = due.filter(({ read }) => !read?.failure).slice(0, left);
  const taken = new Set(regular);
  return due.filter((page) => taken.has(page) || page.read?.failure !== undefined);
}

/** So many reads a night cover a number of pages within `READ_CYCLE_DAYS`. */
function readsPerNight(pages: number): number {
  return Math.ceil(pages / READ_CYCLE_DAYS);
}

/** Pages by urgency, whether they are due or not. */
export function inDueOrder(pages: readonly CitedPage[], today: IsoDate): readonly CitedPage[] {
  return pages
    .map((page) => ({ page, urgency: urgency(page, today) }))
    .toSorted((one, other) => byCodeUnits(one.urgency, other.urgency))
    .map(({ page }) => page);
}

/** Whether a page may be read on a day, independent of the order. */
export function isUntried({ read }: CitedPage, today: IsoDate): boolean {
  return read === undefined || read.last_attempt < today;
}

/** The first day after which an offer of the page is gated as lapsed, unless it is read; null without an offer. */
export function lapseDay({ offers, read }: CitedPage): IsoDate | null {
  const oldest = earliest(offers.map((offer) => lastKnownDay(offer, read)));
  return oldest && addDays(oldest, DAYS_BEFORE_VERIFICATION_LAPSES + 1);
}

/** The day from which a page is due; null for one that was never tried. */
export function dueDay(page: CitedPage): IsoDate | null {
  const { read } = page;
  if (!read) return null;
  if (read.failure) return retryDay(read);
  if (isRewritten(page)) return addDays(read.last_attempt, 1);
  const regular = addDays(read.last_attempt, MIN_DAYS_BETWEEN_READS);
  const again = read.refused_read?.read_again_on;
  return again !== undefined && again < regular ? again : regular;
}

/** An editor wrote an entry of the page after the newest read, so no read has compared its words. */
function isRewritten({ offers, read }: CitedPage): boolean {
  const lastRead = read?.last_read?.date;
  return lastRead !== undefined && offers.some(({ verifiedDate }) => verifiedDate > lastRead);
}

const NEVER = '9999-12-31' as IsoDate;

/** Sort key: group, day of a near lapse, day of the last attempt, then slug and address, so that every run has one order. */
function urgency(page: CitedPage, today: IsoDate): string {
  const isNew = page.read?.last_read === undefined || isRewritten(page);
  const lapse = lapseDay(page) ?? NEVER;
  const isNear = isNew || daysBetween(today, lapse) <= NEAR_LAPSE_DAYS;
  const group = isNew ? '0' : isNear ? '1' : '2';
  return [group, isNear ? lapse : '', page.read?.last_attempt ?? '', page.vendor.slug, page.url].join('\0');
}

/** How many pages a night keep every offer from lapsing, and every page within the cycle of reads. */
export function readsNeeded(pages: readonly CitedPage[], today: IsoDate) {
  const lapses = pages.flatMap((page) => lapseDay(page) ?? []).sort();
  const ahead = lapses.filter((day) => day > today);
  // A lapse on day D is prevented by the nights before it: today's is the first.
  const perNight = ahead.map((day, index) => Math.ceil((index + 1) / daysBetween(today, day)));
  return {
    /** Pages with an offer that has lapsed already. */
    lapsed: lapses.length - ahead.length,
    /** Each page is read before its offers lapse, in order of their lapse. */
    before_lapse: Math.max(0, ...perNight),
    within_cycle: readsPerNight(pages.length),
  };
}
