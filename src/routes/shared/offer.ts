import type { Catalogue, Listing, ReferralCode } from '../../model/catalogue.ts';
import { limitsOf } from '../../rules/limits/limits-of.ts';
import { statedConditions } from '../../rules/catalogue/conditions.ts';
import { memoizeByListing } from '../../rules/catalogue/memoize.ts';
import { assess } from '../../rules/risk/assessment.ts';
import { serializeOnce } from '../encode.ts';
import type { Published, ReadonlyDeep } from '../route.ts';
import { publishedRiskCause } from './change-record.ts';
import {
  eligibility,
  limit,
  offer as offerSchema,
  referralCodeSchema,
  referralProgram,
  restatedFrom,
  type PublishedOffer,
} from './offer.schema.ts';
import { vendorPage } from './provenance.ts';
import { pickFields } from './pick-fields.ts';

/** An offer as published: the authored fields, and what the rules derive. Built once per catalogue, because most replies share it. */
export const publishedOffer = memoizeByListing((catalogue, listing): ReadonlyDeep<PublishedOffer> => {
  const { vendor, offer, category, read, referral_code } = listing;
  const assessed = assess(catalogue, listing);
  const last = read?.last_read;
  return serializeOnce(
    pickFields(offerSchema, {
      ...offer,
      ...assessed,
      vendor: vendor.name,
      slug: vendor.slug,
      vendor_page: vendorPage(vendor),
      category: category.name,
      alternative_to: offer.alternative_to ?? [],
      limits: limitsOf(offer).map((each) => pickFields(limit, each)),
      eligibility: offer.eligibility && pickFields(eligibility, offer.eligibility),
      conditions: statedConditions(offer),
      referral_program: vendor.referral_program && pickFields(referralProgram, vendor.referral_program),
      referral_code: publishedReferralCode(referral_code),
      payment_protocols: offer.payment_protocols ?? [],
      restated_from: offer.restated_from && pickFields(restatedFrom, offer.restated_from),
      last_read_date: last?.date,
      last_read_outcome: last?.outcome,
      // A confirming read found nothing new (docs/rules.md#last-read).
      last_read_found: last?.outcome === 'confirmed' ? null : last?.found,
      risk_cause: assessed.risk_cause && publishedRiskCause(assessed.risk_cause),
    }),
  );
});

export function publishedOffers(catalogue: Catalogue, listings: readonly Listing[]) {
  return listings.map((listing) => publishedOffer(catalogue, listing));
}

/** The referral code of a vendor as published, null without one. The record does not hold what a referrer earns. */
export function publishedReferralCode(code: ReferralCode | undefined): Published<typeof referralCodeSchema> | null {
  return code ? pickFields(referralCodeSchema, { ...code, source: 'platform' }) : null;
}
