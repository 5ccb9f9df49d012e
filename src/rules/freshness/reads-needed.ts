import type { IsoDate } from '../../model/iso-date.ts';
import { daysBetween } from '../dates/days.ts';
import type { CitedPage } from './cited-pages.ts';
import { lapseDay, readsPerNight } from './due-reads.ts';

/** How many pages a night keep every offer from lapsing, and every page within the cycle of reads. */
export interface ReadsNeeded {
  /** Pages with an offer that has lapsed already. */
  readonly lapsed: number;
  /** So many reads a night reach each page before its offers lapse, in order of their lapse. */
  readonly before_lapse: number;
  /** So many reads a night cover the catalogue within the cycle. */
  readonly within_cycle: number;
}

/** The reads a night that it takes to stay ahead, from the days on which offers lapse. */
export function readsNeeded(pages: readonly CitedPage[], today: IsoDate): ReadsNeeded {
  const lapses = pages.flatMap((page) => lapseDay(page) ?? []).sort();
  const ahead = lapses.filter((day) => day > today);
  // A lapse on day D is prevented by the nights before it: today's is the first.
  const perNight = ahead.map((day, index) => Math.ceil((index + 1) / daysBetween(today, day)));
  return {
    lapsed: lapses.length - ahead.length,
    before_lapse: Math.max(0, ...perNight),
    within_cycle: readsPerNight(pages.length),
  };
}
