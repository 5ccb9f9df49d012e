import type { Listing } from '../../model/catalogue.ts';
import type { PageRead } from '../../model/page-read.ts';
import { FAILURE_CATEGORIES, type FailureCategory } from '../../model/vocabulary.ts';
import { FIRST_RETRY_DAYS, isQuarantined, retryDay } from './retry-day.ts';
import { tallied } from '../catalogue/group-by.ts';

/**
 * The offers in quarantine with the reason and the next retry: after 7, 14, then every 28 days
 * (docs/rules.md#quarantine).
 */
export function quarantine(listings: readonly Listing[]) {
  const entries = listings.flatMap(({ vendor, offer, read }) => {
    const place = { vendor: vendor.name, url: offer.url };
    return read ? quarantineEntry(place, read) : [];
  });
  const countOf = (reason: FailureCategory): number =>
    entries.filter(({ failure_category: category }) => category === reason).length;
  return {
    count: entries.length,
    retry_after_days: FIRST_RETRY_DAYS,
    by_reason: tallied(FAILURE_CATEGORIES, countOf),
    entries,
  };
}

function quarantineEntry(place: { readonly vendor: string; readonly url: string }, read: PageRead) {
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
