import type { Listing } from '../../model/catalogue.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import type { PageRead } from '../../model/page-read.ts';
import { FAILURE_CATEGORIES, type FailureCategory } from '../../model/vocabulary.ts';
import { FIRST_RETRY_DAYS, isQuarantined, retryDay } from '../reading/quarantine.ts';
import { tallied } from '../catalogue/group-by.ts';

/** An offer whose page is in quarantine. */
export interface QuarantineEntry {
  readonly vendor: string;
  readonly url: string;
  readonly consecutive_failures: number;
  readonly failure_category: FailureCategory;
  readonly last_error: string;
  readonly last_attempt_at: IsoDate;
  readonly last_success: IsoDate | null;
  readonly quarantined_since: IsoDate;
  readonly next_retry: IsoDate;
}

/** Offers whose pages are in quarantine: read again only on their retry day. */
export interface Quarantine {
  readonly count: number;
  readonly retry_after_days: number;
  /** Every category, 0 included. */
  readonly by_reason: Readonly<Record<FailureCategory, number>>;
  readonly entries: readonly QuarantineEntry[];
}

/**
 * The offers in quarantine with the reason and the next retry: after 7, 14, then every 28 days
 * (docs/rules.md#quarantine).
 */
export function quarantine(listings: readonly Listing[]): Quarantine {
  const entries = listings.flatMap(({ vendor, offer, read }) => {
    const place = { vendor: vendor.name, url: offer.url };
    return read ? quarantineEntry(place, read) : [];
  });
  return { count: entries.length, retry_after_days: FIRST_RETRY_DAYS, by_reason: byReason(entries), entries };
}

function quarantineEntry(place: Pick<QuarantineEntry, 'vendor' | 'url'>, read: PageRead): readonly QuarantineEntry[] {
  const { failure, last_attempt: lastAttempt } = read;
  if (!failure || !isQuarantined(read)) return [];
  return [
    {
      ...place,
      consecutive_failures: failure.consecutive,
      failure_category: failure.category,
      last_error: failure.error,
      last_attempt_at: lastAttempt,
      last_success: read.last_success ?? null,
      quarantined_since: failure.quarantined_since ?? lastAttempt,
      next_retry: retryDay(read),
    },
  ];
}

function byReason(entries: readonly QuarantineEntry[]): Quarantine['by_reason'] {
  const countOf = (reason: FailureCategory): number =>
    entries.filter(({ failure_category: category }) => category === reason).length;
  return tallied(FAILURE_CATEGORIES, countOf);
}
