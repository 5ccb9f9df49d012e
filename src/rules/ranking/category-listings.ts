import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { Category } from '../../model/category.ts';
import { categoryOrder } from './category-order.ts';

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
