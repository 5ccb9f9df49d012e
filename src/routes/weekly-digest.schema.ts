import { z } from 'zod';
import { asOfShape } from './shared/as-of.schema.ts';
import { changeRecord } from './shared/change-record.schema.ts';
import { count, isoDate } from './shared/primitive.schema.ts';
import { provenance } from './shared/provenance.schema.ts';
import { warningsShape } from './shared/warnings.schema.ts';

const weeklyCounts = z
  .strictObject({
    free_tiers_removed: count('Changes of type `free_tier_removed`.'),
    new_free_tiers: count('Changes of type `new_free_tier`.'),
    limits_reduced: count('Changes of type `limits_reduced`.'),
    limits_increased: count('Changes of type `limits_increased`.'),
    products_deprecated: count('Changes of type `product_deprecated`.'),
    pricing_restructured: count('Changes of type `pricing_restructured`.'),
  })
  .meta({ id: 'WeeklyCounts', description: 'All tracked changes of the week by type, effective and discovered ones.' });

/** 200 body of `/api/digest/weekly`. */
export const weeklyDigestBody = z
  .strictObject({
    week_of: isoDate('Monday of the week.'),
    week_ending: isoDate('Sunday of the week.'),
    total_changes: count('`changes_in_week` and `discovered_in_week` together.'),
    changes_in_week: count('Tracked changes that took effect in the week, before `limit`.'),
    discovered_in_week: count('Tracked changes found in the week whose effective day is unknown, before `limit`.'),
    summary: weeklyCounts,
    headline: z.string().describe('The week in one sentence.'),
    top_changes: z
      .array(changeRecord)
      .describe('Changes that took effect, by weight of the type times impact, then newest first; at most `limit`.'),
    discovered_changes: z.array(changeRecord).describe('Changes found, in the same order; at most `limit`.'),
    digest_markdown: z.string().describe('The digest as Markdown; all text from the catalogue is escaped.'),
    digest_html: z.string().describe('The digest as an HTML document; all text from the catalogue is escaped.'),
    ...asOfShape,
    ...warningsShape,
    _provenance: provenance,
  })
  .meta({ id: 'WeeklyDigest', description: 'One week of tracked pricing changes.' });

export type WeeklyDigestBody = z.infer<typeof weeklyDigestBody>;
