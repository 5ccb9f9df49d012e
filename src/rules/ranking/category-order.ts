import type { Catalogue, Category, Listing } from '../../model/catalogue.ts';
import { firstOfferOfEach, rankedListings, type RankedListings } from './alternatives.ts';

/**
 * A category's vendors, each by its first offer there, in rank order with the key `category:NAME`
 * (docs/rules.md#tie-break).
 */
export function categoryOrder(catalogue: Catalogue, category: Category): RankedListings {
  return rankedListings(catalogue, firstOfferOfEach(catalogue, category), `category:${category.name}`);
}

/** Every offer of a category in the day's order: a vendor's further offers follow its first, which alone was ranked. */
export function categoryListings(catalogue: Catalogue, category: Category): readonly Listing[] {
  return withFurtherOffers(catalogue, categoryOrder(catalogue, category).listings);
}

/** Listings, each followed by its vendor's further offers of the same category. */
export function withFurtherOffers(catalogue: Catalogue, firsts: readonly Listing[]): readonly Listing[] {
  return firsts.flatMap((first) => {
    const own = catalogue.listingsByVendor.get(first.vendor.slug) ?? [];
    return own.filter(({ category }) => category === first.category);
  });
}

const SHOWN = 3;

/** Names of the first three vendors of a category in today's rank order (docs/rules.md#example-members). */
export function exampleMembers(catalogue: Catalogue, category: Category): readonly string[] {
  return categoryOrder(catalogue, category)
    .listings.slice(0, SHOWN)
    .map(({ vendor }) => vendor.name);
}
