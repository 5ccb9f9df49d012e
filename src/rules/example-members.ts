import type { Catalogue } from '../model/catalogue.ts';
import type { Category } from '../model/category.ts';
import { rankedListings } from './alternatives.ts';

const SHOWN = 3;

/** The vendors that stand for a category today: the first of its rank order with key `category:NAME` (RULES.md 9). */
export function exampleMembers(catalogue: Catalogue, category: Category): readonly string[] {
  const listings = catalogue.listingsByCategory.get(category.slug) ?? [];
  // A vendor's offers are neighbours in catalogue order; one with several has one lot like any other.
  const members = listings.filter((listing, index) => listings[index - 1]?.vendor !== listing.vendor);
  const ranked = rankedListings(catalogue, members, `category:${category.name}`);
  return ranked.listings.slice(0, SHOWN).map(({ vendor }) => vendor.name);
}
