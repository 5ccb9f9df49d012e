import { z } from 'zod';
import { offerShape } from './shared/offer.schema.ts';
import { count } from './shared/primitive.schema.ts';
import { provenance } from './shared/provenance.schema.ts';
import { recommendedOfferShape } from './shared/recommended-offer.schema.ts';
import { tieBreak } from './shared/tie-break.schema.ts';
import { warningsShape } from './shared/warnings.schema.ts';

const stackCandidate = z
  .strictObject({ ...recommendedOfferShape, url: offerShape.url, risk_level: offerShape.risk_level })
  .meta({ id: 'StackCandidate', description: 'A free offer for a role, with its published level.' });

const stackRole = z
  .strictObject({
    role: z.string().describe('What the part is for; for a category given as a requirement, its name.'),
    category: offerShape.category.describe(
      "Where the candidates come from: the first of the role's categories with a free offer.",
    ),
    candidates: z
      .array(stackCandidate)
      .describe("The first 8 free offers of the day's order, one for each vendor; empty where there is none."),
    tie_count: count('Offers that share the first rank; any of them might have come first on another day.'),
    eligible_count: count(
      'All free offers of the category that do the job and are on the ranked list, one for each vendor.',
    ),
    reason: z.string().describe('Why the stack needs the role.'),
    tie_break: tieBreak.describe('Order of all vendors of the category; the candidates are the free offers in it.'),
  })
  .meta({ id: 'StackRole', description: 'One part of a stack and the free offers for it.' });

/** 200 body of `/api/stack`. */
export const stackBody = z
  .strictObject({
    use_case: z.string().describe('Name of the template that fits; the requested words in lower case when none does.'),
    stack: z.array(stackRole).describe('One entry for each role that has a category; empty where nothing fits.'),
    total_monthly_cost: z
      .literal('$0')
      .nullable()
      .describe(
        '`$0` where every role has a candidate: each is free, and what goes beyond its terms is not estimated. Null where ' +
          'no template fits, a role has no candidate or a requirement is unknown; `limitations` says which.',
      ),
    limitations: z.array(z.string()).describe('What the stack lacks, and uses that the terms of candidates rule out.'),
    risk_warnings: z.array(z.string()).describe('One for each candidate rated caution or risky, with its dated cause.'),
    ...warningsShape,
    _provenance: provenance,
  })
  .meta({ id: 'Stack', description: 'A stack of free tiers for a use case.' });

export type StackBody = z.infer<typeof stackBody>;
export type StackCandidate = z.infer<typeof stackCandidate>;
export type PublishedStackRole = z.infer<typeof stackRole>;
