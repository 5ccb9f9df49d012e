import type { Limit } from '../../model/limit.ts';
import type { Offer } from '../../model/offer.ts';

const NONE: readonly Limit[] = [];

/** The limits of an offer as its vendor's file states them (docs/rules.md#limits). */
export function limitsOf({ limits }: Pick<Offer, 'limits'>): readonly Limit[] {
  return limits ?? NONE;
}

/** The limits that every new customer gets: those that filters, tables and reads use. */
export function newCustomerLimits(offer: Pick<Offer, 'limits'>): readonly Limit[] {
  const limits = limitsOf(offer);
  return limits.some((limit) => limit.for !== undefined) ? limits.filter((limit) => limit.for === undefined) : limits;
}
