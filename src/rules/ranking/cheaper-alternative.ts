import type { Catalogue, Listing } from '../../model/catalogue.ts';
import { rankedListings } from './alternatives.ts';
import { assess } from '../risk/assessment.ts';
import { entriesWith } from './category-entries.ts';
import { isFreeOffer } from '../risk/free-offer.ts';
import { memoizeByListing } from '../catalogue/per-listing.ts';
import { doesSameJob } from '../stack/suits.ts';

/**
 * The offer that a user of a listing may take instead: of the same category, another vendor's, with one of the listing's
 * two leading tags, free and with a published stable level; the first of the day's order that is. Null for a listing
 * that is free and stable itself, and where no offer qualifies.
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
