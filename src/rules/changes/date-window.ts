import type { IsoDate } from '../../model/iso-date.ts';
import { addDays } from '../dates/days.ts';

/** Days that a look at the recent past covers where nothing else is asked (SPEC.md "/api/newest", "/api/changes"). */
export const RECENT_DAYS = 30;

/** From which day on change records are asked for, and who said so. */
export type DateWindow =
  | { readonly source: 'default' | 'since_parameter'; readonly from: IsoDate }
  | { readonly source: 'none'; readonly from: null };

/** What a request for changes says about time. */
export interface WindowQuestion {
  readonly today: IsoDate;
  readonly since: IsoDate | null;
  /** A filter by type, vendor or category is given. */
  readonly filtered: boolean;
}

/**
 * The window rule of SPEC.md "/api/changes": `since` beats all; a filter searches the whole log; a bare request gets the
 * last 30 days. A window only opens: a change announced for a later day is in it.
 */
export function dateWindow({ today, since, filtered }: WindowQuestion): DateWindow {
  if (since !== null) return { source: 'since_parameter', from: since };
  return filtered ? { source: 'none', from: null } : { source: 'default', from: addDays(today, -RECENT_DAYS) };
}
