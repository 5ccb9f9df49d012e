import * as z from 'zod';
import {
  categoryName,
  count,
  day,
  name,
  pastDay,
  quotation,
  tag,
  text,
  vendorName,
  visitedAddress,
  webAddress,
} from './field.ts';
import { sourceCheck } from './vendor-file.ts';
import type { PageRead } from '../../model/page-read.ts';
import { FIGURE_FINDINGS } from '../../model/page-verdict.ts';
import type { ReferralCode, StackTemplate } from '../../model/catalogue.ts';
import {
  AUDIENCES,
  CHANGE_TYPES,
  COMPARISON_KINDS,
  type ComparisonName,
  FAILURE_CATEGORIES,
  HOLDINGS,
  LINK_VERDICTS,
  READ_OUTCOMES,
} from '../../model/vocabulary.ts';

export const category = z.strictObject({
  name: name.describe('The name as it is published.'),
  audience: z.enum(AUDIENCES).describe('Whom it is for.'),
  holds: z.enum(HOLDINGS).describe('What its members are.'),
  scope: text.describe('What the name holds, and what it does not.'),
  answers: z.array(text).min(1).describe('Questions it answers; a question shared by two categories links them.'),
  tags: z
    .array(tag)
    .min(1)
    .exactOptional()
    .describe('Tags that mean the job of the category; an offer without any of them does another job.'),
  retired_names: z.array(name).default([]).describe('Names that filters still accept.'),
});

export const categoriesFile = z.array(category).min(1).describe('The closed list of categories.');
export type CategoriesFile = z.output<typeof categoriesFile>;

export const tagsFile = z.array(text).min(1).describe('The closed list of tags.');

/** `synonyms.yaml`: groups of words that a search takes for each other. The checks see to the size of a group. */
export const synonymsFile = z
  .array(z.array(text.describe('A word, in lower case without accents.')).describe('One group, of two words or more.'))
  .describe('Groups of words that a search takes for each other.');

const stackRole = z.strictObject({
  role: name.describe('Its name.'),
  categories: z.array(categoryName).min(1).describe('Categories that fill it, the best first.'),
  tags: z
    .array(tag)
    .min(1)
    .exactOptional()
    .describe('Tags that mean the job of the role; an offer without any of them is not a candidate.'),
  reason: text.describe('Why the role is needed, in a sentence.'),
});

/** `stacks.yaml`: use cases, the roles a stack for each needs, and the categories that fill them. */
export const stacksFile = z
  .array(
    z.strictObject({
      use_case: name.describe('Its name.'),
      keywords: z.array(text).min(1).describe('Words of a caller’s use case that lead here.'),
      roles: z.array(stackRole).min(1).describe('The roles a stack for it needs.'),
    }) satisfies z.ZodType<StackTemplate>,
  )
  .describe('Use cases and the roles they need.');

/** `referral-codes.yaml`: the codes the service holds. What they earn is not written here. */
export const referralCodesFile = z
  .array(
    z.strictObject({
      vendor: vendorName.describe('The vendor, spelt as its file spells it.'),
      code: text.describe('The code.'),
      referral_url: webAddress.describe('Address that carries it.'),
      referee_benefit: text.describe('What the reader gets by it.'),
      restrictions: z.array(text).default([]).describe('Who or what it is not for.'),
    }) satisfies z.ZodType<ReferralCode>,
  )
  .describe('The referral codes the service holds.');

const waiver = z.strictObject({
  check: text.describe('Code of the check.'),
  file: text.describe('File with the diagnostic, below the catalogue folder.'),
  line: count.exactOptional().describe('Line of the diagnostic, where the file has several.'),
  reason: text.describe('Why the diagnostic is accepted.'),
});
export type Waiver = z.output<typeof waiver>;

export const waiversFile = z.array(waiver).describe('Accepted diagnostics, each with its reason.');

/** `comparisons/NAME.yaml`: who is in one of the category comparisons; the name settles which kinds there are. */
export function comparisonFile(comparison: ComparisonName) {
  const member = z.strictObject({
    vendor: vendorName.describe('The vendor, spelt as its file spells it.'),
    kind: z.enum(COMPARISON_KINDS[comparison]).describe('What kind of member it is.'),
    category: categoryName.exactOptional().describe('Which of its offers; the first when left out.'),
  });
  return z
    .strictObject({ members: z.array(member).min(1).describe('The members.') })
    .describe('Who is in a comparison of one category.');
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
  ...sourceCheck.shape,
});

/** One page of a file of reads; the order of the keys is the order in which they are written. */
const pageRead = z.strictObject({
  url: visitedAddress,
  last_attempt: pastDay,
  last_read: z
    .strictObject({ date: pastDay, outcome: z.enum(READ_OUTCOMES), found: quotation.exactOptional() })
    .exactOptional(),
  last_success: pastDay.exactOptional(),
  last_reachable: pastDay.exactOptional(),
  failure: failure.exactOptional(),
  link: z.strictObject({ verdict: z.enum(LINK_VERDICTS), since: pastDay, checked: pastDay }).exactOptional(),
  redirects: z.array(visitedAddress).min(1).exactOptional(),
  answered_by: visitedAddress.exactOptional(),
  source_check: sourceCheck.exactOptional(),
  refused_read: z
    .strictObject({ reason: quotation, refused_date: pastDay, read_again_on: day.exactOptional() })
    .exactOptional(),
  better_page: z
    .strictObject({ url: visitedAddress, read_on: pastDay, outcome: z.enum(READ_OUTCOMES) })
    .exactOptional(),
  record_checks: z.array(recordCheck).min(1).exactOptional(),
  programme_check: sourceCheck.exactOptional(),
  evidence: z.array(evidence).min(1).exactOptional(),
}) satisfies z.ZodType<PageRead>;

/** `reads/SLUG.yaml`: what the nightly reads know of one vendor's pages. Written by a job. */
export const readsFile = z.strictObject({ reads: z.array(pageRead).min(1) });
