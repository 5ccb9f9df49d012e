import type { Catalogue, Listing, ReferralCode } from '../../model/catalogue.ts';
import { limitsOf } from '../../rules/limits/limits-of.ts';
import { statedConditions, ruledOutUses } from '../../rules/catalogue/conditions.ts';
import { memoizeWithin } from '../../rules/catalogue/memoize.ts';
import { recordRisk } from '../../rules/risk/record-risk.ts';
import { assess } from '../../rules/risk/assessment.ts';
import type { Vendor } from '../../model/vendor.ts';
import type { Published, ReadonlyDeep } from '../route.ts';
import { publishedRiskCause } from './change-record.ts';
import {
  eligibility,
  limit,
  offer as offerSchema,
  referralCodeSchema,
  referralProgram,
  type PublishedOffer,
  condition,
  offerFields,
} from './offer.schema.ts';
import { restatedFrom } from './offer-state.schema.ts';
import { vendorPage } from './page.ts';
import { pickFields } from './pick-fields.ts';
import type { ChangeRecord } from '../../model/change-record.ts';
import { component, list } from './common.schema.ts';

/** An offer as published: the authored fields, and what the rules derive. Built once per catalogue, because most replies share it. */
export const publishedOffer = memoizeWithin((catalogue, listing: Listing): ReadonlyDeep<PublishedOffer> => {
  const { vendor, offer, category, read, referral_code } = listing;
  const assessed = assess(catalogue, listing);
  const last = read?.last_read;
  return pickFields(offerSchema, {
    ...offer,
    ...assessed,
    vendor: vendor.name,
    slug: vendor.slug,
    vendor_page: vendorPage(vendor),
    category: category.name,
    alternative_to: offer.alternative_to ?? [],
    limits: limitsOf(offer).map((each) => pickFields(limit, each)),
    eligibility: offer.eligibility && pickFields(eligibility, offer.eligibility),
    conditions: statedConditions(offer).map((each) => pickFields(condition, each)),
    referral_program: vendor.referral_program && pickFields(referralProgram, vendor.referral_program),
    referral_code: publishedReferralCode(referral_code),
    payment_protocols: offer.payment_protocols ?? [],
    restated_from: offer.restated_from && pickFields(restatedFrom, offer.restated_from),
    last_read_date: last?.date,
    last_read_outcome: last?.outcome,
    // A confirming read found nothing new (docs/rules.md#last-read).
    last_read_found: last?.outcome === 'confirmed' ? null : last?.found,
    risk_cause: assessed.risk_cause && publishedRiskCause(assessed.risk_cause),
  });
});

/** The risk of a vendor without a listed offer as published: `recordRisk` with the cause as the response has it. */
export function publishedRecordRisk(catalogue: Catalogue, vendor: Vendor) {
  const risk = recordRisk(catalogue, vendor);
  return { ...risk, risk_cause: risk.risk_cause && publishedRiskCause(risk.risk_cause) };
}

export function publishedOffers(catalogue: Catalogue, listings: readonly Listing[]) {
  return listings.map((listing) => publishedOffer(catalogue, listing));
}

/** The referral code of a vendor as published, null without one. The record does not hold what a referrer earns. */
export function publishedReferralCode(code: ReferralCode | undefined): Published<typeof referralCodeSchema> | null {
  return code ? pickFields(referralCodeSchema, { ...code, source: 'platform' }) : null;
}

export const recommendedOfferShape = {
  ...offerFields('vendor', 'slug', 'vendor_page', 'tier', 'description', 'terms_superseded', 'verifiedDate'),
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
