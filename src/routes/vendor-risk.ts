import type { Catalogue, Listing } from '../model/catalogue.ts';
import { riskAlternatives } from '../rules/alternatives.ts';
import { assess } from '../rules/assessment.ts';
import { changeHistory } from '../rules/change-history.ts';
import { firstOffer } from '../rules/first-offer.ts';
import { freeTierLongevityDays } from '../rules/free-tier-longevity.ts';
import { perListing } from '../rules/per-listing.ts';
import { suggestions } from '../rules/suggestions.ts';
import { vendorMatch, type VendorMatch } from '../rules/vendor-name.ts';
import { preserialized } from './encode.ts';
import { publishedChange, publishedRiskCause } from './parts/change-record.ts';
import { vendorPage } from './parts/page.ts';
import { datedListings, provenance } from './parts/provenance.ts';
import { riskSummary } from './parts/risk-summary.ts';
import { unlistedVendorError } from './parts/unlisted-vendor.ts';
import { ok, refusal, route, type Published } from './route.ts';
import type { RiskAlternative, VendorRiskBody } from './vendor-risk.schema.ts';

/** SPEC.md "GET /api/vendor-risk/{vendor}". */
export const vendorRisk = route({
  path: '/api/vendor-risk/{vendor}',
  summary: 'How far an offer can be trusted to last',
  description:
    'The published risk level of a vendor with the dated record that caused it, its change history and every ' +
    "alternative of the category in the day's order.",
  about: 'index',
  parameters: {
    vendor: {
      kind: 'text',
      in: 'path',
      required: 'Name a vendor in the path: /api/vendor-risk/{vendor}.',
      example: 'neon',
      description: 'Vendor name or slug, case-insensitive.',
    },
  },
  errors: [400, 404],

  *cases(catalogue) {
    for (const vendor of catalogue.vendors) yield { given: { vendor: vendor.slug }, wholeCategory: true };
  },

  answer(catalogue, values) {
    const found = vendorMatch(catalogue, values.vendor);
    const listing = found && firstOffer(catalogue, found.vendor);
    if (!found || !listing) {
      return refusal(404, unlistedVendorError(catalogue, values.vendor), {
        suggestions: suggestions(catalogue, values.vendor),
      });
    }
    return ok(body(catalogue, listing, found.match));
  },
});

function body(catalogue: Catalogue, listing: Listing, match: VendorMatch['match']): Published<VendorRiskBody> {
  const { vendor } = listing;
  const assessed = assess(catalogue, listing);
  const others = riskAlternatives(catalogue, listing);
  return {
    vendor: vendor.name,
    vendor_match: match,
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
    _provenance: provenance(catalogue, vendorPage(vendor), datedListings(catalogue, [listing, ...others.listings])),
  };
}

/** A vendor is an alternative of every other in its category, so its entry is laid out once. */
const riskAlternative = perListing((catalogue, listing): Published<RiskAlternative> => {
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
