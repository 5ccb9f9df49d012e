import type { Catalogue, Listing } from '../../model/catalogue.ts';
import { rankedListings } from './alternatives.ts';
import { assess } from '../risk/assessment.ts';
import { entriesWith } from './category-entries.ts';
import { isFreeOffer } from '../risk/free-offer.ts';
import { memoizeByListing } from '../catalogue/memoize.ts';
import { doesSameJob } from '../stack/suits.ts';

/**
 * The cheaper alternative of a listing (docs/rules.md#audit): the first offer in the day's order of another vendor in
 * the same category with one of the listing's two leading tags that is free and published as stable. Null for a listing
 * that is itself free and stable, and when no offer qualifies.
 */
export const cheaperAlternative = memoizeByListing((catalogue, listing): Listing | null => {
  if (isFreeAndStable(catalogue, listing)) return null;
  const qualifies = (other: Listing): boolean => isFreeAndStable(catalogue, other) && doesSameJob(other, listing);
  const entries = entriesWith(catalogue, listing.category, qualifies);
  const others = entries.filter(({ vendor }) => vendor !== listing.vendor);
  const { listings } = rankedListings(catalogue, others, `cheaper-alternative:${listing.vendor.name}`);
  return listings.find(qualifies) ?? null;
});

function isFreeAndStable(catalogue: Catalogue, listing: Listing): boolean {
  return isFreeOffer(catalogue, listing) && assess(catalogue, listing).risk_level === 'stable';
}
