import { z } from 'zod';
import { changeRecord } from './shared/change-record.schema.ts';
import { offerShape } from './shared/offer.schema.ts';
import { onRecordFields } from './shared/on-record.schema.ts';
import { count } from './shared/primitive.schema.ts';
import { provenance } from './shared/provenance.schema.ts';
import { recommendedOffer } from './shared/recommended-offer.schema.ts';
import { warningsShape } from './shared/warnings.schema.ts';

const gap = z
  .strictObject({
    category: offerShape.category,
    recommendation: recommendedOffer
      .nullable()
      .describe("The first free offer of the category in the day's order; null where it has none on the ranked list."),
  })
  .meta({ id: 'StackGap', description: 'A core category in which no service of the stack has an offer.' });

const auditedService = z
  .strictObject({
    vendor: z.string().describe('Vendor name; for a name not found, the requested name.'),
    slug: offerShape.slug.nullable().describe('Slug of the vendor; null when not found.'),
    vendor_page: offerShape.vendor_page.nullable().describe("Path of the vendor's page; null when not found."),
    status: z
      .enum(['found', 'not_found'])
      .describe('Only an exact name, slug, former name or alias is found; nothing else is analysed.'),
    category: offerShape.category.nullable().describe("Category of the vendor's first offer; null when not found."),
    tier: offerShape.tier.nullable().describe('Tier of that offer; null when not found.'),
    risk_level: offerShape.risk_level,
    risk_cause: offerShape.risk_cause,
    gate: offerShape.gate,
    rating_withheld: offerShape.rating_withheld,
    link_unreachable: offerShape.link_unreachable,
    source_check: offerShape.source_check,
    level_withheld_because: z
      .string()
      .nullable()
      .describe('One sentence; never null when `risk_level` is null, null otherwise.'),
    recent_changes: z.array(changeRecord).describe('All records of the vendor but retracted ones, newest first.'),
    cheaper_alternative: recommendedOffer
      .nullable()
      .describe(
        "A free offer of another vendor in the same category that has one of the service's two leading tags and a " +
          "published stable level, the first of the day's order; null where there is none, and for a service that is " +
          'free and stable itself.',
      ),
    suggestions: z.array(z.string()).describe('For a name not found, names that may have been meant; at most 5.'),
    ...onRecordFields,
  })
  .meta({
    id: 'AuditedService',
    description:
      "One named service, judged by the vendor's first offer. The others, such as a startup programme, count for gaps.",
  });

/** 200 body of `/api/audit-stack`. */
export const auditStackBody = z
  .strictObject({
    services_analyzed: count('Services found by their exact name.'),
    risks_found: count('Services with a published level of `caution` or `risky`; withheld levels are not counted.'),
    savings_opportunities: count('Services with a `cheaper_alternative`.'),
    gaps: z
      .array(gap)
      .describe(
        'Core categories that no recognised service is in, in their published order. A startup programme counts for the ' +
          'category that its tags mean, and a service held by its change records for the category of the newest.',
      ),
    services: z.array(auditedService).describe('One entry for each name, in the requested order; repeated names once.'),
    recommendations: z
      .array(z.string())
      .describe(
        'One for each caution or risky service with its dated cause and the alternative, then one for the gaps, then one ' +
          'for the services of which only change records are held.',
      ),
    ...warningsShape,
    _provenance: provenance,
  })
  .meta({ id: 'StackAudit', description: 'What may be wrong with a stack.' });

export type AuditStackBody = z.infer<typeof auditStackBody>;
export type AuditedService = z.infer<typeof auditedService>;
