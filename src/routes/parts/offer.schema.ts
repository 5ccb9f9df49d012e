import { z } from 'zod';
import {
  CHANGE_TYPES,
  COMMISSION_TYPES,
  ELIGIBILITY_TYPES,
  GATE_CODES,
  PAYMENT_PROTOCOLS,
  READ_OUTCOMES,
  REFERRAL_TYPES,
  RISK_LEVELS,
  RULED_OUT_USES,
  SOURCE_CHECK_OUTCOMES,
  STABILITIES,
} from '../../model/vocabulary.ts';
import { changeType, riskCause } from './change-record.schema.ts';
import { isoDate, uri } from './primitive.schema.ts';

export const gate = z
  .strictObject({
    code: z.enum(GATE_CODES).describe('Why the offer is not on the ranked list.'),
    reason: z.string().describe('One sentence with the fact and its date.'),
  })
  .meta({
    id: 'Gate',
    description: 'Set for an offer that is not on the ranked list. A gate removes nothing from a response.',
  });

export const sourceCheck = z
  .strictObject({
    checked: isoDate('Day of the last read of the cited page.'),
    outcome: z.enum(SOURCE_CHECK_OUTCOMES).describe('Any outcome but `ok` withholds a favourable level.'),
    detail: z.string().describe('What the read found.'),
  })
  .meta({ id: 'SourceCheck', description: 'Whether the cited page states what the entry says.' });

export const linkUnreachable = z
  .strictObject({
    last_reachable: isoDate('Last day on which the page answered; null where it never did.').nullable(),
    checked: isoDate('Day of the check that concluded.'),
    terminal: z.boolean().describe('True for a page the vendor declared gone (410).'),
  })
  .meta({
    id: 'LinkUnreachable',
    description: 'Set only where a check concluded about the destination; being refused never sets it.',
  });

export const ratingWithheld = z
  .strictObject({
    reason: z.enum(['no_source', 'unconfirmed']).describe('Why the records cannot set a level.'),
    records: z.int().min(1).describe('How many records would carry a severity.'),
  })
  .meta({
    id: 'RatingWithheld',
    description: 'Set when every record that would set a level is unsourced or unconfirmed.',
  });

export const referralCode = z
  .strictObject({
    vendor: z.string().describe('Vendor name.'),
    code: z.string().describe('The code.'),
    referral_url: uri('Address that applies the code.'),
    referee_benefit: z.string().describe('What the reader gets.'),
    restrictions: z.array(z.string()).describe('Who may not use it, or for what.'),
    source: z.literal('platform').describe('The service itself holds the code.'),
  })
  .meta({ id: 'ReferralCode', description: 'A referral code the service holds.' });

const eligibility = z
  .strictObject({
    type: z.enum(ELIGIBILITY_TYPES).describe('Who may take the offer.'),
    conditions: z.array(z.string()).describe('What an applicant has to meet.'),
    program: z.string().nullable().describe('Name of the programme, where it has one.'),
  })
  .meta({ id: 'Eligibility', description: 'Who may take the offer; null for an offer open to anyone.' });

export const condition = z
  .strictObject({
    text: z.string().describe('The condition in our words.'),
    quote: z.string().describe("The words on the vendor's page."),
    url: uri('Page that states it.'),
    read_on: isoDate('Day on which it was read.'),
    rules_out: z.array(z.enum(RULED_OUT_USES)).optional().describe('Uses the condition rules out; absent where none.'),
  })
  .meta({ id: 'Condition', description: 'A condition of the terms, with its source.' });

const referralProgram = z
  .strictObject({
    available: z.boolean().describe('Whether anyone can join.'),
    referrer_benefit: z.string().describe('What the referrer gets.'),
    referee_benefit: z.string().describe('What the person referred gets.'),
    program_url: uri('Page of the programme.'),
    type: z.enum(REFERRAL_TYPES).describe('How one joins.'),
    commission_type: z.enum(COMMISSION_TYPES).optional().describe('How the referrer is paid; absent where not stated.'),
    notes: z.string().describe('What else matters; empty where nothing does.'),
    read_on: isoDate("Day the terms were read on the vendor's page; absent where they were not.").optional(),
  })
  .meta({ id: 'ReferralProgram', description: "The vendor's referral programme." });

const paymentProtocol = z
  .strictObject({
    protocol: z.enum(PAYMENT_PROTOCOLS).describe('Protocol by which an agent can pay.'),
    chain: z.string().optional().describe('Chain on which it settles, where it does.'),
    settlement: z.string().describe('What it settles in.'),
    pricing_model: z.string().describe('What is paid for.'),
    example_cost: z.string().describe('A price as the vendor states it.'),
  })
  .meta({ id: 'PaymentProtocol', description: 'A machine payment protocol that the vendor accepts.' });

const productSubtypes = z
  .strictObject({
    taxonomy: z.string().describe('Name and version of the taxonomy.'),
    labels: z
      .array(
        z.strictObject({
          subtype: z.string().describe('The label.'),
          source_url: uri('Page that supports it.'),
          source_quote: z.string().describe('The words that support it.'),
        }),
      )
      .describe('What kinds of product it is.'),
    reviewed: isoDate('Day of the last review.'),
  })
  .meta({ id: 'ProductSubtypes', description: 'Kinds of product, with their sources.' });

const restatedFrom = z
  .strictObject({
    reading_date: isoDate('Day of the reading.'),
    source_url: uri('Page that was read.'),
    record_date: isoDate('Date of the change record it belongs to.'),
    change_type: changeType,
    restated_on: isoDate('Day on which the stored terms were replaced.'),
  })
  .meta({ id: 'RestatedFrom', description: 'The dated reading from which the stored terms were taken.' });

export const expiresSoon = z
  .strictObject({
    expires_date: isoDate('Last day of the offer.'),
    days_until_expiry: z.int().min(1).max(90).describe('Whole days from today.'),
  })
  .meta({ id: 'ExpiresSoon', description: 'Set while the offer ends within 90 days.' });

const refusedRead = z
  .strictObject({
    reason: z.string().describe('Why the reading had no standing.'),
    refused_date: isoDate('Day on which it was refused.'),
    read_again_on: isoDate('Day of the next read; null where none is planned.').nullable(),
  })
  .meta({ id: 'RefusedRead', description: 'The last read proposed a change that was refused.' });

export const termsSuperseded = z
  .strictObject({
    change_date: isoDate('Date of the record that supersedes the stored terms.'),
    change_type: z.enum(CHANGE_TYPES).describe('Type of that record.'),
    summary: z.string().describe('Summary of that record.'),
    reading: z
      .strictObject({
        date: isoDate('Day of the reading.'),
        url: uri('Page that was read.'),
        label: z.string().describe('What the reading is.'),
        terms: z.string().describe('The terms as read.'),
      })
      .nullable()
      .describe('The newer terms; null where the record has no source or states none.'),
    notice: z.string().describe('One sentence for the reader.'),
  })
  .meta({
    id: 'TermsSuperseded',
    description: 'Set where an in-force record names the stored description as the previous terms.',
  });

/** SPEC.md "Offer" and RULES.md 1, in the order in which an offer is laid out. */
export const offerShape = {
  vendor: z.string().describe('Vendor name.'),
  category: z.string().describe('Category name.'),
  description: z.string().describe('The terms, in our words.'),
  tier: z.string().describe('Name of the tier.'),
  url: uri("The vendor's pricing page."),
  tags: z.array(z.string()).describe('Words from the closed list of tags.'),
  verifiedDate: isoDate('Catalogue date: when the entry was last written. It is not a confirmation.'),
  gate: gate.nullable().describe('Why the offer is not on the ranked list; null for one that is.'),
  eligibility: eligibility.nullable(),
  expires_date: isoDate('Last day of the offer; null where none is stated.').nullable(),
  conditions: z.array(condition).describe('Conditions of the terms, each with its source.'),
  referral_program: referralProgram.nullable().describe('Null where nothing is known of one.'),
  referral_code: referralCode.nullable().describe('Null when no code is held.'),
  payment_protocols: z.array(paymentProtocol).describe('Empty where none is known.'),
  source_check: sourceCheck.nullable().describe('Last read of the cited page; null before the first.'),
  product_subtypes: productSubtypes.nullable().describe('Null where not reviewed.'),
  restated_from: restatedFrom.optional().describe('Present where the stored terms were taken from a dated reading.'),
  last_read_date: isoDate('Last day on which the cited page was read; null before the first.').nullable(),
  last_read_outcome: z.enum(READ_OUTCOMES).nullable().describe('What that read concluded; null before the first.'),
  last_read_found: z.string().nullable().describe('What that read found; null when it confirmed the terms.'),
  days_since_verified: z.int().min(0).describe('Whole days since `verifiedDate`.'),
  days_since_read: z.int().min(0).nullable().describe('Whole days since `last_read_date`; null before the first read.'),
  recent_change: z.string().nullable().describe('The newest change of the last 90 days in one line; null where none.'),
  expires_soon: expiresSoon.nullable().describe('Null unless it ends within 90 days.'),
  risk_level: z.enum(RISK_LEVELS).nullable().describe('Null where any rule withholds it; never a favourable default.'),
  risk_cause: riskCause.nullable().describe('Never null when `risk_level` is `caution` or `risky`.'),
  rating_withheld: ratingWithheld
    .nullable()
    .describe('Why the records set no level; null where they did or there are none.'),
  stability: z.enum(STABILITIES).nullable().describe('Stability class; null where it is withheld.'),
  link_unreachable: linkUnreachable.nullable().describe('Null unless a check concluded that the page is gone.'),
  refused_read: refusedRead.nullable().describe('Null unless the last read was refused.'),
  terms_superseded: termsSuperseded.nullable().describe('Null unless a record supersedes the stored terms.'),
};

export const offer = z
  .strictObject(offerShape)
  .meta({ id: 'Offer', description: 'One offer of one vendor, as of the day of the response.' });

export type PublishedOffer = z.infer<typeof offer>;
export type PublishedReferralCode = z.infer<typeof referralCode>;
