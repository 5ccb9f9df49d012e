import type { Catalogue, Listing } from '../model/catalogue.ts';
import type { Vendor } from '../model/vendor.ts';
import { riskAlternatives } from '../rules/ranking/alternatives.ts';
import { assess } from '../rules/risk/assessment.ts';
import { changeHistory } from '../rules/changes/change-history.ts';
import { freeTierLongevityDays } from '../rules/risk/free-tier-longevity.ts';
import { memoizeByListing } from '../rules/catalogue/memoize.ts';
import type { ResolvedVendor } from '../rules/names/resolver.ts';
import { recordedAlternatives, recordedCategory, recordRisk } from '../rules/risk/record-risk.ts';
import { preserialized } from './encode.ts';
import { publishedChange, publishedRiskCause } from './shared/change-record.ts';
import { foundVendor, publishedMatch, publishedProducts } from './shared/found-vendor.ts';
import { vendorPage } from './shared/page.ts';
import { datedChanges, datedListings, provenance } from './shared/provenance.ts';
import { recordRiskSummary, riskSummary } from './shared/risk-summary.ts';
import { ok, refusal, route, type ReadonlyDeep } from './route.ts';
import type { RiskAlternative, VendorRiskBody } from './vendor-risk.schema.ts';

export const vendorRisk = route({
  path: '/api/vendor-risk/{vendor}',
  summary: 'How far an offer can be trusted to last',
  description:
    'The published risk level of a vendor with the dated record that caused it, its change history and every ' +
    "alternative of the category in the day's order. A vendor of which only change records are held is answered from " +
    'these; its alternatives are those that the records name, then those of its category.',
  about: 'index',
  parameters: {
    vendor: {
      kind: 'text',
      in: 'path',
      required: 'Name a vendor in the path: /api/vendor-risk/{vendor}.',
      example: 'neon',
      description: 'Vendor name, slug, former name, alias or unambiguous short form, case-insensitive.',
    },
  },
  errors: [400, 404],

  *cases(catalogue) {
    for (const vendor of catalogue.vendors) yield { given: { vendor: vendor.slug }, wholeCategory: true };
  },

  answer(catalogue, values) {
    const requested = values.vendor;
    const found = foundVendor(catalogue, requested);
    if (found.listing) return ok(body(catalogue, found.listing, { requested, resolved: found.resolved }));
    if (found.resolved) return ok(recordsBody(catalogue, { requested, resolved: found.resolved }));
    const { error, suggestions } = found.unlisted;
    return refusal(404, error, { suggestions });
  },
});

interface RequestedName {
  readonly requested: string;
  readonly resolved: ResolvedVendor;
}

function queryKey({ name }: Vendor): string {
  return `vendor-risk-alternatives:${name}`;
}

function body(
  catalogue: Catalogue,
  listing: Listing,
  { requested, resolved }: RequestedName,
): ReadonlyDeep<VendorRiskBody> {
  const { vendor } = listing;
  const assessed = assess(catalogue, listing);
  const others = riskAlternatives(catalogue, listing);
  const match = publishedMatch(requested, resolved);
  return {
    vendor: vendor.name,
    vendor_match: match,
    ...publishedProducts(catalogue, vendor),
    category: listing.category.name,
    risk_level: assessed.risk_level,
    link_unreachable: assessed.link_unreachable,
    risk_cause: assessed.risk_cause && publishedRiskCause(assessed.risk_cause),
    rating_withheld: assessed.rating_withheld,
    gate: assessed.gate,
    source_check: assessed.source_check,
    free_tier_longevity_days: freeTierLongevityDays(catalogue, listing),
    changes: changeHistory(vendor).map(publishedChange),
    tie_break: others.tie_break,
    alternatives: others.listings.map((other) => riskAlternative(catalogue, other)),
    summary: riskSummary(catalogue, listing, match),
    _provenance: provenance(catalogue, vendorPage(vendor), [
      ...datedListings(catalogue, [listing, ...others.listings]),
      ...datedChanges(changeHistory(vendor)),
    ]),
  };
}

/** The answer on a vendor with change records only (docs/rules.md#records-only). */
function recordsBody(catalogue: Catalogue, { requested, resolved }: RequestedName): ReadonlyDeep<VendorRiskBody> {
  const { vendor } = resolved;
  const risk = recordRisk(catalogue, vendor);
  const others = recordedAlternatives(catalogue, vendor, queryKey(vendor));
  const match = publishedMatch(requested, resolved);
  const changes = changeHistory(vendor);
  return {
    vendor: vendor.name,
    vendor_match: match,
    ...publishedProducts(catalogue, vendor),
    category: recordedCategory(vendor) ?? '',
    risk_level: risk.risk_level,
    link_unreachable: null,
    risk_cause: risk.risk_cause && publishedRiskCause(risk.risk_cause),
    rating_withheld: risk.rating_withheld,
    gate: risk.gate,
    source_check: null,
    free_tier_longevity_days: null,
    changes: changes.map(publishedChange),
    tie_break: others.tie_break,
    alternatives: others.listings.map((other) => riskAlternative(catalogue, other)),
    summary: recordRiskSummary(vendor, risk, match),
    _provenance: provenance(catalogue, vendorPage(vendor), [
      ...datedChanges(changes),
      ...datedListings(catalogue, others.listings),
    ]),
  };
}

/** A vendor is an alternative of every other in its category, so its entry is built once. */
const riskAlternative = memoizeByListing((catalogue, listing): ReadonlyDeep<RiskAlternative> => {
  const assessed = assess(catalogue, listing);
  return preserialized({
    vendor: listing.vendor.name,
    category: listing.category.name,
    tier: listing.offer.tier,
    risk_level: assessed.risk_level,
    link_unreachable: assessed.link_unreachable,
    gate: assessed.gate,
    risk_cause: assessed.risk_cause && publishedRiskCause(assessed.risk_cause),
    rating_withheld: assessed.rating_withheld,
  });
});
