import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { ChangeRecord } from '../../model/change-record.ts';
import { ruledOutUses } from '../../rules/catalogue/conditions.ts';
import { assess } from '../../rules/risk/assessment.ts';
import type { Published } from '../route.ts';
import { condition, offerFields } from './offer.schema.ts';
import { publishedOffer } from './offer.ts';
import { pickFields } from './pick-fields.ts';
import { component, list } from './common.schema.ts';

export const recommendedOfferShape = {
  ...offerFields('vendor', 'slug', 'vendor_page', 'tier', 'description', 'terms_superseded'),
  conditions: list(condition, 'Conditions of the terms, each with its source; empty where none is known.'),
};

/** `recommendation` of `/api/audit-stack` (docs/rules.md#picks). */
export const recommendedOfferSchema = component(
  'RecommendedOffer',
  "A free offer the service names by itself: the first of the day's ranked order that qualifies.",
  recommendedOfferShape,
);

export function recommendedOffer(catalogue: Catalogue, listing: Listing): Published<typeof recommendedOfferSchema> {
  return pickFields(recommendedOfferSchema, publishedOffer(catalogue, listing));
}

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

/** One sentence on the record that caused a level, with date and source. */
export function citedCause(cause: ChangeRecord): string {
  const source = cause.source_url === undefined ? '' : ` (${cause.source_url})`;
  return `Cause, ${cause.date}: ${cause.summary.replace(/(?<![.\s])[.\s]+$/, '')}${source}.`;
}
