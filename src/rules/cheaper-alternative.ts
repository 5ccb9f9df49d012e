import type { Catalogue, Listing } from '../model/catalogue.ts';
import { rankedListings } from './alternatives.ts';
import { assess } from './assessment.ts';
import { categoryEntries } from './category-entries.ts';
import { isFreeOffer } from './free-offer.ts';
import { perListing } from './per-listing.ts';

/**
 * The offer to put to a user of a listing instead of it (RULES.md 9 "audit-stack"): of the same category, another
 * vendor's, free and with a published stable level; the first of the day's order that is. Null for a listing that is
 * free and stable itself, and where no offer qualifies.
 */
export const cheaperAlternative = perListing((catalogue, listing): Listing | null => {
  if (isFreeAndStable(catalogue, listing)) return null;
  const others = categoryEntries(catalogue, listing.category).filter(({ vendor }) => vendor !== listing.vendor);
  const { listings } = rankedListings(catalogue, others, `cheaper-alternative:${listing.vendor.name}`);
  return listings.find((other) => isFreeAndStable(catalogue, other)) ?? null;
});

function isFreeAndStable(catalogue: Catalogue, listing: Listing): boolean {
  return isFreeOffer(catalogue, listing) && assess(catalogue, listing).risk_level === 'stable';
}
