import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { Slug } from '../../model/slug.ts';
import { rankFacts } from '../risk/rank-facts.ts';
import { chosen } from './chosen.ts';
import { memoizeByCategory } from '../catalogue/per-category.ts';
import { memoizeByListing } from '../catalogue/per-listing.ts';
import type { TieBreak } from './ranked-order.ts';
import { rankedOrder } from './ranked-order.ts';

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

/** The alternatives of a listing for `/api/vendor-risk`, ordered by their own query key. */
export function riskAlternatives(catalogue: Catalogue, listing: Listing): RankedListings {
  const { positions, tie_break } = riskOrder(catalogue, listing);
  return { listings: chosen(catalogue.listings, [...positions]), tie_break };
}

/** The alternatives of a listing for details and the vendor's page, memoized for both. */
export function relatedAlternatives(catalogue: Catalogue, listing: Listing): RankedListings {
  const { positions, tie_break } = relatedOrder(catalogue, listing);
  return { listings: chosen(catalogue.listings, [...positions]), tie_break };
}

const relatedOrder = memoizeByListing((catalogue, listing) =>
  order(alternatives(catalogue, listing, relatedKey(listing))),
);
const riskOrder = memoizeByListing((catalogue, listing) =>
  order(alternatives(catalogue, listing, `vendor-risk-alternatives:${listing.vendor.name}`)),
);

/** Stored as numbers: a list per offer of a large category would use more memory than all answers. */
function order({ listings, tie_break }: RankedListings) {
  return { positions: Uint32Array.from(listings, ({ position }) => position), tie_break };
}

/** Listings in the day's rank order for a query key; their given order has no effect. */
export function rankedListings(catalogue: Catalogue, listings: readonly Listing[], queryKey: string): RankedListings {
  const inCatalogueOrder = [...listings].sort((one, other) => one.position - other.position);
  const facts = rankFacts(catalogue);
  const entries = inCatalogueOrder.map((listing) => ({
    gated: facts.isGated(listing),
    demerits: facts.demerits(listing),
  }));
  const ranked = rankedOrder({ date: catalogue.date, queryKey }, entries);
  return {
    listings: chosen(inCatalogueOrder, ranked.order),
    tie_break: ranked.tie_break,
  };
}

/** Every vendor of a category by its first offer there, in catalogue order: one entry per vendor. */
export const firstOfferOfEach = memoizeByCategory((catalogue, category): readonly Listing[] => {
  const firsts = new Map<Slug, Listing>();
  for (const listing of catalogue.listingsByCategory.get(category.slug) ?? []) {
    if (!firsts.has(listing.vendor.slug)) firsts.set(listing.vendor.slug, listing);
  }
  return [...firsts.values()];
});
