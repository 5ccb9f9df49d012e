import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { Category } from '../../model/category.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import { memoizeByCatalogue, memoizeWithin } from '../catalogue/memoize.ts';
import { byCodeUnits } from '../text/by-code-units.ts';

/** Offers with a catalogue date from a day on until today, newest first (docs/rules.md#newest). */
export function newestListings(catalogue: Catalogue, from: IsoDate): readonly Listing[] {
  return within(catalogue, newestFirst(catalogue), from);
}

/** Those of one category; reads the offers of that category only. */
export function newestOfCategory(catalogue: Catalogue, category: Category, from: IsoDate): readonly Listing[] {
  return within(catalogue, newestFirstOf(catalogue, category), from);
}

const newestFirst = memoizeByCatalogue(({ listings }) => sorted(listings));
const newestFirstOf = memoizeWithin((catalogue, { slug }: Category) =>
  sorted(catalogue.listingsByCategory.get(slug) ?? []),
);

function sorted(listings: readonly Listing[]): readonly Listing[] {
  return listings.toSorted((one, other) => byCodeUnits(other.offer.verifiedDate, one.offer.verifiedDate));
}

/** The part of a list, newest first, that is dated from a day until today, both included. */
function within(catalogue: Catalogue, listings: readonly Listing[], from: IsoDate): readonly Listing[] {
  const start = listings.findIndex((listing) => listing.offer.verifiedDate <= catalogue.date);
  if (start < 0) return [];
  const end = listings.findIndex((listing) => listing.offer.verifiedDate < from);
  return listings.slice(start, end < 0 ? undefined : end);
}
