import type { Catalogue } from '../model/catalogue.ts';
import type { Category } from '../model/category.ts';
import { rankedListings, type RankedListings } from './alternatives.ts';

/** A category's vendors, each by its first offer there, in the day's rank order with key `category:NAME` (RULES.md 9). */
export function categoryOrder(catalogue: Catalogue, category: Category): RankedListings {
  const listings = catalogue.listingsByCategory.get(category.slug) ?? [];
  // A vendor's offers are neighbours in catalogue order; one with several has one lot like any other.
  const members = listings.filter((listing, index) => listings[index - 1]?.vendor !== listing.vendor);
  return rankedListings(catalogue, members, `category:${category.name}`);
}
