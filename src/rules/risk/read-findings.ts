import type { ChangeRecord } from '../../model/change-record.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import type { PageRead } from '../../model/page-read.ts';
import { daysBetween } from '../dates/days.ts';
import type { Listing } from '../../model/catalogue.ts';

/** The finding that the destination of an offer's link is gone or cannot be reached. */
export type LinkUnreachable = NonNullable<ReturnType<typeof linkUnreachable>>;

/** Allows a vendor some days to restore a page or host name that it lost by mistake. */
export const DAYS_OF_GRACE = 14;

/**
 * Non-null only where reads found that the destination does not exist: a 410 at once, a confirmed 404 or a host without
 * an address after 14 days (docs/rules.md#link-unreachable). 403, 429, 5xx and time-outs set no `link` verdict.
 */
export function linkUnreachable(read: PageRead | undefined, today: IsoDate) {
  const link = read?.link;
  // A redirect to elsewhere affects referral programmes only: an offer's page did answer.
  if (!link || link.verdict === 'redirected_elsewhere') return null;
  const lastReachable = read.last_reachable ?? null;
  const isGone = link.verdict === 'gone';
  const isGraceOver = daysBetween(lastReachable ?? link.since, today) >= DAYS_OF_GRACE;
  return isGone || isGraceOver ? { last_reachable: lastReachable, checked: link.checked, terminal: isGone } : null;
}

/** The last read proposed a change that is on record nowhere (docs/rules.md#refused-read). */
export type RefusedRead = NonNullable<ReturnType<typeof refusedRead>>;

export function refusedRead(read: PageRead | undefined, changes: readonly ChangeRecord[]) {
  const refused = read?.refused_read;
  if (!refused) return null;
  const { reason, refused_date, read_again_on = null } = refused;
  const isRecorded = changes.some(
    ({ detected_by: by, source_url: url, recorded_date: day }) =>
      by?.startsWith('nightly read') === true && url === read.url && day !== undefined && day >= refused_date,
  );
  return isRecorded ? null : { reason, refused_date, read_again_on };
}

/**
 * The day on which a read last confirmed an offer's stored terms; null without a confirmation. A read does not confirm
 * terms restated from it, terms that a later read found changed, or an entry rewritten later
 * (docs/rules.md#confirmation).
 */
export function confirmedOn({ offer, read }: Pick<Listing, 'offer' | 'read'>): IsoDate | null {
  const confirmed = read?.last_success;
  if (confirmed === undefined || offer.restated_from || offer.verifiedDate > confirmed) return null;
  // The last read is the newest one, so on the day of the confirmation it came after it.
  const isFoundChanged = read?.last_read?.outcome === 'changed' && read.last_read.date >= confirmed;
  return isFoundChanged ? null : confirmed;
}
