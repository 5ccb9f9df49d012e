import { z } from 'zod';
import { SCALES } from '../rules/stack/monthly-cost.ts';
import { changeRecord } from './shared/change-record.schema.ts';
import { condition, offerShape } from './shared/offer.schema.ts';
import { onRecordFields } from './shared/on-record.schema.ts';
import { count } from './shared/primitive.schema.ts';
import { provenance } from './shared/provenance.schema.ts';
import { recommendedOffer } from './shared/recommended-offer.schema.ts';

const amount = z.enum(['$0', 'not estimated']);

const costedService = z
  .strictObject({
    vendor: z.string().describe('Vendor name; for a name not found, the requested name.'),
    slug: offerShape.slug.nullable().describe('Slug of the vendor; null when not found.'),
    vendor_page: offerShape.vendor_page.nullable().describe("Path of the vendor's page; null when not found."),
    status: z
      .enum(['found', 'not_found'])
      .describe('`not_found` where the name leads to no listed offer; nothing is computed for it.'),
    current_tier: offerShape.tier.nullable().describe("Tier of the vendor's first offer; null when not found."),
    free_tier_limits: z
      .string()
      .nullable()
      .describe(
        'The terms of the free tier; null where it is none anyone may take, or its stored terms are superseded.',
      ),
    conditions: z.array(condition).describe('Conditions of the terms, each with its source; empty when not found.'),
    estimated_monthly_cost: amount.describe(
      '`$0` on a free tier whose stored terms hold and that is not rated risky, at hobby scale; no other figure is ever ' +
        'stated.',
    ),
    not_estimated_because: z.string().nullable().describe('One sentence; null where the cost is `$0`.'),
    free_alternative: recommendedOffer
      .nullable()
      .describe(
        'A free offer of another vendor in the same category with a published stable level; null where there is none, ' +
          'and for a service that is free and stable itself.',
      ),
    recent_changes: z.array(changeRecord).describe('All records of the vendor but retracted ones, newest first.'),
    ...onRecordFields,
  })
  .meta({ id: 'CostedService', description: "One named service, by the vendor's first offer." });

/** 200 body of `/api/costs`. */
export const costsBody = z
  .strictObject({
    services: z.array(costedService).describe('One entry for each name, in the requested order; repeated names once.'),
    total_estimated_cost: amount.describe('`$0` when every service named costs that; else `not estimated`.'),
    savings_available: count('Services with a `free_alternative`. A sum is never stated.'),
    warnings: z
      .array(z.string())
      .describe('What to know before relying on the answer, and about the request; empty when there is nothing.'),
    scale: z.enum(SCALES).describe('The requested scale.'),
    _provenance: provenance,
  })
  .meta({ id: 'Costs', description: 'Which services of a stack a free tier covers.' });

export type CostsBody = z.infer<typeof costsBody>;
export type CostedService = z.infer<typeof costedService>;
