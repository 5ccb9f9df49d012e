import type { Catalogue, Listing } from '../model/catalogue.ts';
import { assess } from '../rules/risk/assessment.ts';
import { auditGaps, type AuditGap, cheaperAlternative } from '../rules/stack/picks.ts';
import { ok, route, type Published } from './route.ts';
import { changeRecord } from './shared/change-record.ts';
import { component, count, list, nullableText, texts } from './shared/common.schema.ts';
import {
  onRecordFields,
  serviceFields,
  namedServices,
  onRecordNote,
  publishedService,
  servicesParameter,
  shownRecords,
  singleServiceCases,
  type NamedService,
} from './shared/named-services.ts';
import { offerFields, offerShape } from './shared/offer.schema.ts';
import { PAGE } from './shared/page.ts';
import { indexBody, provenanceOf } from './shared/provenance.ts';
import { recommendedOfferSchema, recommendedOffer, riskWarning } from './shared/offer.ts';
import { pickFields } from './shared/pick-fields.ts';

const gap = component('StackGap', 'A core category in which no service of the stack has an offer.', {
  category: offerShape.category,
  recommendation: recommendedOfferSchema
    .nullable()
    .describe("The first free offer of the category in the day's order; null where it has none on the ranked list."),
});

const auditedService = component(
  'AuditedService',
  "One named service, judged by the vendor's first offer. The others, such as a startup programme, count for gaps.",
  {
    ...serviceFields('Only an exact name, slug, former name or alias is found; nothing else is analysed.'),
    category: offerShape.category.nullable().describe("Category of the vendor's first offer; null when not found."),
    tier: offerShape.tier.nullable().describe('Tier of that offer; null when not found.'),
    ...offerFields('risk_level', 'risk_cause', 'gate', 'rating_withheld', 'link_unreachable', 'source_check'),
    level_withheld_because: nullableText('One sentence; never null when `risk_level` is null, null otherwise.'),
    recent_changes: list(changeRecord, 'All records of the vendor but retracted ones, newest first.'),
    cheaper_alternative: recommendedOfferSchema
      .nullable()
      .describe(
        "A free offer of another vendor in the same category that has one of the service's two leading tags and a " +
          "published stable level, the first of the day's order; null where there is none, and for a service that is " +
          'free and stable itself.',
      ),
    suggestions: texts('For a name not found, names that may have been meant; at most 5.'),
    ...onRecordFields,
  },
);

export const auditStackBody = indexBody('StackAudit', 'What may be wrong with a stack.', {
  services_analyzed: count('Services found by their exact name.'),
  risks_found: count('Services with a published level of `caution` or `risky`; withheld levels are not counted.'),
  savings_opportunities: count('Services with a `cheaper_alternative`.'),
  gaps: list(
    gap,
    'Core categories that no recognised service is in, in their published order. A startup programme counts for the ' +
      'category that its tags mean, and a service held by its change records for the category of the newest.',
  ),
  services: list(auditedService, 'One entry for each name, in the requested order; repeated names once.'),
  recommendations: texts(
    'One for each caution or risky service with its dated cause and the alternative, then one for the gaps, then one ' +
      'for the services of which only change records are held.',
  ),
});

export type AuditedService = Published<typeof auditedService>;

export const auditStack = route({
  path: '/api/audit-stack',
  operationId: 'auditStack',
  tag: 'Stacks',
  body: auditStackBody,
  summary: 'What may be wrong with a stack',
  description:
    'Risk, gaps and cheaper alternatives of the services a project uses. A name that is not exactly a listed vendor is ' +
    'no error: it comes back as `not_found` with suggestions, and nothing is computed for it. For a vendor of which only ' +
    'change records are held, `on_record` says what was recorded last.',
  parameters: {
    services: servicesParameter(
      'Comma-separated vendors, at most 100; only exact names, slugs, former names and aliases are analysed.',
    ),
  },

  cases: singleServiceCases,

  answer(catalogue, values) {
    const named = namedServices(catalogue, values.services, 'exact');
    return 'refused' in named ? named.refused : ok(auditOf(catalogue, named.services));
  },
});

function auditOf(catalogue: Catalogue, services: readonly NamedService[]): Published<typeof auditStackBody> {
  const found = services.flatMap(({ listing }) => listing ?? []);
  const alternatives = found.flatMap((listing) => cheaperAlternative(catalogue, listing) ?? []);
  const audited = services.map((service) => auditOne(catalogue, service));
  const gaps = auditGaps(
    catalogue,
    services.flatMap(({ resolved }) => resolved?.vendor ?? []),
  );
  return {
    services_analyzed: found.length,
    risks_found: audited.filter(({ risk_level: level }) => level === 'caution' || level === 'risky').length,
    savings_opportunities: alternatives.length,
    gaps: gaps.map(({ category, recommendation }) => ({
      category: category.name,
      recommendation: recommendation && recommendedOffer(catalogue, recommendation),
    })),
    services: audited,
    recommendations: [...auditRecommendations(catalogue, found, gaps), ...onRecordNote(services)],
    _provenance: provenanceOf(catalogue, PAGE.home, {
      listings: [...found, ...alternatives, ...gaps.flatMap(({ recommendation }) => recommendation ?? [])],
      changes: shownRecords(services),
    }),
  };
}

function auditOne(catalogue: Catalogue, service: NamedService): AuditedService {
  const { listing } = service;
  const alternative = listing && cheaperAlternative(catalogue, listing);
  return pickFields(auditedService, {
    ...publishedService(catalogue, service),
    level_withheld_because: listing ? assess(catalogue, listing).level_withheld_because : service.unlisted.error,
    cheaper_alternative: alternative && recommendedOffer(catalogue, alternative),
    suggestions: listing ? [] : service.unlisted.suggestions,
  });
}

/** Recommendations for a stack: one per caution or risky service, then one that names the gaps (docs/rules.md#audit). */
function auditRecommendations(catalogue: Catalogue, found: readonly Listing[], gaps: readonly AuditGap[]) {
  const risks = found.flatMap((listing) =>
    riskWarning(catalogue, listing).map((warning) => `${warning} ${adviceOn(catalogue, listing)}`),
  );
  if (gaps.length === 0) return risks;
  const names = gaps.map(({ category }) => category.name).join(', ');
  return [
    ...risks,
    `No recognised service of this stack is in ${names}; gaps names a free offer for each that has one written or re-read within 180 days.`,
  ];
}

function adviceOn(catalogue: Catalogue, listing: Listing): string {
  const other = cheaperAlternative(catalogue, listing);
  return other
    ? `${other.vendor.name} (${other.offer.tier}) in ${other.category.name} is free and rated stable.`
    : `No other free offer in ${listing.category.name} with one of its leading tags is rated stable.`;
}
