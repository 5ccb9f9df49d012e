import type { Catalogue, Listing } from '../../model/catalogue.ts';
import { assess } from './assessment.ts';
import { rankFacts } from './rank-facts.ts';
import { tierClass } from './tier-class.ts';

/**
 * Whether an offer is one that anyone may take for nothing and for good: on the ranked list, its tier class free.
 * The test for whatever the service picks by itself (RULES.md 9 "audit-stack", "stack").
 */
export function isFreeOffer(catalogue: Catalogue, listing: Listing): boolean {
  return !rankFacts(catalogue).isGated(listing) && tierClass(listing.offer) === 'free';
}

/** Whether a free offer's stored terms stand, so that its limits and its price of nothing may be stated (RULES.md 9 "costs"). */
export function isFreeAsStated(catalogue: Catalogue, listing: Listing): boolean {
  return isFreeOffer(catalogue, listing) && assess(catalogue, listing).terms_superseded === null;
}
