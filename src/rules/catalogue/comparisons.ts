import type { Catalogue, Listing, Comparison } from '../../model/catalogue.ts';
import type { ComparisonName } from '../../model/vocabulary.ts';
import { categoryNamed } from './categories.ts';
import { slug, byName } from '../text/fold.ts';
import type { Vendor } from '../../model/vendor.ts';

/**
 * The members of a category comparison, gated offers included (docs/rules.md#comparisons), in catalogue order: their
 * order in the comparison's file has no effect.
 */
export function comparedListings(catalogue: Catalogue, name: ComparisonName) {
  const members = catalogue.records.comparisons.find((comparison) => comparison.name === name)?.members ?? [];
  return members
    .flatMap((member) => {
      const listing = listingOf(catalogue, member);
      return listing ? [{ listing, kind: member.kind }] : [];
    })
    .sort((one, other) => one.listing.position - other.listing.position);
}

function listingOf(catalogue: Catalogue, member: Comparison['members'][number]): Listing | undefined {
  const listings = catalogue.listingsByVendor.get(slug(member.vendor));
  if (member.category === undefined) return listings?.[0];
  const category = categoryNamed(catalogue, member.category);
  return listings?.find((listing) => listing.category === category);
}

/** Names of the categories in which both vendors have an offer, sorted by name. */
export function categoryOverlap(catalogue: Catalogue, a: Vendor, b: Vendor): readonly string[] {
  const [ofA = [], ofB = []] = [a, b].map((vendor) => catalogue.listingsByVendor.get(vendor.slug));
  const shared = ofA.filter(({ category }) => ofB.some((listing) => listing.category === category));
  return [...new Set(shared.map(({ category }) => category.name))].toSorted(byName);
}
