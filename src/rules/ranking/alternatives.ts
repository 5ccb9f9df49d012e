import type { Catalogue, Listing, Category } from '../../model/catalogue.ts';
import { assess } from '../risk/assessment.ts';
import { groupBy } from '../catalogue/group-by.ts';
import { memoizeWithin } from '../catalogue/memoize.ts';
import { rankedOrder, type RankEntry } from './ranked-order.ts';
import type { Vendor } from '../../model/vendor.ts';

export type RankedListings = ReturnType<typeof rankedListings>;

/** Every other vendor of the listing's category, by its first offer there, in rank order (docs/rules.md#rank-order). */
export function alternatives(catalogue: Catalogue, listing: Listing, queryKey: string): RankedListings {
  const others = firstOfferOfEach(catalogue, listing.category).filter(({ vendor }) => vendor !== listing.vendor);
  return rankedListings(catalogue, others, queryKey);
}

/** The alternatives of a listing for details and the vendor's page. */
export const relatedAlternatives = memoizeWithin((catalogue, listing: Listing) =>
  alternatives(catalogue, listing, `related:${listing.category.name}:${listing.vendor.name}`),
);

/** Listings in the day's rank order for a query key; their given order has no effect. */
export function rankedListings(catalogue: Catalogue, listings: readonly Listing[], queryKey: string) {
  const inCatalogueOrder = [...listings].sort((one, other) => one.position - other.position);
  const entries = inCatalogueOrder.map((listing) => rankEntry(catalogue, listing));
  const ranked = rankedOrder({ date: catalogue.date, queryKey }, entries);
  return {
    listings: ranked.order.flatMap((place) => inCatalogueOrder[place] ?? []),
    tie_break: ranked.tie_break,
  };
}

/** What alone ranks a listing: two with the same entry are equals. */
export function rankEntry(catalogue: Catalogue, listing: Listing): RankEntry {
  const { gate, demerits } = assess(catalogue, listing);
  return { gated: gate !== null, demerits };
}

/** Every vendor of a category by its first offer there, in catalogue order: one entry per vendor. */
export const firstOfferOfEach = memoizeWithin((catalogue, category: Category): readonly Listing[] => {
  const members = catalogue.listingsByCategory.get(category.slug) ?? [];
  return [...groupBy(members, ({ vendor }) => vendor).values()].flatMap(([first]) => first ?? []);
});

/** The offer that represents a vendor: the first of its file. Null for a vendor without offers. */
export function firstOffer(catalogue: Catalogue, vendor: Vendor): Listing | null {
  return catalogue.listingsByVendor.get(vendor.slug)?.[0] ?? null;
}

/** A category's vendors, each by its first offer there, in rank order for `category:NAME` (docs/rules.md#tie-break). */
export function categoryOrder(catalogue: Catalogue, category: Category): RankedListings {
  return rankedListings(catalogue, firstOfferOfEach(catalogue, category), `category:${category.name}`);
}

/** Every offer of a category in the day's order: a vendor's further offers follow its first, which alone was ranked. */
export function categoryListings(catalogue: Catalogue, category: Category): readonly Listing[] {
  return categoryOrder(catalogue, category).listings.flatMap((first) => {
    const own = catalogue.listingsByVendor.get(first.vendor.slug) ?? [];
    return own.filter((listing) => listing.category === first.category);
  });
}

const SHOWN = 3;

/** Names of the first three vendors of a category in today's rank order (docs/rules.md#example-members). */
export function exampleMembers(catalogue: Catalogue, category: Category): readonly string[] {
  return categoryOrder(catalogue, category)
    .listings.slice(0, SHOWN)
    .map(({ vendor }) => vendor.name);
}
