import { z } from 'zod';
import type { PageRead } from '../../model/page-read.ts';
import { FIGURE_FINDINGS } from '../../model/page-verdict.ts';
import {
  CHANGE_TYPES,
  FAILURE_CATEGORIES,
  LINK_VERDICTS,
  READ_OUTCOMES,
  SOURCE_CHECK_OUTCOMES,
} from '../../model/vocabulary.ts';
import { count, day, pastDay, quotation, webAddress } from './field.ts';
import { sourceCheck } from './offer.ts';

const failure = z.strictObject({
  category: z.enum(FAILURE_CATEGORIES),
  consecutive: count,
  error: quotation,
  quarantined_since: pastDay.exactOptional(),
  retries: count.exactOptional(),
});

const evidence = z.strictObject({
  figure: quotation,
  finding: z.enum(FIGURE_FINDINGS),
  text: quotation.exactOptional(),
});

const recordCheck = z.strictObject({
  change_type: z.enum(CHANGE_TYPES),
  // A record may announce a change.
  date: day,
  checked: pastDay,
  outcome: z.enum(SOURCE_CHECK_OUTCOMES),
  detail: quotation,
});

/** One page of a file of reads; the order of the keys is the order in which they are written. */
const pageRead = z.strictObject({
  url: webAddress,
  last_attempt: pastDay,
  last_read: z
    .strictObject({ date: pastDay, outcome: z.enum(READ_OUTCOMES), found: quotation.exactOptional() })
    .exactOptional(),
  last_success: pastDay.exactOptional(),
  last_reachable: pastDay.exactOptional(),
  failure: failure.exactOptional(),
  link: z.strictObject({ verdict: z.enum(LINK_VERDICTS), since: pastDay, checked: pastDay }).exactOptional(),
  redirects: z.array(webAddress).min(1).exactOptional(),
  answered_by: webAddress.exactOptional(),
  source_check: sourceCheck.exactOptional(),
  refused_read: z
    .strictObject({ reason: quotation, refused_date: pastDay, read_again_on: day.exactOptional() })
    .exactOptional(),
  better_page: z.strictObject({ url: webAddress, read_on: pastDay, outcome: z.enum(READ_OUTCOMES) }).exactOptional(),
  record_checks: z.array(recordCheck).min(1).exactOptional(),
  programme_check: sourceCheck.exactOptional(),
  evidence: z.array(evidence).min(1).exactOptional(),
  compared: quotation.exactOptional(),
  etag: quotation.exactOptional(),
  last_modified: quotation.exactOptional(),
}) satisfies z.ZodType<PageRead>;

/** `reads/SLUG.yaml`: what the nightly reads know of one vendor's pages. Written by a job. */
export const readsFile = z.strictObject({ reads: z.array(pageRead).min(1) });
