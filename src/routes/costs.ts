import * as z from 'zod';
import type { Catalogue, Listing } from '../model/catalogue.ts';
import { assess } from '../rules/risk/assessment.ts';
import { isFreeOffer, lapsedCount, lapsedWarning, type Lapsed } from '../rules/risk/free-offer.ts';
import { SCALES, monthlyCost, type Scale } from '../rules/stack/monthly-cost.ts';
import { cheaperAlternative } from '../rules/stack/picks.ts';
import { ok, route, type Published } from './route.ts';
import { changeRecord } from './shared/change-record.ts';
import { component, count, list, nullableText, texts } from './shared/common.schema.ts';
import {
  onRecordFields,
  serviceFields,
  namedServices,
  publishedService,
  servicesParameter,
  shownRecords,
  singleServiceCases,
  type NamedService,
} from './shared/named-services.ts';
import { LAPSED } from './shared/offer-filters.ts';
import { condition, offerShape } from './shared/offer.schema.ts';
import { PAGE } from './shared/page.ts';
import { provenanceOf, provenanceSchema } from './shared/provenance.ts';
import { recommendedOfferSchema, recommendedOffer, publishedOffer, riskWarning, useWarning } from './shared/offer.ts';
import { pickFields } from './shared/pick-fields.ts';

const amount = z.enum(['$0', 'not estimated']);

const costedServiceSchema = component('CostedService', "One named service, by the vendor's first offer.", {
  ...serviceFields('`not_found` where the name leads to no listed offer; nothing is computed for it.'),
  current_tier: offerShape.tier.nullable().describe("Tier of the vendor's first offer; null when not found."),
  free_tier_limits: nullableText(
    'The terms of the free tier; null where it is none anyone may take, or its stored terms are superseded.',
  ),
  conditions: list(condition, 'Conditions of the terms, each with its source; empty when not found.'),
  estimated_monthly_cost: amount.describe(
    '`$0` on a free tier whose stored terms hold and that is not rated risky, at hobby scale; no other figure is ever ' +
      'stated.',
  ),
  not_estimated_because: nullableText('One sentence; null where the cost is `$0`.'),
  free_alternative: recommendedOfferSchema
    .nullable()
    .describe(
      'A free offer of another vendor in the same category with a published stable level; null where there is none, ' +
        'and for a service that is free and stable itself.',
    ),
  recent_changes: list(changeRecord, 'All records of the vendor but retracted ones, newest first.'),
  ...onRecordFields,
});

export const costsBody = component('Costs', 'Which services of a stack a free tier covers.', {
  services: list(costedServiceSchema, 'One entry for each name, in the requested order; repeated names once.'),
  total_estimated_cost: amount.describe('`$0` when every service named costs that; else `not estimated`.'),
  savings_available: count('Services with a `free_alternative`. A sum is never stated.'),
  warnings: texts('What to know before relying on the answer, and about the request; empty when there is nothing.'),
  scale: z.enum(SCALES).describe('The requested scale.'),
  _provenance: provenanceSchema,
});

export const costs = route({
  path: '/api/costs',
  operationId: 'estimateCosts',
  tag: 'Stacks',
  body: costsBody,
  summary: 'Which services a free tier covers',
  description:
    'For each service of a stack, whether its free tier covers it at a scale. The index holds no paid prices, so `$0` ' +
    'is the only figure it states.',
  parameters: {
    services: servicesParameter(
      'Comma-separated vendors, at most 100: names, slugs, former names, aliases or unambiguous short forms.',
    ),
    scale: { kind: 'choice', values: SCALES, default: 'hobby', description: 'How much the services are used.' },
    lapsed: LAPSED,
  },

  cases: singleServiceCases,

  answer(catalogue, values) {
    const named = namedServices(catalogue, values.services, 'any');
    return 'refused' in named ? named.refused : ok(costsOf(catalogue, named.services, values));
  },
});

type Use = Readonly<{ scale: Scale; lapsed: Lapsed }>;

function costsOf(catalogue: Catalogue, services: readonly NamedService[], use: Use): Published<typeof costsBody> {
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
    _provenance: provenanceOf(catalogue, PAGE.home, {
      listings: [...found, ...alternatives],
      changes: shownRecords(services),
    }),
  };
}

function costedService(catalogue: Catalogue, service: NamedService, use: Use): Published<typeof costedServiceSchema> {
  const { listing } = service;
  const published = publishedService(catalogue, service);
  if (!listing) {
    return pickFields(costedServiceSchema, {
      ...published,
      conditions: [],
      estimated_monthly_cost: 'not estimated',
      not_estimated_because: service.unlisted.error,
    });
  }
  const cost = monthlyCost(catalogue, listing, use);
  const alternative = cheaperAlternative(catalogue, listing);
  const offer = publishedOffer(catalogue, listing);
  const isAsStated = isFreeOffer(catalogue, listing) && offer.terms_superseded === null;
  return pickFields(costedServiceSchema, {
    ...published,
    conditions: offer.conditions,
    current_tier: offer.tier,
    free_tier_limits: isAsStated ? offer.description : null,
    estimated_monthly_cost: cost.amount,
    not_estimated_because: cost.not_estimated_because,
    free_alternative: alternative && recommendedOffer(catalogue, alternative),
  });
}

/** Warnings on the costs of a stack: per service, then the reason for a missing total. */
function costWarnings(catalogue: Catalogue, services: readonly NamedService[], use: Use): readonly string[] {
  const warnings = services.flatMap((service) => {
    if (service.listing) return foundWarnings(catalogue, service.listing);
    const { error, suggestions } = service.unlisted;
    return suggestions.length === 0 ? error : `${error} Did you mean ${suggestions.join(', ')}?`;
  });
  const open = services.filter(({ listing }) => !listing || monthlyCost(catalogue, listing, use).amount !== '$0');
  if (open.length === 0) return warnings;
  const names = open.map(({ requested, listing }) => listing?.vendor.name ?? requested).join(', ');
  return [...warnings, `No total is estimated, since these services are not: ${names}.`];
}

function foundWarnings(catalogue: Catalogue, listing: Listing): readonly string[] {
  const superseded = assess(catalogue, listing).terms_superseded;
  const newer = superseded?.reading ? ` Read on ${superseded.reading.date}: ${superseded.reading.terms}` : '';
  return [
    ...riskWarning(catalogue, listing),
    ...useWarning(listing),
    ...(superseded ? [`${listing.vendor.name}: ${superseded.notice}${newer}`] : []),
  ];
}
