import type { IsoDate } from '../../model/iso-date.ts';
import { addDays } from '../dates/days.ts';

/** Days of the default window of `/api/newest` and `/api/changes`. */
export const RECENT_DAYS = 30;

/** The first day of the change records to return, and which rule set it. */
export type DateWindow =
  | { readonly source: 'default' | 'since_parameter'; readonly from: IsoDate }
  | { readonly source: 'none'; readonly from: null };

/** The parts of a request for changes that decide its window. */
export interface WindowQuestion {
  readonly today: IsoDate;
  readonly since: IsoDate | null;
  /** A filter by type, vendor or category is given. */
  readonly filtered: boolean;
}

/**
 * The window of `/api/changes` (docs/rules.md#date-window): `since` overrides all; a filter searches the whole log; a
 * request without either returns the last 30 days. There is no last day: a change announced for later is included.
 */
export function dateWindow({ today, since, filtered }: WindowQuestion): DateWindow {
  if (since !== null) return { source: 'since_parameter', from: since };
  return filtered ? { source: 'none', from: null } : { source: 'default', from: addDays(today, -RECENT_DAYS) };
}
