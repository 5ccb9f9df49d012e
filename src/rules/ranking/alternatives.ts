import type { Catalogue, Listing, Category } from '../../model/catalogue.ts';
import type { Slug } from '../../model/slug.ts';
import { assess } from '../risk/assessment.ts';
import { chosen } from './chosen.ts';
import { memoizeByCatalogue, memoizeByListing, memoizeWithin } from '../catalogue/memoize.ts';
import { rankedOrder, type RankEntry, type TieBreak } from './ranked-order.ts';
import type { Vendor } from '../../model/vendor.ts';

/** Listings in rank order, and how their ties were broken. */
export interface RankedListings {
  readonly listings: readonly Listing[];
  readonly tie_break: TieBreak;
}

/** Every other vendor of the listing's category, by its first offer there, in rank order (docs/rules.md#rank-order). */
export function alternatives(catalogue: Catalogue, listing: Listing, queryKey: string): RankedListings {
  const others = firstOfferOfEach(catalogue, listing.category).filter(({ vendor }) => vendor !== listing.vendor);
  return rankedListings(catalogue, others, queryKey);
}

/** The query key for a list of a vendor's alternatives (docs/rules.md#tie-break). */
export function relatedKey({ category, vendor }: Listing): string {
  return `related:${category.name}:${vendor.name}`;
}

/** Bound of the memoized orders of one kind: together they grow with the square of a category. 8 bytes each. */
const MAX_KEPT_LISTINGS = 1_000_000;

/** The alternatives of a listing for `/api/vendor-risk`, ordered by their own query key. */
export const riskAlternatives = memoizedOrder(({ vendor }) => `vendor-risk-alternatives:${vendor.name}`);

/** The alternatives of a listing for details and the vendor's page. */
export const relatedAlternatives = memoizedOrder(relatedKey);

/** Memoizes the alternatives by listing, until the kept orders have `maxKeptListings` listings together. */
export function memoizedOrder(keyOf: (listing: Listing) => string, maxKeptListings = MAX_KEPT_LISTINGS) {
  const orders = memoizeByCatalogue(() => ({ keptListings: 0, byPosition: [] as (RankedListings | undefined)[] }));
  return (catalogue: Catalogue, listing: Listing): RankedListings => {
    const kept = orders(catalogue);
    const known = kept.byPosition[listing.position];
    if (known) return known;
    const made = alternatives(catalogue, listing, keyOf(listing));
    if (kept.keptListings < maxKeptListings) {
      kept.keptListings += made.listings.length;
      kept.byPosition[listing.position] = made;
    }
    return made;
  };
}

/** Listings in the day's rank order for a query key; their given order has no effect. */
export function rankedListings(catalogue: Catalogue, listings: readonly Listing[], queryKey: string): RankedListings {
  const inCatalogueOrder = [...listings].sort((one, other) => one.position - other.position);
  const entries = inCatalogueOrder.map((listing) => rankEntry(catalogue, listing));
  const ranked = rankedOrder({ date: catalogue.date, queryKey }, entries);
  return {
    listings: chosen(inCatalogueOrder, ranked.order),
    tie_break: ranked.tie_break,
  };
}

const rankEntry = memoizeByListing((catalogue, listing): RankEntry => {
  const { gate, demerits } = assess(catalogue, listing);
  return { gated: gate !== null, demerits };
});

/** Every vendor of a category by its first offer there, in catalogue order: one entry per vendor. */
export const firstOfferOfEach = memoizeWithin((catalogue, category: Category): readonly Listing[] => {
  const firsts = new Map<Slug, Listing>();
  for (const listing of catalogue.listingsByCategory.get(category.slug) ?? []) {
    if (!firsts.has(listing.vendor.slug)) firsts.set(listing.vendor.slug, listing);
  }
  return [...firsts.values()];
});

/** The offer that represents a vendor: the first of its file. Null for a vendor without offers. */
export function firstOffer(catalogue: Catalogue, vendor: Vendor): Listing | null {
  return catalogue.listingsByVendor.get(vendor.slug)?.[0] ?? null;
}
