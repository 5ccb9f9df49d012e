import { z } from 'zod';
import { offer } from './parts/offer.schema.ts';
import { count } from './parts/primitive.schema.ts';
import { provenance } from './parts/provenance.schema.ts';

/** SPEC.md "GET /api/offers". */
export const offersBody = z
  .strictObject({
    offers: z.array(offer).describe('One page of the matches.'),
    total: count('All matches, before paging.'),
    gated: count('Matches that are not on the ranked list, over the whole match.'),
    gate_summary: z
      .string()
      .optional()
      .describe('How many of the match are not on the ranked list and why; absent when `gated` is 0.'),
    stability_withheld: count(
      'Matches of the other filters that publish no stability class; present only when `stability` is given.',
    ).optional(),
    stability_withheld_summary: z
      .string()
      .optional()
      .describe('The same in a sentence; absent when `stability_withheld` is 0.'),
    _provenance: provenance,
  })
  .meta({ id: 'Offers', description: 'Offers that match a search, page by page.' });

export type OffersBody = z.infer<typeof offersBody>;
