import * as z from 'zod';
import { detect } from './detect.ts';
import { categoryName, day, limit, name, pastDay, productName, quotation, tag, text, webAddress } from './field.ts';
import type { ArchiveCheck, ChangeRecord } from '../../model/change-record.ts';
import type { Offer, ReferralProgram, SourceCheck } from '../../model/offer.ts';
import {
  ARCHIVE_OUTCOMES,
  CHANGE_TYPES,
  COMMISSION_TYPES,
  DATE_SOURCES,
  ELIGIBILITY_TYPES,
  IMPACTS,
  LISTING_EFFECTS,
  PAYMENT_PROTOCOLS,
  REFERRAL_TYPES,
  REPORTS,
  RESOLUTION_STATES,
  RULED_OUT_USES,
  SOURCE_CHECK_OUTCOMES,
  TIER_CLASSES,
  TIER_DIRECTIONS,
} from '../../model/vocabulary.ts';

/** More tags than this describe nothing. */
const MAX_TAGS = 8;

const eligibility = z.strictObject({
  type: z.enum(ELIGIBILITY_TYPES).describe('Who may take the offer.'),
  program: text.exactOptional().describe('Name of the programme.'),
  conditions: z.array(text).default([]).describe('What an applicant has to fulfil.'),
});

const condition = z.strictObject({
  text: text.describe('The condition in our words.'),
  quote: quotation
    .exactOptional()
    .describe('The vendor’s words that state it, with `read_on`; left out where they were not read.'),
  url: webAddress.describe('Web address, from https:// on.'),
  read_on: pastDay.exactOptional().describe('Day on which the words were read there, YYYY-MM-DD.'),
  rules_out: z.array(z.enum(RULED_OUT_USES)).min(1).exactOptional().describe('Uses that the condition forbids.'),
});

const limitLine = limit.describe(
  'A line such as `300 build minutes a month`, or a mapping of `limit`, the line, and `for`, who gets it where not every new customer does.',
);

const paymentProtocol = z.strictObject({
  protocol: z.enum(PAYMENT_PROTOCOLS).describe('The protocol.'),
  chain: text.exactOptional().describe('Block chain it settles on.'),
  settlement: text.describe('What is paid in.'),
  pricing_model: text.describe('What is paid for.'),
  example_cost: text.describe('What one use costs.'),
});

const label = z.strictObject({
  subtype: text.describe('The kind.'),
  source_url: webAddress.describe('Page that states it.'),
  source_quote: quotation.describe('The vendor’s words that say so.'),
});

const productSubtypes = z.strictObject({
  taxonomy: text.describe('Name of the list of kinds.'),
  reviewed: pastDay.describe('Day on which the kinds were last looked over, YYYY-MM-DD.'),
  labels: z.array(label).min(1).describe('The kinds.'),
});

const restatedFrom = z.strictObject({
  reading_date: pastDay.describe('Day of the reading, YYYY-MM-DD.'),
  source_url: webAddress.describe('Page that states it.'),
  record_date: day.describe('Date of the change record that states the new terms, YYYY-MM-DD.'),
  change_type: z.enum(CHANGE_TYPES).describe('Type of that record.'),
  restated_on: pastDay.describe('Day on which the terms were rewritten, YYYY-MM-DD.'),
  keeps_product_sentence: z.boolean().exactOptional().describe('The sentence on what the product is was kept.'),
});

/** The result of reading a cited page (docs/rules.md#source-check). */
export const sourceCheck = z.strictObject({
  checked: pastDay.describe('Day of the check, YYYY-MM-DD.'),
  outcome: z.enum(SOURCE_CHECK_OUTCOMES).describe('What was found.'),
  detail: quotation.describe('What was found, in a sentence.'),
}) satisfies z.ZodType<SourceCheck>;

/** A vendor's referral programme; the order of the keys is the order in which they are written. */
export const referralProgram = z.strictObject({
  available: z.boolean().describe('Whether it can be joined today.'),
  type: z.enum(REFERRAL_TYPES).describe('How one gets in.'),
  commission_type: z.enum(COMMISSION_TYPES).exactOptional().describe('How it pays.'),
  program_url: webAddress.describe('Page of the programme.'),
  read_on: pastDay
    .exactOptional()
    .describe('Day its terms were read, YYYY-MM-DD. Without it the programme is not listed.'),
  referrer_benefit: text.describe('What the one who refers gets.'),
  referee_benefit: text.describe('What the new customer gets.'),
  notes: text.describe('Terms that matter beside the two benefits.'),
}) satisfies z.ZodType<ReferralProgram>;

/** An offer; the order of the keys is the order in which they are written. */
export const offer = z.strictObject({
  category: categoryName.describe('Category, spelt as categories.yaml spells it.'),
  tier: text.describe(
    'The plan as the vendor names it. Its words decide whether it counts as free, unless `tier_class` does.',
  ),
  tier_class: z
    .enum(TIER_CLASSES)
    .exactOptional()
    .describe('Whether the offer is free, where the words of the tier mislead.'),
  url: webAddress.describe('Page that states the terms; the nightly read looks there.'),
  // Not after today either: `future-verified-date` says so in words of its own.
  verifiedDate: day.describe('Day on which this entry was last written, YYYY-MM-DD. It confirms nothing.'),
  expires_date: day.exactOptional().describe('Last day on which the offer can be taken, YYYY-MM-DD.'),
  tags: z.array(tag).min(1).max(MAX_TAGS).describe('1 to 8 words of tags.yaml, the most specific first.'),
  alternative_to: z
    .array(productName)
    .min(1)
    .exactOptional()
    .describe('Products that people leave for this one: vendors, or names not in the catalogue.'),
  description: text.describe('The terms in our own words, with every figure the vendor states. No praise.'),
  eligibility: eligibility.exactOptional().describe('Who may take the offer; left out, anyone.'),
  conditions: z
    .array(condition)
    .min(1)
    .exactOptional()
    .describe('Terms that a reader must know, with the vendor’s own words.'),
  limits: z
    .array(limitLine)
    .min(1)
    .exactOptional()
    .describe(
      'What the free tier grants, a line each: `AMOUNT UNIT THING [per SCOPE] [a PERIOD] [(NOTE)]`, such as `0.5 GB storage per project`.',
    ),
  figures_that_are_no_limit: z
    .array(text.describe('A part of the description, word for word.'))
    .min(1)
    .exactOptional()
    .describe('Parts of the description whose numbers limit nothing: versions, figures of paid plans, examples.'),
  payment_protocols: z.array(paymentProtocol).min(1).exactOptional().describe('How a program can pay.'),
  product_subtypes: productSubtypes.exactOptional().describe('What kind of product it is, in the vendor’s own words.'),
  restated_from: restatedFrom.exactOptional().describe('The dated reading from which the stored terms were taken.'),
}) satisfies z.ZodType<Offer>;

const resolution = z.strictObject({
  state: z.enum(RESOLUTION_STATES).describe('Who ended it.'),
  date: pastDay.describe('Day it ended, YYYY-MM-DD.'),
  detail: text.exactOptional().describe('What was found, in a sentence.'),
  source_url: webAddress.exactOptional().describe('Page that states it.'),
});

const bracket = z.strictObject({
  last_old: pastDay.describe('Day of the last copy with the old terms, YYYY-MM-DD.'),
  first_new: pastDay.nullable().describe('Day of the first copy with the new terms, or null.'),
  last_old_capture: webAddress.nullable().exactOptional().describe('Address of the last old copy, or null.'),
  first_new_capture: webAddress.nullable().exactOptional().describe('Address of the first new copy, or null.'),
});

const archiveCheck = z.strictObject({
  checked: pastDay.describe('Day of the check, YYYY-MM-DD.'),
  outcome: z.enum(ARCHIVE_OUTCOMES).describe('What was found.'),
  brackets: z.array(bracket).min(1).exactOptional().describe('Copies before and after the change.'),
  capture_day: pastDay.nullable().exactOptional().describe('Day of the copy that was looked at, or null.'),
  capture: webAddress.nullable().exactOptional().describe('Address of that copy, or null.'),
  stated_then: quotation.nullable().exactOptional().describe('What the copy states, or null.'),
  recorded_as: z
    .enum(CHANGE_TYPES)
    .nullable()
    .exactOptional()
    .describe('The type under which it was first recorded, or null.'),
}) satisfies z.ZodType<ArchiveCheck>;

/** A change record as its vendor's file holds it: the vendor is the file's, the category may be its first offer's. */
export const change = z.strictObject({
  change_type: z.enum(CHANGE_TYPES).describe('What kind of change it is; the level of the vendor rests on it.'),
  // A change may be announced ahead.
  date: day.describe('Day it took effect, or the day we found it (`date_source` states which), YYYY-MM-DD.'),
  date_source: z.enum(DATE_SOURCES).default('hand_written').describe('Where the date comes from.'),
  recorded_date: pastDay.exactOptional().describe('Day the record was written, YYYY-MM-DD.'),
  detected_by: text.exactOptional().describe('What noticed the change.'),
  impact: z.enum(IMPACTS).describe('How many users of the offer have to act.'),
  category: categoryName.exactOptional().describe('Category it is filed under; the first offer’s when left out.'),
  tier: text.exactOptional().describe('The tier it is about, spelt as the offer spells it.'),
  tier_direction: z.enum(TIER_DIRECTIONS).exactOptional().describe('What became of that tier; needs `tier`.'),
  reports: z.enum(REPORTS).exactOptional().describe('Whether the vendor changed something, or only our index did.'),
  listing_effect: z
    .enum(LISTING_EFFECTS)
    .exactOptional()
    .describe('What a deprecation does to the listed product; needed for product_deprecated.'),
  discontinued_date: day.exactOptional().describe('Last day of the product, YYYY-MM-DD; only for product_deprecated.'),
  summary: text.describe('The change in a sentence or two, with the figures before and after.'),
  // A new tier has no state before it, and a withdrawn one none after it.
  previous_state: text.exactOptional().describe('The terms before.'),
  current_state: text.exactOptional().describe('The terms after.'),
  source_url: webAddress.exactOptional().describe('Page that states the change. A record without it rates no vendor.'),
  hold_reading: z.boolean().exactOptional().describe('true where a reading must not replace the stored terms.'),
  alternatives: z
    .array(productName)
    .default([])
    .describe('Products to turn to: vendors, spelt as their files spell them, or names not in the catalogue.'),
  resolution: resolution.exactOptional().describe('How the record ended. A resolved record rates no vendor.'),
  archive_check: archiveCheck.exactOptional().describe('What archived copies of the source say.'),
  source_check: sourceCheck.exactOptional().describe('What our own read of the source found.'),
}) satisfies z.ZodType<AuthoredChange>;

type LeftOut = 'vendor' | 'category' | 'previous_state' | 'current_state';

/** Keys that an author may leave out of a change record because the file states them once. */
export type AuthoredChange = Omit<ChangeRecord, LeftOut> & Partial<Pick<ChangeRecord, Exclude<LeftOut, 'vendor'>>>;

/** An authored change as a record. `filedUnder` is its category if it names none; the checks read no category. */
export function changeRecord(change: AuthoredChange, vendor: string, filedUnder = ''): ChangeRecord {
  return { category: filedUnder, previous_state: '', current_state: '', ...change, vendor };
}

/** `vendors/SLUG.yaml`: all the catalogue says about one vendor. */
export const vendorFile = z
  .strictObject({
    vendor: name.describe('The name as it is published.'),
    former_names: z
      .array(name)
      .default([])
      .describe('Names under which the vendor was listed before a merger or a change of name.'),
    aliases: z.array(name).default([]).describe('Names that people use for the vendor. No other vendor may have them.'),
    detect: detect
      .exactOptional()
      .describe('What names the vendor in a project’s files. No two vendors share a pattern; in doubt, leave it out.'),
    referral_program: referralProgram.exactOptional().describe('What the vendor pays those who send it customers.'),
    offers: z.array(offer).default([]).describe('What the vendor offers; the first one is the main one.'),
    changes: z
      .array(change)
      .default([])
      .describe('Tracked changes of the terms, in the order in which they are published.'),
  })
  .describe('All the catalogue says about one vendor. The file is called by the slug of the name.');
export type VendorFile = z.output<typeof vendorFile>;
