import { z } from 'zod';
import type { PageRead } from '../../model/page-read.ts';
import { FAILURE_CATEGORIES, LINK_VERDICTS, READ_OUTCOMES } from '../../model/vocabulary.ts';
import { count, day, text, webAddress } from './field.ts';
import { sourceCheck } from './offer.ts';

const pageRead = z.strictObject({
  url: webAddress,
  last_attempt: day,
  last_read: z.strictObject({ date: day, outcome: z.enum(READ_OUTCOMES), found: text.exactOptional() }).exactOptional(),
  last_success: day.exactOptional(),
  last_reachable: day.exactOptional(),
  failure: z
    .strictObject({
      category: z.enum(FAILURE_CATEGORIES),
      consecutive: count,
      error: text,
      quarantined_since: day.exactOptional(),
      retries: count.exactOptional(),
    })
    .exactOptional(),
  link: z.strictObject({ verdict: z.enum(LINK_VERDICTS), since: day, checked: day }).exactOptional(),
  source_check: sourceCheck.exactOptional(),
  refused_read: z.strictObject({ reason: text, refused_date: day, read_again_on: day.exactOptional() }).exactOptional(),
}) satisfies z.ZodType<PageRead>;

/** `reads/SLUG.yaml`: what the nightly reads know of one vendor's pages. Written by a job. */
export const readsFile = z.strictObject({ reads: z.array(pageRead).min(1) });
export type ReadsFile = z.output<typeof readsFile>;
