import type { Catalogue, Listing } from '../../model/catalogue.ts';
import { assess } from './assessment.ts';

/**
 * Whether an offer is ungated and its tier class is free: the condition for every offer that the service picks
 * (docs/rules.md#audit, docs/rules.md#stack).
 */
export function isFreeOffer(catalogue: Catalogue, listing: Listing): boolean {
  const { gate, tier_class: tierClass } = assess(catalogue, listing);
  return gate === null && tierClass === 'free';
}

/** Whether an offer is free and ungated and its terms are not superseded (docs/rules.md#costs). */
export function isFreeAsStated(catalogue: Catalogue, listing: Listing): boolean {
  return isFreeOffer(catalogue, listing) && assess(catalogue, listing).terms_superseded === null;
}
