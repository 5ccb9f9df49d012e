import type { Catalogue, Listing } from '../model/catalogue.ts';
import { changeHistory } from '../rules/changes/change-history.ts';
import { cheaperAlternative } from '../rules/stack/picks.ts';
import { isFreeAsStated, lapsedCount, lapsedWarning, type Lapsed } from '../rules/risk/free-offer.ts';
import { statedConditions } from '../rules/catalogue/conditions.ts';
import { monthlyCost, SCALES, type Scale } from '../rules/stack/monthly-cost.ts';
import type { CostedService, CostsBody } from './costs.schema.ts';
import { publishedChange } from './shared/change-record.ts';
import { costWarnings } from './shared/cost-warnings.ts';
import {
  NAME_SERVICES,
  namedServices,
  onRecordOnly,
  singleServiceCases,
  type NamedService,
} from './shared/named-services.ts';
import { publishedOnRecord } from './shared/on-record.ts';
import { LAPSED } from './shared/offer-filters.ts';
import { PAGE, vendorPage } from './shared/page.ts';
import { datedChanges, datedListings, provenance } from './shared/provenance.ts';
import { recommendedOffer } from './shared/recommended-offer.ts';
import { unlistedVendor } from './shared/unlisted-vendor.ts';
import { ok, route, type ReadonlyDeep } from './route.ts';

export const costs = route({
  path: '/api/costs',
  summary: 'Which services a free tier covers',
  description:
    'For each service of a stack, whether its free tier covers it at a scale. The index holds no paid prices, so `$0` ' +
    'is the only figure it states.',
  about: 'index',
  parameters: {
    services: {
      kind: 'text',
      in: 'query',
      required: NAME_SERVICES,
      example: 'neon,vercel',
      description:
        'Comma-separated vendors, at most 100: names, slugs, former names, aliases or unambiguous short forms.',
    },
    scale: {
      kind: 'choice',
      in: 'query',
      values: SCALES,
      default: 'hobby',
      description: 'How much the services are used.',
    },
    lapsed: LAPSED,
  },
  errors: [400],

  cases: singleServiceCases,

  answer(catalogue, values) {
    const named = namedServices(catalogue, values.services, 'any');
    return 'refused' in named ? named.refused : ok(body(catalogue, named.services, values));
  },
});

interface Use {
  readonly scale: Scale;
  readonly lapsed: Lapsed;
}

function body(catalogue: Catalogue, services: readonly NamedService[], use: Use): ReadonlyDeep<CostsBody> {
  const found = services.flatMap(({ listing }) => listing ?? []);
  const alternatives = found.flatMap((listing) => cheaperAlternative(catalogue, listing) ?? []);
  const costed = services.map((service) => costedService(catalogue, service, use));
  return {
    services: costed,
    total_estimated_cost: costed.every((service) => service.estimated_monthly_cost === '$0') ? '$0' : 'not estimated',
    savings_available: alternatives.length,
    warnings: [
      ...costWarnings(catalogue, services, use),
      ...(use.lapsed === null ? lapsedWarning(lapsedCount(catalogue, found)) : []),
    ],
    scale: use.scale,
    _provenance: provenance(catalogue, PAGE.home, [
      ...datedListings(catalogue, [...new Set([...found, ...alternatives])]),
      ...datedChanges(found.flatMap(({ vendor }) => changeHistory(vendor))),
    ]),
  };
}

function costedService(catalogue: Catalogue, service: NamedService, use: Use): ReadonlyDeep<CostedService> {
  const { listing, resolution } = service;
  if (!listing) return unknownService(catalogue, service);
  const costed = foundService(catalogue, listing, use);
  const from = resolution.kind === 'vendor' ? resolution.resolvedFrom : null;
  return from === null ? costed : { ...costed, resolved_from: from };
}

function foundService(catalogue: Catalogue, listing: Listing, use: Use): ReadonlyDeep<CostedService> {
  const { vendor, offer } = listing;
  const cost = monthlyCost(catalogue, listing, use);
  const alternative = cheaperAlternative(catalogue, listing);
  return {
    vendor: vendor.name,
    slug: vendor.slug,
    vendor_page: vendorPage(vendor),
    status: 'found',
    current_tier: offer.tier,
    free_tier_limits: isFreeAsStated(catalogue, listing) ? offer.description : null,
    conditions: statedConditions(offer),
    estimated_monthly_cost: cost.amount,
    not_estimated_because: cost.not_estimated_because,
    free_alternative: alternative && recommendedOffer(catalogue, alternative),
    recent_changes: changeHistory(vendor).map(publishedChange),
    on_record: null,
  };
}

function unknownService(catalogue: Catalogue, service: NamedService): ReadonlyDeep<CostedService> {
  return {
    vendor: service.requested,
    slug: null,
    vendor_page: null,
    status: 'not_found',
    current_tier: null,
    free_tier_limits: null,
    conditions: [],
    estimated_monthly_cost: 'not estimated',
    not_estimated_because: unlistedVendor(catalogue, service.requested, service.resolution).error,
    free_alternative: null,
    recent_changes: [],
    on_record: publishedOnRecord(onRecordOnly(service)),
  };
}
