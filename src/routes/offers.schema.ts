import { z } from 'zod';
import { offer, orSelected } from './shared/offer.schema.ts';
import { pageShape } from './shared/paging.schema.ts';
import { count } from './shared/primitive.schema.ts';
import { provenance } from './shared/provenance.schema.ts';
import { warningsShape } from './shared/warnings.schema.ts';

/** The response of `/api/offers`. */
export const offersBody = z
  .strictObject({
    offers: z.array(orSelected(offer)).describe('One page of the matches.'),
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
    match: z
      .enum(['all', 'mixed', 'partial'])
      .optional()
      .describe(
        '`all`: every offer of the match has each term of `q` or a synonym of it, or is an alternative to the product that `q` ' +
          'names. `mixed`: the first `full_matches` do, and offers with some of the terms follow. `partial`: no offer has all ' +
          'terms. Absent without `q`.',
      ),
    full_matches: count('Offers of the match that have every term; they come first. Present only with `q`.').optional(),
    terms_without_a_match: z
      .array(z.string())
      .optional()
      .describe(
        'Terms of `q`, folded, that no offer of the match has; several terms that are one synonym are one entry. Present ' +
          'only when `match` is `partial`.',
      ),
    corrected: z
      .array(
        z.strictObject({
          term: z.string().describe('A term of `q` that no offer contains.'),
          read_as: z.array(z.string()).describe('Words of the offers that are a typo away and were searched instead.'),
        }),
      )
      .optional()
      .describe('Terms that were taken for typos; absent when none was.'),
    read_as: z
      .array(
        z.strictObject({
          text: z.string().describe('A part of `q`, folded.'),
          as: z
            .string()
            .describe('The filter that was applied for it (`min_storage=1GB`), or the path that answers it.'),
        }),
      )
      .optional()
      .describe('Parts of `q` that were read as another request; absent when none was.'),
    ...pageShape,
    ...warningsShape,
    _provenance: provenance,
  })
  .meta({ id: 'Offers', description: 'Offers that match a search, page by page.' });

export type OffersBody = z.infer<typeof offersBody>;
