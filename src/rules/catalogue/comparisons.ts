import type { Catalogue } from '../../model/catalogue.ts';
import type { ComparisonName } from '../../model/vocabulary.ts';
import { categoryNamed } from './categories.ts';
import { slug, byName } from '../text/fold.ts';
import type { Vendor } from '../../model/vendor.ts';

/** The members of a category comparison, gated offers included, in catalogue order (docs/rules.md#comparisons). */
export function comparedListings(catalogue: Catalogue, name: ComparisonName) {
  const members = catalogue.records.comparisons.find((comparison) => comparison.name === name)?.members ?? [];
  return members
    .flatMap(({ vendor, category, kind }) => {
      const listings = catalogue.listingsByVendor.get(slug(vendor)) ?? [];
      const within = category === undefined ? listings[0]?.category : categoryNamed(catalogue, category);
      const listing = listings.find((each) => each.category === within);
      return listing ? [{ listing, kind }] : [];
    })
    .sort((one, other) => one.listing.position - other.listing.position);
}

/** Names of the categories in which both vendors have an offer, sorted by name. */
export function categoryOverlap(catalogue: Catalogue, a: Vendor, b: Vendor): readonly string[] {
  const [ofA = [], ofB = []] = [a, b].map((vendor) => catalogue.listingsByVendor.get(vendor.slug));
  const shared = ofA.filter(({ category }) => ofB.some((listing) => listing.category === category));
  return [...new Set(shared.map(({ category }) => category.name))].toSorted(byName);
}
