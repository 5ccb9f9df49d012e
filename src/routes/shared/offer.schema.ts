import * as z from 'zod';
import { LIMIT_MEASURES, STORAGE_KINDS } from '../../model/limit.ts';
import {
  COMMISSION_TYPES,
  ELIGIBILITY_TYPES,
  PAYMENT_PROTOCOLS,
  READ_OUTCOMES,
  REFERRAL_TYPES,
  RISK_LEVELS,
  RULED_OUT_USES,
  STABILITIES,
} from '../../model/vocabulary.ts';
import { changeRecord, riskCause } from './change-record.ts';
import { component, isoDate, list, nullableText, optionalText, text, texts, uri } from './common.schema.ts';
import {
  expiresSoon,
  gate,
  linkUnreachable,
  ratingWithheld,
  refusedRead,
  restatedFrom,
  sourceCheck,
  termsSuperseded,
} from './offer-state.schema.ts';

export const limit = component('Limit', 'An amount that the free tier grants.', {
  measure: z.enum(LIMIT_MEASURES).describe('What the amount measures.'),
  amount: z.number().min(0).nullable().describe('In `unit`; null where the tier has no limit of this measure.'),
  unit: nullableText(
    '`bytes`, `minutes`, `hours`, `days`, `GB-hours`, `%`, or the currency of a credit (`USD`); null for counts. Of the ' +
      'measure `other` what is counted, in the singular (`branch`).',
  ),
  per: nullableText(
    'The period that renews the amount (`month`, `15 minutes`) or `once`; null where it is not renewed.',
  ),
  text: text('As the catalogue has it, in words.'),
  kind: z.enum(STORAGE_KINDS).optional().describe('What holds the storage, where that is known.'),
  scope: optionalText('What each amount applies to where that is not the account: `project`.'),
  for: optionalText('Who gets it, where that is not every new customer. Filters leave such a limit out.'),
});

export const referralCodeSchema = component('ReferralCode', 'A referral code the service holds.', {
  vendor: text('Vendor name.'),
  code: text('The code.'),
  referral_url: uri('Address that applies the code.'),
  referee_benefit: text('What the reader gets.'),
  restrictions: texts('Who may not use it, or for what.'),
  source: z.literal('platform').describe('The service itself holds the code.'),
});

export const eligibility = component('Eligibility', 'Who may take an offer that is not open to anyone.', {
  type: z.enum(ELIGIBILITY_TYPES).describe('Group that may take the offer.'),
  conditions: texts('What an applicant has to meet.'),
  program: nullableText('Name of the programme; null where it has none.'),
});

export const condition = component('Condition', 'A condition of an offer, with its source.', {
  text: text('The condition in our words.'),
  quote: nullableText("The words on the vendor's page; null where none are held: the condition is that of the entry."),
  url: uri('Page that states it.'),
  read_on: isoDate('Day on which it was read; null where it was not.').nullable(),
  rules_out: z.array(z.enum(RULED_OUT_USES)).optional().describe('Uses the condition rules out; absent where none.'),
});

export const referralProgram = component('ReferralProgram', "The vendor's referral programme.", {
  available: z.boolean().describe('Whether anyone can join.'),
  referrer_benefit: text('What the referrer gets.'),
  referee_benefit: text('What the person referred gets.'),
  program_url: uri('Page of the programme.'),
  type: z.enum(REFERRAL_TYPES).describe('How one joins.'),
  commission_type: z.enum(COMMISSION_TYPES).optional().describe('How the referrer is paid; absent where not stated.'),
  notes: text('What else matters; empty where nothing does.'),
  read_on: isoDate("Day the terms were read on the vendor's page; absent where they were not.").optional(),
});

const paymentProtocol = component('PaymentProtocol', 'A machine payment protocol that the vendor accepts.', {
  protocol: z.enum(PAYMENT_PROTOCOLS).describe('Protocol by which an agent can pay.'),
  chain: optionalText('Chain on which it settles, where it does.'),
  settlement: text('What it settles in.'),
  pricing_model: text('What is paid for.'),
  example_cost: text('A price as the vendor states it.'),
});

const productSubtypes = component('ProductSubtypes', 'Kinds of product, with their sources.', {
  taxonomy: text('Name and version of the taxonomy.'),
  labels: list(
    z.strictObject({
      subtype: text('The label.'),
      source_url: uri('Page that supports it.'),
      source_quote: text('The words that support it.'),
    }),
    'What kinds of product it is.',
  ),
  reviewed: isoDate('Day of the last review.'),
});

/** Fields of an offer, in published order. */
export const offerShape = {
  vendor: text('Vendor name.'),
  slug: text('Slug of the vendor: what to ask by.'),
  vendor_page: z.string().startsWith('/vendor/').describe("Path of the vendor's page."),
  category: text('Category name.'),
  description: text('The terms, in our words.'),
  tier: text('Name of the tier.'),
  url: uri("The vendor's pricing page."),
  tags: texts('Words from the closed list of tags.'),
  alternative_to: texts(
    'Products that it is recorded as an alternative to; the index need not hold them. Empty where none is.',
  ),
  limits: list(limit, 'Limits of the free tier; empty where none is recorded.'),
  verifiedDate: isoDate('Catalogue date: when the entry was last written. It is not a confirmation.'),
  gate: gate
    .nullable()
    .describe('Why the offer is not on the ranked list; null for one that is. With a gate, `risk_level` is null.'),
  eligibility: eligibility.nullable().describe('Who may take the offer; null for one that is open to anyone.'),
  expires_date: isoDate('Last day of the offer; null where none is stated.').nullable(),
  conditions: list(
    condition,
    'Conditions of the terms, then those that an applicant has to meet. Never empty for a startup programme.',
  ),
  referral_program: referralProgram
    .nullable()
    .describe("The vendor's own programme; null where nothing is known of one."),
  referral_code: referralCodeSchema
    .nullable()
    .describe('The code the service holds for the vendor; null when no code is held.'),
  payment_protocols: list(paymentProtocol, 'How a machine can pay for it; empty where none is known.'),
  source_check: sourceCheck.nullable().describe('Last read of the cited page; null before the first.'),
  product_subtypes: productSubtypes.nullable().describe('What kinds of product it is; null where not reviewed.'),
  restated_from: restatedFrom.optional().describe('Present where the stored terms were taken from a dated reading.'),
  last_read_date: isoDate('Last day on which the cited page was read; null before the first.').nullable(),
  last_read_outcome: z
    .enum(READ_OUTCOMES)
    .nullable()
    .describe(
      'What that read concluded; null before the first. `link_ok`: the page was there and its terms were not judged. A ' +
        'failed attempt leaves the last read standing.',
    ),
  last_read_found: nullableText('What that read found; null when it confirmed the terms.'),
  days_since_verified: z.int().min(0).describe('Whole days since `verifiedDate`.'),
  days_since_read: z.int().min(0).nullable().describe('Whole days since `last_read_date`; null before the first read.'),
  recent_change: nullableText('The newest change of the last 90 days in one line; null where none.'),
  expires_soon: expiresSoon.nullable().describe('How soon it ends; null unless that is today or within 90 days.'),
  risk_level: z
    .enum(RISK_LEVELS)
    .nullable()
    .describe(
      'How far the terms can be trusted to last. Null where any rule withholds it: a gate, records that cannot rate, an ' +
        'unreachable link; and for a favourable level a failed source check or a refused read. Null is never to be read ' +
        'as `stable`.',
    ),
  risk_cause: riskCause
    .nullable()
    .describe(
      'The dated record behind a level other than stable: never null when `risk_level` is `caution` or `risky`, and ' +
        'published even when another rule withholds the level; null when no record sets one.',
    ),
  rating_withheld: ratingWithheld
    .nullable()
    .describe('Why the records set no level; null where they did or there are none.'),
  stability: z
    .enum(STABILITIES)
    .nullable()
    .describe(
      'Which way the terms have moved. `volatile`: a free tier was removed, the product ends, or two changes for the ' +
        'worse count; `watch`: one does; `improving`: only changes for the better; `stable`: none. Null where it is withheld.',
    ),
  link_unreachable: linkUnreachable
    .nullable()
    .describe('Since when the page is gone; null unless a check concluded that it is.'),
  refused_read: refusedRead.nullable().describe('Why the last read was not believed; null unless it was refused.'),
  terms_superseded: termsSuperseded
    .nullable()
    .describe('The change that `description` has not followed yet; null unless a record supersedes the stored terms.'),
};

/** Some fields of an offer, for another object of responses. */
export function offerFields<Name extends keyof typeof offerShape>(...names: readonly Name[]) {
  // The type of `Object.fromEntries` loses the names.
  return Object.fromEntries(names.map((name) => [name, offerShape[name]])) as Pick<typeof offerShape, Name>;
}

export const offer = component('Offer', 'One offer of one vendor, as of the day of the response.', offerShape);

/** The fields of an offer that a request selects, and those that lists of offers add. */
const selectedOffer = z
  .strictObject({
    ...offerShape,
    days_since_update: z.int().min(0).describe('Whole days since the catalogue date, `verifiedDate`.'),
    kind: text('What kind of member of a comparison it is.'),
    has_referral: z.boolean().describe('Whether `/api/referral-programs` lists a programme of the vendor.'),
    deal_changes: list(changeRecord, 'All records of the vendor but retracted ones, newest first.'),
    gate_code: gate.shape.code.describe('Code of the gate; absent for an offer on the ranked list.'),
  })
  .partial()
  .meta({
    id: 'SelectedOffer',
    description:
      'What `fields` and `compact` select of an offer, each field as in the whole one, but that `compact` without `fields` ' +
      'shortens `description` and has `gate_code` in place of `gate`. Only a request with one of them is answered by it.',
  });

/** A whole offer, or what the request selects of it; code and tests read the whole one. */
export const orSelected = <Whole extends z.ZodType>(whole: Whole): Whole =>
  z.union([whole, selectedOffer]) as unknown as Whole;

export type PublishedOffer = z.infer<typeof offer>;
