import { z } from 'zod';
import { count, day, name, pastDay, quotation, text, webAddress } from './field.ts';
import { sourceCheck } from './vendor-file.ts';
import type { PageRead } from '../../model/page-read.ts';
import { FIGURE_FINDINGS } from '../../model/page-verdict.ts';
import type { ReferralCode } from '../../model/catalogue.ts';
import type { StackTemplate } from '../../model/catalogue.ts';
import {
  AUDIENCES,
  CHANGE_TYPES,
  COMPARISON_KINDS,
  type ComparisonName,
  FAILURE_CATEGORIES,
  HOLDINGS,
  LINK_VERDICTS,
  READ_OUTCOMES,
  SOURCE_CHECK_OUTCOMES,
} from '../../model/vocabulary.ts';

/** `categories.yaml`: the closed list of categories. */
export const categoriesFile = z
  .array(
    z.strictObject({
      name,
      audience: z.enum(AUDIENCES),
      holds: z.enum(HOLDINGS),
      scope: text,
      answers: z.array(text).min(1),
      tags: z.array(text).min(1).exactOptional(),
      retired_names: z.array(name).default([]),
    }),
  )
  .min(1);
export type CategoriesFile = z.output<typeof categoriesFile>;

/** `tags.yaml`: the closed list of tags. */
export const tagsFile = z.array(text).min(1);

/** `synonyms.yaml`: groups of words that a search takes for each other. The checks see to the size of a group. */
export const synonymsFile = z.array(z.array(text));

/** `stacks.yaml`: use cases, the roles a stack for each needs, and the categories that fill them. */
export const stacksFile = z.array(
  z.strictObject({
    use_case: name,
    keywords: z.array(text).min(1),
    roles: z
      .array(
        z.strictObject({
          role: name,
          categories: z.array(text).min(1),
          tags: z.array(text).min(1).exactOptional(),
          reason: text,
        }),
      )
      .min(1),
  }) satisfies z.ZodType<StackTemplate>,
);
export type StacksFile = z.output<typeof stacksFile>;

/** `referral-codes.yaml`: the codes the service holds. What they earn is not written here. */
export const referralCodesFile = z.array(
  z.strictObject({
    vendor: text,
    code: text,
    referral_url: webAddress,
    referee_benefit: text,
    restrictions: z.array(text).default([]),
  }) satisfies z.ZodType<ReferralCode>,
);

/** An accepted diagnostic, with its reason. */
const waiver = z.strictObject({
  check: text,
  file: text,
  line: count.exactOptional(),
  reason: text,
});
export type Waiver = z.output<typeof waiver>;

/** `waivers.yaml`: the accepted diagnostics. */
export const waiversFile = z.array(waiver);

/** `comparisons/NAME.yaml`: who is in one of the category comparisons; the name settles which kinds there are. */
export function comparisonFile(comparison: ComparisonName) {
  const member = z.strictObject({
    vendor: text,
    kind: z.enum(COMPARISON_KINDS[comparison]),
    category: text.exactOptional(),
  });
  return z.strictObject({ members: z.array(member).min(1) });
}

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
export type ReadsFile = z.output<typeof readsFile>;
