import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { Category } from '../../model/category.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import { daysBetween } from '../dates/days.ts';
import { byName } from '../names/name-order.ts';
import { freshnessWindows } from './freshness-windows.ts';

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
