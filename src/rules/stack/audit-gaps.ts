import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { Category } from '../../model/category.ts';
import type { Slug } from '../../model/slug.ts';
import type { Vendor } from '../../model/vendor.ts';
import { rankedListings } from '../ranking/alternatives.ts';
import { entriesWith } from '../ranking/category-entries.ts';
import { categoryNamed } from '../names/category-name.ts';
import { isFreeOffer } from '../risk/free-offer.ts';
import { memoizeByCatalogue } from '../catalogue/per-catalogue.ts';
import { recordedCategory } from '../risk/record-risk.ts';
import { doesJob } from './suits.ts';

/** What a stack is expected to have, in published order. */
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

/** The gaps of a stack: the core categories that none of its vendors is in. */
export function auditGaps(catalogue: Catalogue, vendors: readonly Vendor[]): readonly AuditGap[] {
  return coreGaps(catalogue).filter(({ category }) => !vendors.some((vendor) => isIn(catalogue, vendor, category)));
}

/**
 * Whether a vendor does the job of a category: one of its offers is listed there, a second or gated one too; a programme
 * of it has a tag that means the category; or it has no offer and its newest record is filed there.
 */
function isIn(catalogue: Catalogue, vendor: Vendor, category: Category): boolean {
  const listings = catalogue.listingsByVendor.get(vendor.slug) ?? [];
  if (listings.length === 0) return categoryNamed(catalogue, recordedCategory(vendor) ?? '') === category;
  return listings.some((listing) => listing.category === category || isProgrammeFor(listing, category));
}

function isProgrammeFor(listing: Listing, { tags }: Category): boolean {
  return listing.category.holds === 'programmes' && tags !== undefined && doesJob(listing, tags);
}

/** Every core category as a gap: its recommendation depends on the day alone, not on the stack. */
const coreGaps = memoizeByCatalogue((catalogue): readonly AuditGap[] => {
  const gaps = new Map<Slug, AuditGap>();
  for (const name of CORE_CATEGORIES) {
    // A name the catalogue does not hold cannot be filled, and two that were merged are one gap.
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
