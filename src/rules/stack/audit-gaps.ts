import type { Catalogue, Listing, Category } from '../../model/catalogue.ts';
import type { Slug, Vendor } from '../../model/vendor.ts';
import { rankedListings } from '../ranking/alternatives.ts';
import { entriesWith, doesJob } from './picks.ts';
import { categoryNamed } from '../catalogue/categories.ts';
import { isFreeOffer } from '../risk/free-offer.ts';
import { memoizeByCatalogue } from '../catalogue/memoize.ts';
import { recordedCategory } from '../risk/record-risk.ts';

/** The core categories of a stack, in published order (docs/rules.md#audit). */
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

/** A core category without a matched vendor, with the recommended free offer. */
export interface AuditGap {
  readonly category: Category;
  /** Null when no free offer of the category qualifies. */
  readonly recommendation: Listing | null;
}

/** The gaps of a stack: the core categories that none of its vendors covers. */
export function auditGaps(catalogue: Catalogue, vendors: readonly Vendor[]): readonly AuditGap[] {
  return coreGaps(catalogue).filter(({ category }) => !vendors.some((vendor) => isIn(catalogue, vendor, category)));
}

/**
 * Whether a vendor covers a category: one of its offers, gated ones included, is listed there; one of its programmes
 * has a qualifying tag; or it has no offer and its newest record is in the category.
 */
function isIn(catalogue: Catalogue, vendor: Vendor, category: Category): boolean {
  const listings = catalogue.listingsByVendor.get(vendor.slug) ?? [];
  if (listings.length === 0) return categoryNamed(catalogue, recordedCategory(vendor) ?? '') === category;
  return listings.some((listing) => listing.category === category || isProgrammeFor(listing, category));
}

function isProgrammeFor(listing: Listing, { tags }: Category): boolean {
  return listing.category.holds === 'programmes' && tags !== undefined && doesJob(listing, tags);
}

/** Every core category as a gap, memoized: the recommendation depends on the day, not on the stack. */
const coreGaps = memoizeByCatalogue((catalogue): readonly AuditGap[] => {
  const gaps = new Map<Slug, AuditGap>();
  for (const name of CORE_CATEGORIES) {
    // Unknown category names are skipped, and merged categories are one gap.
    const category = categoryNamed(catalogue, name);
    if (category) gaps.set(category.slug, { category, recommendation: recommendation(catalogue, category) });
  }
  return [...gaps.values()];
});

function recommendation(catalogue: Catalogue, category: Category): Listing | null {
  const qualifies = (listing: Listing): boolean => isFreeOffer(catalogue, listing) && doesJob(listing, category.tags);
  const entries = entriesWith(catalogue, category, qualifies);
  const ranked = rankedListings(catalogue, entries, `audit-gap:${category.name}`);
  return ranked.listings.find(qualifies) ?? null;
}
