import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { Comparison } from '../../model/comparison.ts';
import type { ComparisonKind, ComparisonName } from '../../model/vocabulary.ts';
import { categoryNamed } from '../names/category-name.ts';
import { slug } from '../text/slug.ts';

/** A member of a category comparison: the compared offer of the vendor, and its kind. */
export interface ComparedListing {
  readonly listing: Listing;
  readonly kind: ComparisonKind;
}

/**
 * The members of a category comparison, gated offers included (docs/rules.md#comparisons), in catalogue order: their
 * order in the comparison's file has no effect.
 */
export function comparedListings(catalogue: Catalogue, name: ComparisonName): readonly ComparedListing[] {
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
