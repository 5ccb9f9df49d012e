import { FAILURE_CATEGORIES, type FailureCategory } from '../../model/vocabulary.ts';
import { countEach } from '../catalogue/group-by.ts';
import { FIRST_RETRY_DAYS, isQuarantined, retryDay } from './next-read.ts';
import { supersededTerms } from './restatement.ts';
import { memoizeByRecord } from '../catalogue/memoize.ts';
import type { Listing, Catalogue } from '../../model/catalogue.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import { confirmedOn } from '../risk/read-findings.ts';
import { daysBetween, earliest } from '../dates/days.ts';
import { byNewest } from './newest.ts';
import { byName } from '../text/fold.ts';
import { assess } from '../risk/assessment.ts';

/** The body of `/api/freshness`. */
export type Freshness = ReturnType<typeof freshness>;

/** Ages of entries and confirmations, and the pages in quarantine (docs/rules.md#freshness-scores). */
export const freshness = memoizeByRecord((catalogue: Catalogue) => {
  return {
    total_offers: catalogue.listings.length,
    ...freshnessWindows(catalogue.listings, catalogue.date),
    ...freshnessEntries(catalogue),
    by_category: categoryFreshness(catalogue),
    quarantine: quarantine(catalogue.listings),
    superseded_terms: supersededTerms(catalogue),
  };
});

/**
 * Offers by age of catalogue date and of confirmation, with both scores (docs/rules.md#freshness-scores). The catalogue date
 * says when an entry was written; only a read confirms it.
 */
export function freshnessWindows(listings: readonly Listing[], today: IsoDate) {
  const stamps = listings.map(({ offer }) => offer.verifiedDate);
  const confirmations = listings.flatMap((listing) => confirmedOn(listing) ?? []);
  const attempts = listings.flatMap(({ read }) => read?.last_attempt ?? []);
  const stamped = counter(stamps, today);
  const confirmed = counter(confirmations, today);
  const attempted = counter(attempts, today);
  return {
    stamped_within_7_days: stamped(7),
    stamped_within_30_days: stamped(30),
    stamped_within_90_days: stamped(90),
    stamped_within_180_days: stamped(180),
    confirmed_within_7_days: confirmed(7),
    confirmed_within_30_days: confirmed(30),
    confirmed_within_90_days: confirmed(90),
    confirmed_within_180_days: confirmed(180),
    offers_holding_a_confirmation: confirmations.length,
    oldest_confirmation_held: earliest(confirmations),
    attempted_within_90_days: attempted(90),
    freshness_score: percentage(confirmed(90), listings.length),
    stamp_score: percentage(stamped(90), listings.length),
  };
}

/** Returns a function that counts the days that are at most `days` days ago. */
function counter(dates: readonly IsoDate[], today: IsoDate): (days: number) => number {
  const ages = dates.map((date) => daysBetween(date, today));
  return (days) => ages.filter((age) => age <= days).length;
}

/** A part of a whole as a rounded percentage; 0 when `whole` is 0 (docs/rules.md#freshness-scores). */
export function percentage(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole);
}

/** Categories that have offers, by falling score, then by name (docs/rules.md#freshness-scores). */
export function categoryFreshness(catalogue: Catalogue) {
  return catalogue.records.categories
    .flatMap((category) => {
      const listings = catalogue.listingsByCategory.get(category.slug) ?? [];
      if (listings.length === 0) return [];
      const ages = listings.map(({ offer }) => daysBetween(offer.verifiedDate, catalogue.date));
      const windows = freshnessWindows(listings, catalogue.date);
      return [
        {
          category: category.name,
          count: listings.length,
          avg_days_since_verified: Math.round(ages.reduce((sum, age) => sum + age, 0) / ages.length),
          freshness_score: windows.freshness_score,
          stamp_score: windows.stamp_score,
          confirmed_within_90_days: windows.confirmed_within_90_days,
          stamped_within_90_days: windows.stamped_within_90_days,
        },
      ];
    })
    .sort((one, other) => other.freshness_score - one.freshness_score || byName(one.category, other.category));
}

const ENTRIES_SHOWN = 20;

/** The 20 oldest and the 20 newest entries by catalogue date (docs/rules.md#freshness-scores). */
export function freshnessEntries(catalogue: Catalogue) {
  const { listings } = catalogue;
  // Sorting keeps catalogue order among entries of one day.
  const newestFirst = [...listings].sort(byNewest);
  const oldestFirst = [...listings].sort((one, other) => byNewest(other, one));
  return {
    stalest_entries: oldestFirst.slice(0, ENTRIES_SHOWN).map((listing) => ageEntry(catalogue, listing)),
    freshest_entries: newestFirst.slice(0, ENTRIES_SHOWN).map((listing) => ageEntry(catalogue, listing)),
  };
}

function ageEntry(catalogue: Catalogue, listing: Listing) {
  const { vendor, category, offer, read } = listing;
  const assessment = assess(catalogue, listing);
  return {
    vendor: vendor.name,
    category: category.name,
    verifiedDate: offer.verifiedDate,
    last_read_date: read?.last_read?.date ?? null,
    confirmed_on: confirmedOn(listing),
    url: offer.url,
    days_since_verified: assessment.days_since_verified,
    days_since_read: assessment.days_since_read,
  };
}

/** The offers in quarantine with the reason and the next retry: after 7, 14, then every 28 days (docs/rules.md#quarantine). */
function quarantine(listings: readonly Listing[]) {
  const entries = listings.flatMap(({ vendor, offer, read }) => {
    if (!read?.failure || !isQuarantined(read)) return [];
    const { failure, last_attempt: lastAttempt } = read;
    return [
      {
        vendor: vendor.name,
        url: offer.url,
        consecutive_failures: failure.consecutive,
        failure_category: failure.category,
        last_error: failure.error,
        last_attempt_at: lastAttempt,
        last_success: read.last_success ?? null,
        quarantined_since: failure.quarantined_since ?? lastAttempt,
        next_retry: retryDay(read),
      },
    ];
  });
  const countOf = (reason: FailureCategory): number =>
    entries.filter(({ failure_category: category }) => category === reason).length;
  return {
    count: entries.length,
    retry_after_days: FIRST_RETRY_DAYS,
    by_reason: countEach(FAILURE_CATEGORIES, countOf),
    entries,
  };
}
