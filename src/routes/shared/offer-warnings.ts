import type { Catalogue, Listing } from '../../model/catalogue.ts';
import { assess } from '../../rules/risk/assessment.ts';
import { ruledOutUses } from '../../rules/catalogue/conditions.ts';
import { citedCause } from './cited-cause.ts';

/** Warnings on an offer: its published risk, and uses that its terms exclude. */
export function offerWarnings(catalogue: Catalogue, listing: Listing): readonly string[] {
  return [...riskWarning(catalogue, listing), ...useWarning(listing)];
}

/** A warning for a caution or risky level, with its dated cause; none for other levels. */
export function riskWarning(catalogue: Catalogue, listing: Listing): readonly string[] {
  const { risk_level, risk_cause } = assess(catalogue, listing);
  if (risk_level === null || risk_level === 'stable' || risk_cause === null) return [];
  return [`${listing.vendor.name} is rated ${risk_level}. ${citedCause(risk_cause)}`];
}

/** The uses that the terms exclude, in one sentence; none without such uses. */
export function useWarning({ vendor, offer }: Listing): readonly string[] {
  const uses = ruledOutUses(offer);
  return uses.length === 0 ? [] : [`The terms of ${vendor.name} (${offer.tier}) rule out ${uses.join(' and ')}.`];
}
