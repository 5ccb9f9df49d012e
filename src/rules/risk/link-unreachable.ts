import type { IsoDate } from '../../model/iso-date.ts';
import type { PageRead } from '../../model/page-read.ts';
import type { LinkVerdict } from '../../model/vocabulary.ts';
import { daysBetween } from '../dates/days.ts';

/** The finding that the destination of an offer's link is gone or cannot be reached. */
export interface LinkUnreachable {
  readonly last_reachable: IsoDate | null;
  readonly checked: IsoDate;
  readonly terminal: boolean;
}

/** Allows a vendor some days to restore a page or host name that it lost by mistake. */
export const DAYS_OF_GRACE = 14;

/** `redirected_elsewhere` affects referral programmes only: an offer's page did answer. */
const CONCLUDES = {
  gone: 'at once',
  not_found: 'after grace',
  no_address: 'after grace',
  redirected_elsewhere: 'never',
} as const satisfies Record<LinkVerdict, string>;

/**
 * Non-null only where reads found that the destination does not exist: a 410 at once, a confirmed 404 or a host without
 * an address after 14 days (docs/rules.md#link-unreachable). 403, 429, 5xx and time-outs set no `link` verdict.
 */
export function linkUnreachable(read: PageRead | undefined, today: IsoDate): LinkUnreachable | null {
  const link = read?.link;
  if (!link) return null;
  const conclusion = CONCLUDES[link.verdict];
  if (conclusion === 'never') return null;
  const lastReachable = read.last_reachable ?? null;
  const unreachable = { last_reachable: lastReachable, checked: link.checked, terminal: link.verdict === 'gone' };
  if (conclusion === 'at once') return unreachable;
  return daysBetween(lastReachable ?? link.since, today) >= DAYS_OF_GRACE ? unreachable : null;
}
