import type { Catalogue, Listing } from '../model/catalogue.ts';
import type { Category } from '../model/category.ts';
import type { Slug } from '../model/slug.ts';
import type { Vendor } from '../model/vendor.ts';
import { rankedListings } from './alternatives.ts';
import { categoryEntries } from './category-entries.ts';
import { categoryNamed } from './category-name.ts';
import { isFreeOffer } from './free-offer.ts';
import { perCatalogue } from './per-catalogue.ts';

/** What a stack is expected to have, in published order (RULES.md 9 "audit-stack"). */
export const CORE_CATEGORIES = [
  'Databases',
  'Cloud Hosting',
  'Monitoring',
  'Logging',
  'CI/CD',
  'Auth',
  'Email',
  'Search',
  'Feature Flags',
] as const;

/** A core category that none of the vendors is in, and the free offer that would fill it. */
export interface AuditGap {
  readonly category: Category;
  /** Null where the category has no free offer on the ranked list. */
  readonly recommendation: Listing | null;
}

/** The gaps of a stack. A vendor is in the category of each of its offers, a second or gated one too. */
export function auditGaps(catalogue: Catalogue, vendors: readonly Vendor[]): readonly AuditGap[] {
  const covered = new Set(
    vendors.flatMap(({ slug }) => catalogue.listingsByVendor.get(slug) ?? []).map(({ category }) => category.slug),
  );
  return coreGaps(catalogue).filter(({ category }) => !covered.has(category.slug));
}

/** Every core category as a gap: its recommendation depends on the day alone, not on the stack. */
const coreGaps = perCatalogue((catalogue): readonly AuditGap[] => {
  const gaps = new Map<Slug, AuditGap>();
  for (const name of CORE_CATEGORIES) {
    // A name the catalogue does not hold cannot be filled, and two that were merged are one gap.
    const category = categoryNamed(catalogue, name);
    if (category) gaps.set(category.slug, { category, recommendation: recommendation(catalogue, category) });
  }
  return [...gaps.values()];
});

function recommendation(catalogue: Catalogue, category: Category): Listing | null {
  const ranked = rankedListings(catalogue, categoryEntries(catalogue, category), `audit-gap:${category.name}`);
  return ranked.listings.find((listing) => isFreeOffer(catalogue, listing)) ?? null;
}
