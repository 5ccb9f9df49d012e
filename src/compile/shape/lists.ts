import { z } from 'zod';
import type { ReferralCode, StackTemplate } from '../../model/catalogue.ts';
import { AUDIENCES, COMPARISON_KINDS, HOLDINGS, type ComparisonName } from '../../model/vocabulary.ts';
import { count, name, text, webAddress } from './field.ts';

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
