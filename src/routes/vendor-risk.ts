import * as z from 'zod';
import type { Catalogue, Listing } from '../model/catalogue.ts';
import type { Vendor } from '../model/vendor.ts';
import { changeHistory } from '../rules/changes/change-history.ts';
import type { ResolvedVendor } from '../rules/names/resolver.ts';
import { alternatives, type RankedListings } from '../rules/ranking/alternatives.ts';
import { assess, type Assessment } from '../rules/risk/assessment.ts';
import { freeTierLongevityDays, steadySince } from '../rules/risk/free-tier-longevity.ts';
import {
  alternativesByRecords,
  recordedCategory,
  recordRisk,
  riskQueryKey,
  type RecordRisk,
} from '../rules/risk/record-risk.ts';
import { otherProducts } from './details.ts';
import { ok, refusal, route, type Published } from './route.ts';
import { changeRecord, publishedChange } from './shared/change-record.ts';
import { component, list, text, tieBreak } from './shared/common.schema.ts';
import { offerFields, offerShape } from './shared/offer.schema.ts';
import { vendorPage } from './shared/page.ts';
import { indexBody, provenanceOf } from './shared/provenance.ts';
import { citedCause, publishedOffer, publishedRecordRisk } from './shared/offer.ts';
import {
  vendorMatch,
  foundVendor,
  matchNote,
  publishedMatch,
  publishedProducts,
  recordsPath,
} from './shared/vendor-match.ts';
import { countNoun } from './shared/words.ts';
import { pickFields } from './shared/pick-fields.ts';

const riskAlternativeSchema = component('RiskAlternative', 'An alternative with its own level.', {
  ...offerFields('vendor', 'category', 'tier', 'risk_level', 'link_unreachable', 'gate', 'risk_cause'),
  ...offerFields('rating_withheld'),
});

export const vendorRiskBody = indexBody('VendorRisk', 'How far an offer can be trusted to last, and why.', {
  vendor: offerShape.vendor,
  vendor_match: vendorMatch,
  other_products: otherProducts.optional(),
  ...offerFields('category', 'risk_level', 'link_unreachable', 'risk_cause', 'rating_withheld', 'gate'),
  ...offerFields('source_check'),
  free_tier_longevity_days: z
    .int()
    .min(0)
    .nullable()
    .describe(
      'Days since the latest of: the earliest date held for the offer, its last negative record in force, its last ' +
        "record of a new free tier. Only records about the free offer count: no other tier's, no deprecation of another product, no housekeeping. Null " +
        'for an offer that is retired, discontinued or not free, and where a removal is in force.',
    ),
  changes: list(changeRecord, 'All records of the vendor but retracted ones, newest first.'),
  tie_break: tieBreak,
  alternatives: list(riskAlternativeSchema, 'Every alternative in the category, in `tie_break` order.'),
  summary: text('The judgement in one paragraph.'),
});

export const vendorRisk = route({
  path: '/api/vendor-risk/{vendor}',
  operationId: 'getVendorRisk',
  tag: 'Vendors',
  body: vendorRiskBody,
  summary: 'How far an offer can be trusted to last',
  description:
    'The published risk level of a vendor with the dated record that caused it, its change history and every ' +
    "alternative of the category in the day's order. A vendor of which only change records are held is answered from " +
    'these; its alternatives are those that the records name, then those of its category.',
  parameters: {
    vendor: {
      kind: 'text',
      in: 'path',
      required: 'Name a vendor in the path: /api/vendor-risk/{vendor}.',
      example: 'neon',
      description: 'Vendor name, slug, former name, alias or unambiguous short form, case-insensitive.',
    },
  },
  errors: [404],

  *cases(catalogue) {
    for (const vendor of catalogue.vendors) yield { vendor: vendor.slug };
  },

  answer(catalogue, values) {
    const requested = values.vendor;
    const found = foundVendor(catalogue, requested);
    if (found.listing) return ok(offerRisk(catalogue, found.listing, { requested, resolved: found.resolved }));
    if (found.resolved) return ok(riskByRecords(catalogue, { requested, resolved: found.resolved }));
    const { error, suggestions } = found.unlisted;
    return refusal(404, error, { suggestions });
  },
});

type RequestedName = Readonly<{ requested: string; resolved: ResolvedVendor }>;

function offerRisk(
  catalogue: Catalogue,
  listing: Listing,
  requestedName: RequestedName,
): Published<typeof vendorRiskBody> {
  const others = alternatives(catalogue, listing, riskQueryKey(listing.vendor));
  const fields = vendorFields(catalogue, requestedName, others);
  return pickFields(vendorRiskBody, {
    ...publishedOffer(catalogue, listing),
    ...fields,
    free_tier_longevity_days: freeTierLongevityDays(catalogue, listing),
    summary: riskSummary(catalogue, listing, fields.vendor_match),
    _provenance: provenanceOf(catalogue, vendorPage(listing.vendor), {
      listings: [listing, ...others.listings],
      changes: changeHistory(listing.vendor),
    }),
  });
}

/** The answer on a vendor with change records only (docs/rules.md#records-only). */
function riskByRecords(catalogue: Catalogue, requestedName: RequestedName): Published<typeof vendorRiskBody> {
  const { vendor } = requestedName.resolved;
  const risk = recordRisk(catalogue, vendor);
  const others = alternativesByRecords(catalogue, vendor);
  const fields = vendorFields(catalogue, requestedName, others);
  return pickFields(vendorRiskBody, {
    ...publishedRecordRisk(catalogue, vendor),
    ...fields,
    category: recordedCategory(vendor) ?? '',
    summary: recordRiskSummary(vendor, risk, fields.vendor_match),
    _provenance: provenanceOf(catalogue, vendorPage(vendor), {
      listings: others.listings,
      changes: changeHistory(vendor),
    }),
  });
}

function vendorFields(catalogue: Catalogue, { requested, resolved }: RequestedName, others: RankedListings) {
  const { vendor } = resolved;
  return {
    vendor: vendor.name,
    vendor_match: publishedMatch(requested, resolved),
    other_products: publishedProducts(catalogue, vendor),
    changes: changeHistory(vendor).map(publishedChange),
    tie_break: others.tie_break,
    alternatives: others.listings.map((other) => pickFields(riskAlternativeSchema, publishedOffer(catalogue, other))),
  };
}

type Match = Published<typeof vendorMatch>;

/** One paragraph: level or the reason for withholding it, cause with date and source, longevity, match note. */
function riskSummary(catalogue: Catalogue, listing: Listing, match: Match): string {
  const assessed = assess(catalogue, listing);
  const since = steadySince(catalogue, listing);
  const sentences = judgementSentences(listing.vendor, assessed);
  if (since !== null)
    sentences.push(`No worsening of the tier "${listing.offer.tier}" dated after ${since} is on record.`);
  return [...sentences, ...matchNote(match)].join(' ');
}

function recordRiskSummary(vendor: Vendor, risk: RecordRisk, match: Match): string {
  const onRecord = `No offer is listed; the index holds ${countNoun(vendor.changes.length, 'change record')}, among those at ${recordsPath(vendor)}.`;
  return [...judgementSentences(vendor, risk), onRecord, ...matchNote(match)].join(' ');
}

type Judged = Pick<Assessment | RecordRisk, 'risk_level' | 'risk_cause' | 'level_withheld_because'>;

function judgementSentences({ name }: Vendor, { risk_level, risk_cause, level_withheld_because }: Judged): string[] {
  const level =
    risk_level === null
      ? `${name} has no published risk level: ${level_withheld_because ?? 'it is withheld.'}`
      : `${name} is rated ${risk_level}.`;
  return risk_cause ? [level, citedCause(risk_cause)] : [level];
}
