import { z } from 'zod';
import type { AuthoredLimit, Limit } from '../../model/limit.ts';
import type { Offer, ReferralProgram, SourceCheck } from '../../model/offer.ts';
import {
  CHANGE_TYPES,
  COMMISSION_TYPES,
  ELIGIBILITY_TYPES,
  PAYMENT_PROTOCOLS,
  REFERRAL_TYPES,
  RULED_OUT_USES,
  SOURCE_CHECK_OUTCOMES,
  TIER_CLASSES,
} from '../../model/vocabulary.ts';
import { isLimitError } from '../../rules/limits/parse-limit.ts';
import { authoredLimit } from './authored-limit.ts';
import type { FieldCode } from './field-error.ts';
import { day, name, pastDay, quotation, text, webAddress } from './field.ts';

/** More tags than this describe nothing. */
export const MAX_TAGS = 8;

const eligibility = z.strictObject({
  type: z.enum(ELIGIBILITY_TYPES),
  program: text.exactOptional(),
  conditions: z.array(text).default([]),
});

const condition = z.strictObject({
  text,
  quote: quotation.exactOptional(),
  url: webAddress,
  read_on: pastDay.exactOptional(),
  rules_out: z.array(z.enum(RULED_OUT_USES)).min(1).exactOptional(),
});

/** A line of `limits`, or a mapping of a line and who gets it. One transform, so that each mistake has one diagnostic. */
export const limit = z
  .custom<AuthoredLimit>(() => true)
  .transform((written, context): Limit => {
    const read = authoredLimit(written);
    if (!isLimitError(read)) return read;
    context.addIssue({ code: 'custom', params: { error: 'bad-limit' satisfies FieldCode }, input: written });
    return z.NEVER;
  });

const paymentProtocol = z.strictObject({
  protocol: z.enum(PAYMENT_PROTOCOLS),
  chain: text.exactOptional(),
  settlement: text,
  pricing_model: text,
  example_cost: text,
});

const productSubtypes = z.strictObject({
  taxonomy: text,
  reviewed: pastDay,
  labels: z.array(z.strictObject({ subtype: text, source_url: webAddress, source_quote: quotation })).min(1),
});

const restatedFrom = z.strictObject({
  reading_date: pastDay,
  source_url: webAddress,
  record_date: day,
  change_type: z.enum(CHANGE_TYPES),
  restated_on: pastDay,
  keeps_product_sentence: z.boolean().exactOptional(),
});

/** The result of reading a cited page (docs/rules.md#source-check). */
export const sourceCheck = z.strictObject({
  checked: pastDay,
  outcome: z.enum(SOURCE_CHECK_OUTCOMES),
  detail: quotation,
}) satisfies z.ZodType<SourceCheck>;

/** A vendor's referral programme; the order of the keys is the order in which they are written. */
export const referralProgram = z.strictObject({
  available: z.boolean(),
  type: z.enum(REFERRAL_TYPES),
  commission_type: z.enum(COMMISSION_TYPES).exactOptional(),
  program_url: webAddress,
  read_on: pastDay.exactOptional(),
  referrer_benefit: text,
  referee_benefit: text,
  notes: text,
}) satisfies z.ZodType<ReferralProgram>;

/** An offer; the order of the keys is the order in which they are written. */
export const offer = z.strictObject({
  category: text,
  tier: text,
  tier_class: z.enum(TIER_CLASSES).exactOptional(),
  url: webAddress,
  // Not after today either: `future-verified-date` says so in words of its own.
  verifiedDate: day,
  expires_date: day.exactOptional(),
  tags: z.array(text).min(1).max(MAX_TAGS),
  alternative_to: z.array(name).min(1).exactOptional(),
  description: text,
  eligibility: eligibility.exactOptional(),
  conditions: z.array(condition).min(1).exactOptional(),
  limits: z.array(limit).min(1).exactOptional(),
  figures_that_are_no_limit: z.array(text).min(1).exactOptional(),
  payment_protocols: z.array(paymentProtocol).min(1).exactOptional(),
  product_subtypes: productSubtypes.exactOptional(),
  restated_from: restatedFrom.exactOptional(),
}) satisfies z.ZodType<Offer>;
