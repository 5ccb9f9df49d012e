import type { Catalogue, Listing } from '../../model/catalogue.ts';
import { assess } from './assessment.ts';

/**
 * Whether an offer is one that anyone may take for nothing and for good: on the ranked list, its tier class free.
 * The test for whatever the service picks by itself (RULES.md 9 "audit-stack", "stack").
 */
export function isFreeOffer(catalogue: Catalogue, listing: Listing): boolean {
  const { gate, tier_class } = assess(catalogue, listing);
  return gate === null && tier_class === 'free';
}

/** Whether a free offer's stored terms stand, so that its limits and its price of nothing may be stated (RULES.md 9 "costs"). */
export function isFreeAsStated(catalogue: Catalogue, listing: Listing): boolean {
  return isFreeOffer(catalogue, listing) && assess(catalogue, listing).terms_superseded === null;
}
