import type { Catalogue, Listing } from '../model/catalogue.ts';
import { assess } from './assessment.ts';

/**
 * Whether an offer is one that anyone may take for nothing and for good: on the ranked list, its tier class free.
 * The test for whatever the service picks by itself (RULES.md 9 "audit-stack", "stack").
 */
export function isFreeOffer(catalogue: Catalogue, listing: Listing): boolean {
  const { gate, tier_class } = assess(catalogue, listing);
  return gate === null && tier_class === 'free';
}
