import type { Catalogue, Listing, ReferralCode } from '../../model/catalogue.ts';
import type { Offer, ReferralProgram, RestatedFrom } from '../../model/offer.ts';
import type { Limit } from '../../model/limit.ts';
import type { PageRead } from '../../model/page-read.ts';
import { assess } from '../../rules/risk/assessment.ts';
import { limitsOf } from '../../rules/limits/limits-of.ts';
import { statedConditions } from '../../rules/catalogue/conditions.ts';
import { memoizeByListing } from '../../rules/catalogue/memoize.ts';
import { preserialized } from '../encode.ts';
import type { ReadonlyDeep } from '../route.ts';
import { vendorPage } from './page.ts';
import { publishedRiskCause } from './change-record.ts';
import type { PublishedLimit, PublishedOffer, PublishedReferralCode } from './offer.schema.ts';

/** An offer as published. Built once per catalogue, because most replies share it. */
export const publishedOffer = memoizeByListing((catalogue, listing): ReadonlyDeep<PublishedOffer> =>
  preserialized(layOut(catalogue, listing)),
);

function layOut(catalogue: Catalogue, listing: Listing): ReadonlyDeep<PublishedOffer> {
  const { vendor, offer, category, read } = listing;
  const assessed = assess(catalogue, listing);
  return {
    vendor: vendor.name,
    slug: vendor.slug,
    vendor_page: vendorPage(vendor),
    category: category.name,
    description: offer.description,
    tier: offer.tier,
    url: offer.url,
    tags: offer.tags,
    alternative_to: offer.alternative_to ?? [],
    limits: limitsOf(offer).map(publishedLimit),
    verifiedDate: offer.verifiedDate,
    gate: assessed.gate,
    eligibility: publishedEligibility(offer),
    expires_date: offer.expires_date ?? null,
    conditions: statedConditions(offer),
    referral_program: publishedReferralProgram(vendor.referral_program),
    referral_code: publishedReferralCode(listing.referral_code),
    payment_protocols: offer.payment_protocols ?? [],
    source_check: assessed.source_check,
    product_subtypes: offer.product_subtypes ?? null,
    ...(offer.restated_from ? { restated_from: publishedRestatement(offer.restated_from) } : {}),
    ...lastRead(read),
    days_since_verified: assessed.days_since_verified,
    days_since_read: assessed.days_since_read,
    recent_change: assessed.recent_change,
    expires_soon: assessed.expires_soon,
    risk_level: assessed.risk_level,
    risk_cause: assessed.risk_cause && publishedRiskCause(assessed.risk_cause),
    rating_withheld: assessed.rating_withheld,
    stability: assessed.stability,
    link_unreachable: assessed.link_unreachable,
    refused_read: assessed.refused_read,
    terms_superseded: assessed.terms_superseded,
  };
}

function publishedLimit({ measure, amount, unit, per, text, kind, scope, for: whom }: Limit): PublishedLimit {
  return {
    measure,
    amount,
    unit,
    per,
    text,
    ...(kind === undefined ? {} : { kind }),
    ...(scope === undefined ? {} : { scope }),
    ...(whom === undefined ? {} : { for: whom }),
  };
}

function publishedEligibility(offer: Offer): ReadonlyDeep<PublishedOffer>['eligibility'] {
  const { eligibility } = offer;
  return eligibility
    ? { type: eligibility.type, conditions: eligibility.conditions, program: eligibility.program ?? null }
    : null;
}

function publishedRestatement(from: RestatedFrom): ReadonlyDeep<NonNullable<PublishedOffer['restated_from']>> {
  return {
    reading_date: from.reading_date,
    source_url: from.source_url,
    record_date: from.record_date,
    change_type: from.change_type,
    restated_on: from.restated_on,
  };
}

function lastRead(read: PageRead | undefined) {
  const last = read?.last_read;
  return {
    last_read_date: last?.date ?? null,
    last_read_outcome: last?.outcome ?? null,
    // A confirming read found nothing new, so `last_read_found` is null (docs/rules.md#last-read).
    last_read_found: last === undefined || last.outcome === 'confirmed' ? null : (last.found ?? null),
  };
}

function publishedReferralProgram(
  program: ReferralProgram | undefined,
): ReadonlyDeep<PublishedOffer>['referral_program'] {
  if (!program) return null;
  return {
    available: program.available,
    referrer_benefit: program.referrer_benefit,
    referee_benefit: program.referee_benefit,
    program_url: program.program_url,
    type: program.type,
    ...(program.commission_type ? { commission_type: program.commission_type } : {}),
    notes: program.notes,
    ...(program.read_on ? { read_on: program.read_on } : {}),
  };
}

/** The published referral code of a vendor; null without one. */
export function publishedReferralCode(code: ReferralCode | undefined): ReadonlyDeep<PublishedReferralCode> | null {
  return code ? publishedCode(code) : null;
}

/** A referral code as published. The record does not hold what a referrer earns. */
export function publishedCode(code: ReferralCode): ReadonlyDeep<PublishedReferralCode> {
  return {
    vendor: code.vendor,
    code: code.code,
    referral_url: code.referral_url,
    referee_benefit: code.referee_benefit,
    restrictions: code.restrictions,
    source: 'platform',
  };
}
