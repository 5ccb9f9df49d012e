import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { Category } from '../../model/category.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import { memoizeByCatalogue } from '../catalogue/per-catalogue.ts';
import { memoizeByCategory } from '../catalogue/per-category.ts';

/** Offers with a catalogue date from a day on until today, newest first (docs/rules.md#newest). */
export function newestListings(catalogue: Catalogue, from: IsoDate): readonly Listing[] {
  return within(newestFirst(catalogue), from, catalogue.date);
}

/** Those of one category; reads the offers of that category only. */
export function newestOfCategory(catalogue: Catalogue, category: Category, from: IsoDate): readonly Listing[] {
  return within(newestFirstOf(catalogue, category), from, catalogue.date);
}

const newestFirst = memoizeByCatalogue(({ listings }) => sorted(listings));
const newestFirstOf = memoizeByCategory(({ listingsByCategory }, { slug }) =>
  sorted(listingsByCategory.get(slug) ?? []),
);

function sorted(listings: readonly Listing[]): readonly Listing[] {
  return listings.toSorted((one, other) => compare(other.offer.verifiedDate, one.offer.verifiedDate));
}

/** The part of a list, newest first, that is dated from a day to another, both included. */
function within(listings: readonly Listing[], from: IsoDate, to: IsoDate): readonly Listing[] {
  const start = listings.findIndex(({ offer }) => offer.verifiedDate <= to);
  if (start < 0) return [];
  const end = listings.findIndex(({ offer }, index) => index >= start && offer.verifiedDate < from);
  return listings.slice(start, end < 0 ? undefined : end);
}

function compare(one: IsoDate, other: IsoDate): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
