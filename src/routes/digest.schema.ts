import { z } from 'zod';
import { asOfShape } from './shared/as-of.schema.ts';
import { changeRecord } from './shared/change-record.schema.ts';
import { deadline } from './shared/deadline.schema.ts';
import { offer } from './shared/offer.schema.ts';
import { isoDate } from './shared/primitive.schema.ts';
import { provenance } from './shared/provenance.schema.ts';
import { warningsShape } from './shared/warnings.schema.ts';

/** 200 body of `/api/digest`. */
export const digestBody = z
  .strictObject({
    week: z
      .string()
      .regex(/^\d{4}-W\d{2}$/)
      .describe('The ISO week of today, `2026-W47`.'),
    week_of: isoDate('Its Monday.'),
    week_ending: isoDate('Its Sunday.'),
    date_range: z
      .string()
      .describe(
        'Days that the two lists of changes cover, both included, as `2026-11-16 to 2026-11-20`: the week as far as it ' +
          'has come, or the last 30 days where fewer than 3 changes took effect in it.',
      ),
    deal_changes: z
      .array(changeRecord)
      .describe('Tracked changes whose effective date lies in the range; newest first.'),
    discovered_changes: z
      .array(changeRecord)
      .describe('Tracked changes found in the range; the day they took effect is unknown. Newest first.'),
    new_offers: z.array(offer).max(10).describe('Offers written in the last 7 days, newest first; at most 10.'),
    upcoming_deadlines: z.array(deadline).max(25).describe('As on /api/deadlines; the first 25.'),
    summary: z.string().describe('The digest in one paragraph; it says so where the range was widened to 30 days.'),
    ...asOfShape,
    ...warningsShape,
    _provenance: provenance,
  })
  .meta({ id: 'Digest', description: 'What the week brought.' });

export type DigestBody = z.infer<typeof digestBody>;
