import type { Catalogue, Listing } from '../model/catalogue.ts';
import { assess } from '../rules/risk/assessment.ts';
import { auditGaps, type AuditGap } from '../rules/stack/audit-gaps.ts';
import { changeHistory } from '../rules/changes/change-history.ts';
import { cheaperAlternative } from '../rules/stack/picks.ts';
import { memoizeByCatalogue, memoizeByListing } from '../rules/catalogue/memoize.ts';
import type { AuditedService, AuditStackBody } from './audit-stack.schema.ts';
import { preserialized } from './encode.ts';
import { auditRecommendations } from './shared/audit-recommendations.ts';
import { publishedChange, publishedRiskCause } from './shared/change-record.ts';
import {
  NAME_SERVICES,
  namedServices,
  onRecordOnly,
  singleServiceCases,
  type NamedService,
} from './shared/named-services.ts';
import { onRecordNote, publishedOnRecord } from './shared/on-record.ts';
import { PAGE, vendorPage } from './shared/page.ts';
import { datedChanges, datedListings, provenance } from './shared/provenance.ts';
import { recommendedOffer } from './shared/recommended-offer.ts';
import { unlistedVendor } from './shared/unlisted-vendor.ts';
import { ok, route, type ReadonlyDeep } from './route.ts';

export const auditStack = route({
  path: '/api/audit-stack',
  summary: 'What may be wrong with a stack',
  description:
    'Risk, gaps and cheaper alternatives of the services a project uses. A name that is not exactly a listed vendor is ' +
    'no error: it comes back as `not_found` with suggestions, and nothing is computed for it. For a vendor of which only ' +
    'change records are held, `on_record` says what was recorded last.',
  about: 'index',
  parameters: {
    services: {
      kind: 'text',
      in: 'query',
      required: NAME_SERVICES,
      example: 'neon,vercel',
      description:
        'Comma-separated vendors, at most 100; only exact names, slugs, former names and aliases are analysed.',
    },
  },
  errors: [400],

  cases: singleServiceCases,

  answer(catalogue, values) {
    const named = namedServices(catalogue, values.services, 'exact');
    return 'refused' in named ? named.refused : ok(body(catalogue, named.services));
  },
});

function body(catalogue: Catalogue, services: readonly NamedService[]): ReadonlyDeep<AuditStackBody> {
  const found = services.flatMap(({ listing }) => listing ?? []);
  const audited = services.map((service) => publishedService(catalogue, service));
  const gaps = auditGaps(
    catalogue,
    services.flatMap(({ resolution }) => ('vendor' in resolution ? resolution.vendor : [])),
  );
  return {
    services_analyzed: found.length,
    risks_found: found.filter((listing) => isAtRisk(catalogue, listing)).length,
    savings_opportunities: audited.filter((service) => service.cheaper_alternative !== null).length,
    gaps: gaps.map((gap) => publishedGaps(catalogue)(gap)),
    services: audited,
    recommendations: [...auditRecommendations(catalogue, found, gaps), ...onRecordNote(services)],
    _provenance: provenance(catalogue, PAGE.home, [
      ...datedListings(catalogue, inResponse(catalogue, found, gaps)),
      ...datedChanges(found.flatMap(({ vendor }) => changeHistory(vendor))),
    ]),
  };
}

type PublishedGap = ReadonlyDeep<AuditStackBody>['gaps'][number];

/** The published gaps of the day, shared by all stacks. */
const publishedGaps = memoizeByCatalogue((catalogue) => {
  const laidOut = new WeakMap<AuditGap, PublishedGap>();
  return (gap: AuditGap): PublishedGap => {
    const known = laidOut.get(gap);
    if (known) return known;
    const { category, recommendation } = gap;
    const published = preserialized({
      category: category.name,
      recommendation: recommendation && recommendedOffer(catalogue, recommendation),
    });
    laidOut.set(gap, published);
    return published;
  };
});

function isAtRisk(catalogue: Catalogue, listing: Listing): boolean {
  const { risk_level } = assess(catalogue, listing);
  return risk_level === 'caution' || risk_level === 'risky';
}

/** Every offer whose figures the response states, without repeats. */
function inResponse(catalogue: Catalogue, found: readonly Listing[], gaps: readonly AuditGap[]): readonly Listing[] {
  const listings = new Set(found);
  for (const listing of found) {
    const alternative = cheaperAlternative(catalogue, listing);
    if (alternative) listings.add(alternative);
  }
  for (const { recommendation } of gaps) if (recommendation) listings.add(recommendation);
  return [...listings];
}

function publishedService(catalogue: Catalogue, service: NamedService): ReadonlyDeep<AuditedService> {
  const { listing, resolution } = service;
  if (!listing) return unknownService(catalogue, service);
  const audited = foundService(catalogue, listing);
  const from = resolution.kind === 'vendor' ? resolution.resolvedFrom : null;
  return from === null ? audited : { ...audited, resolved_from: from };
}

const foundService = memoizeByListing((catalogue, listing): ReadonlyDeep<AuditedService> => {
  const assessed = assess(catalogue, listing);
  const alternative = cheaperAlternative(catalogue, listing);
  return preserialized({
    vendor: listing.vendor.name,
    slug: listing.vendor.slug,
    vendor_page: vendorPage(listing.vendor),
    status: 'found',
    category: listing.category.name,
    tier: listing.offer.tier,
    risk_level: assessed.risk_level,
    risk_cause: assessed.risk_cause && publishedRiskCause(assessed.risk_cause),
    gate: assessed.gate,
    rating_withheld: assessed.rating_withheld,
    link_unreachable: assessed.link_unreachable,
    source_check: assessed.source_check,
    level_withheld_because: assessed.level_withheld_because,
    recent_changes: changeHistory(listing.vendor).map(publishedChange),
    cheaper_alternative: alternative && recommendedOffer(catalogue, alternative),
    suggestions: [],
    on_record: null,
  });
});

function unknownService(catalogue: Catalogue, service: NamedService): ReadonlyDeep<AuditedService> {
  const { error, suggestions } = unlistedVendor(catalogue, service.requested, service.resolution);
  return {
    vendor: service.requested,
    slug: null,
    vendor_page: null,
    status: 'not_found',
    category: null,
    tier: null,
    risk_level: null,
    risk_cause: null,
    gate: null,
    rating_withheld: null,
    link_unreachable: null,
    source_check: null,
    level_withheld_because: error,
    recent_changes: [],
    cheaper_alternative: null,
    suggestions,
    on_record: publishedOnRecord(onRecordOnly(service)),
  };
}
