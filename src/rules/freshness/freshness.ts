import { quarantine, type Quarantine } from './quarantine.ts';
import { supersededTerms, type SupersededTerms } from './restatement.ts';
import { memoizeByCatalogue } from '../catalogue/memoize.ts';
import type { Listing, Catalogue, Category } from '../../model/catalogue.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import { confirmedOn } from '../risk/read-findings.ts';
import { daysBetween, earliest } from '../dates/days.ts';
import { byName, byCodeUnits } from '../text/order.ts';
import { assess } from '../risk/assessment.ts';

/** The body of `/api/freshness`. */
export type Freshness = { readonly total_offers: number } & FreshnessWindows &
  FreshnessEntries & {
    readonly by_category: readonly CategoryFreshness[];
    readonly quarantine: Quarantine;
    readonly superseded_terms: SupersededTerms;
  };

/** Ages of entries and confirmations, and the pages in quarantine (docs/rules.md#freshness-scores). */
export const freshness = memoizeByCatalogue((catalogue): Freshness => {
  return {
    total_offers: catalogue.listings.length,
    ...freshnessWindows(catalogue.listings, catalogue.date),
    ...freshnessEntries(catalogue),
    by_category: categoryFreshness(catalogue),
    quarantine: quarantine(catalogue.listings),
    superseded_terms: supersededTerms(catalogue),
  };
});

type WindowDays = 7 | 30 | 90 | 180;
type Windowed<Name extends string> = { readonly [Days in WindowDays as `${Name}_within_${Days}_days`]: number };

/** Offers by age of catalogue date and of confirmation, with both scores (docs/rules.md#freshness-scores). */
export type FreshnessWindows = Windowed<'stamped'> &
  Windowed<'confirmed'> & {
    readonly offers_holding_a_confirmation: number;
    readonly oldest_confirmation_held: IsoDate | null;
    readonly attempted_within_90_days: number;
    readonly freshness_score: number;
    readonly stamp_score: number;
  };

/** The counts by age that open `/api/freshness`. A stamp says when an entry was written; only a read confirms it. */
export function freshnessWindows(listings: readonly Listing[], today: IsoDate): FreshnessWindows {
  const confirmations = listings.flatMap((listing) => confirmedOn(listing) ?? []);
  const attempts = listings.flatMap(({ read }) => read?.last_attempt ?? []);
  const stamped = counter(
    listings.map(({ offer }) => offer.verifiedDate),
    today,
  );
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
function counter(dates: readonly IsoDate[], today: IsoDate): (days: WindowDays) => number {
  const ages = dates.map((date) => daysBetween(date, today));
  return (days) => ages.filter((age) => age <= days).length;
}

/** A part of a whole as a rounded percentage; 0 when `whole` is 0 (docs/rules.md#freshness-scores). */
export function percentage(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole);
}

/** Freshness of one category (docs/rules.md#freshness-scores). */
export interface CategoryFreshness {
  readonly category: string;
  readonly count: number;
  readonly avg_days_since_verified: number;
  readonly freshness_score: number;
  readonly stamp_score: number;
  readonly confirmed_within_90_days: number;
  readonly stamped_within_90_days: number;
}

/** Categories that have offers, by falling score, then by name (docs/rules.md#freshness-scores). */
export function categoryFreshness(catalogue: Catalogue): readonly CategoryFreshness[] {
  return catalogue.records.categories
    .flatMap((category) => {
      const listings = catalogue.listingsByCategory.get(category.slug) ?? [];
      return listings.length === 0 ? [] : [freshnessOf(category, listings, catalogue.date)];
    })
    .sort(byScoreThenName);
}

function freshnessOf(category: Category, listings: readonly Listing[], today: IsoDate): CategoryFreshness {
  const ages = listings.map(({ offer }) => daysBetween(offer.verifiedDate, today));
  const windows = freshnessWindows(listings, today);
  return {
    category: category.name,
    count: listings.length,
    avg_days_since_verified: Math.round(ages.reduce((sum, age) => sum + age, 0) / ages.length),
    freshness_score: windows.freshness_score,
    stamp_score: windows.stamp_score,
    confirmed_within_90_days: windows.confirmed_within_90_days,
    stamped_within_90_days: windows.stamped_within_90_days,
  };
}

function byScoreThenName(one: CategoryFreshness, other: CategoryFreshness): number {
  return other.freshness_score - one.freshness_score || byName(one.category, other.category);
}

/** The age of one offer's entry (docs/rules.md#freshness-scores). */
export interface FreshnessEntry {
  readonly vendor: string;
  readonly category: string;
  readonly verifiedDate: IsoDate;
  readonly last_read_date: IsoDate | null;
  readonly confirmed_on: IsoDate | null;
  readonly url: string;
  readonly days_since_verified: number;
  readonly days_since_read: number | null;
}

/** The oldest and newest entries of the catalogue. */
export interface FreshnessEntries {
  readonly stalest_entries: readonly FreshnessEntry[];
  readonly freshest_entries: readonly FreshnessEntry[];
}

const ENTRIES_SHOWN = 20;

/** The 20 oldest and the 20 newest entries by catalogue date (docs/rules.md#freshness-scores). */
export function freshnessEntries(catalogue: Catalogue): FreshnessEntries {
  const { listings } = catalogue;
  // Sorting keeps catalogue order among entries of one day.
  const newestFirst = [...listings].sort(byNewest);
  const oldestFirst = [...listings].sort((one, other) => byNewest(other, one));
  return {
    stalest_entries: oldestFirst.slice(0, ENTRIES_SHOWN).map((listing) => entry(catalogue, listing)),
    freshest_entries: newestFirst.slice(0, ENTRIES_SHOWN).map((listing) => entry(catalogue, listing)),
  };
}

function byNewest({ offer: one }: Listing, { offer: other }: Listing): number {
  return byCodeUnits(other.verifiedDate, one.verifiedDate);
}

function entry(catalogue: Catalogue, listing: Listing): FreshnessEntry {
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
