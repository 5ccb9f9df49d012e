import { z } from 'zod';
import type { PageRead } from '../../model/page-read.ts';
import { FAILURE_CATEGORIES, LINK_VERDICTS, READ_OUTCOMES } from '../../model/vocabulary.ts';
import { count, day, pastDay, text, webAddress } from './field.ts';
import { sourceCheck } from './offer.ts';

const pageRead = z.strictObject({
  url: webAddress,
  last_attempt: pastDay,
  last_read: z
    .strictObject({ date: pastDay, outcome: z.enum(READ_OUTCOMES), found: text.exactOptional() })
    .exactOptional(),
  last_success: pastDay.exactOptional(),
  last_reachable: pastDay.exactOptional(),
  failure: z
    .strictObject({
      category: z.enum(FAILURE_CATEGORIES),
      consecutive: count,
      error: text,
      quarantined_since: pastDay.exactOptional(),
      retries: count.exactOptional(),
    })
    .exactOptional(),
  link: z.strictObject({ verdict: z.enum(LINK_VERDICTS), since: pastDay, checked: pastDay }).exactOptional(),
  source_check: sourceCheck.exactOptional(),
  refused_read: z
    .strictObject({ reason: text, refused_date: pastDay, read_again_on: day.exactOptional() })
    .exactOptional(),
}) satisfies z.ZodType<PageRead>;

/** `reads/SLUG.yaml`: what the nightly reads know of one vendor's pages. Written by a job. */
export const readsFile = z.strictObject({ reads: z.array(pageRead).min(1) });
export type ReadsFile = z.output<typeof readsFile>;
