import { z } from 'zod';
import { agent } from './shared/agent.schema.ts';
import { offer, orSelected } from './shared/offer.schema.ts';
import { count } from './shared/primitive.schema.ts';
import { provenance } from './shared/provenance.schema.ts';
import { tieBreak } from './shared/tie-break.schema.ts';
import { warningsShape } from './shared/warnings.schema.ts';

/** The other vendors of the brand that a vendor's name is. */
export const otherProducts = z
  .array(
    z.strictObject({
      name: z.string().describe('Vendor name.'),
      slug: z.string().describe('Name in paths.'),
    }),
  )
  .describe(
    "Other vendors of the brand, such as `Stripe Atlas` beside `Stripe`: the first 20 of the day's rank order with the query " +
      'key `disambiguation:` and the slug. Absent where there is none.',
  );

const resolvedFrom = z
  .string()
  .describe(
    'The requested name; present only when it is neither the name nor the slug of the vendor, whatever its case.',
  );

const resolvedDetails = z
  .strictObject({
    offer: offer.describe(
      "The vendor's first offer. Where it has others, such as a startup programme beside a free tier, they are at " +
        '`/api/offers?q=` with its name; everything below is about the category of this one.',
    ),
    relatedVendors: z
      .array(z.string())
      .describe('Every other vendor of the category, in `tie_break` order, whether or not `alternatives=true`.'),
    alternatives: z
      .array(orSelected(offer))
      .optional()
      .describe(
        'Their offers, same set and order; of a vendor with several in the category, its first there. ' +
          'Present only when `alternatives=true`.',
      ),
    tie_break: tieBreak,
    resolved_from: resolvedFrom.optional(),
    other_products: otherProducts.optional(),
    _agent: agent,
    ...warningsShape,
    _provenance: provenance,
  })
  .meta({ id: 'VendorDetails', description: 'One vendor, with the alternatives to it.' });

const ambiguousDetails = z
  .strictObject({
    disambiguation: z
      .array(
        z.strictObject({
          slug: z.string().describe('What to ask by.'),
          name: z.string().describe('Vendor name.'),
        }),
      )
      .describe(
        "The vendors that may have been meant: the first 20 of the day's rank order with the query key " +
          '`disambiguation:` and the slug of the requested name.',
      ),
    total: count('All vendors that may have been meant.'),
    resolved_from: resolvedFrom,
    ...warningsShape,
    _provenance: provenance,
  })
  .meta({ id: 'Disambiguation', description: 'Several vendors may have been meant; ask again by one of the slugs.' });

/** 200 body of `/api/details/{vendor}`. */
export const detailsBody = z
  .union([resolvedDetails, ambiguousDetails])
  .meta({ id: 'Details', description: 'One vendor, or those that may have been meant.' });

export type ResolvedDetails = z.infer<typeof resolvedDetails>;
export type AmbiguousDetails = z.infer<typeof ambiguousDetails>;
