import { z } from 'zod';
import { authoredLimit, type FieldCode } from './field-error.ts';
import { day, name, pastDay, quotation, text, webAddress } from './field.ts';
import type { ArchiveCheck, ChangeRecord } from '../../model/change-record.ts';
import { DETECTOR_KINDS, type DetectorKind, type Detectors } from '../../model/vendor.ts';
import type { AuthoredLimit, Limit } from '../../model/limit.ts';
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
import { isLimitError } from '../../rules/limits/parse-limit.ts';

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

const resolution = z.strictObject({
  state: z.enum(RESOLUTION_STATES),
  date: pastDay,
  detail: text.exactOptional(),
  source_url: webAddress.exactOptional(),
});

const bracket = z.strictObject({
  last_old: pastDay,
  first_new: pastDay.nullable(),
  last_old_capture: webAddress.nullable().exactOptional(),
  first_new_capture: webAddress.nullable().exactOptional(),
});

const archiveCheck = z.strictObject({
  checked: pastDay,
  outcome: z.enum(ARCHIVE_OUTCOMES),
  brackets: z.array(bracket).min(1).exactOptional(),
  capture_day: pastDay.nullable().exactOptional(),
  capture: webAddress.nullable().exactOptional(),
  stated_then: quotation.nullable().exactOptional(),
  recorded_as: z.enum(CHANGE_TYPES).nullable().exactOptional(),
}) satisfies z.ZodType<ArchiveCheck>;

/** A change record as its vendor's file holds it: the vendor is the file's, the category may be its first offer's. */
export const change = z.strictObject({
  change_type: z.enum(CHANGE_TYPES),
  // A change may be announced ahead.
  date: day,
  date_source: z.enum(DATE_SOURCES).default('hand_written'),
  recorded_date: pastDay.exactOptional(),
  detected_by: text.exactOptional(),
  impact: z.enum(IMPACTS),
  category: text.exactOptional(),
  tier: text.exactOptional(),
  tier_direction: z.enum(TIER_DIRECTIONS).exactOptional(),
  reports: z.enum(REPORTS).exactOptional(),
  listing_effect: z.enum(LISTING_EFFECTS).exactOptional(),
  discontinued_date: day.exactOptional(),
  summary: text,
  // A new tier has no state before it, and a withdrawn one none after it.
  previous_state: text.exactOptional(),
  current_state: text.exactOptional(),
  source_url: webAddress.exactOptional(),
  hold_reading: z.boolean().exactOptional(),
  alternatives: z.array(name).default([]),
  resolution: resolution.exactOptional(),
  archive_check: archiveCheck.exactOptional(),
  source_check: sourceCheck.exactOptional(),
}) satisfies z.ZodType<AuthoredChange>;

type LeftOut = 'vendor' | 'category' | 'previous_state' | 'current_state';

/** Keys that an author may leave out of a change record because the file states them once. */
export type AuthoredChange = Omit<ChangeRecord, LeftOut> & Partial<Pick<ChangeRecord, Exclude<LeftOut, 'vendor'>>>;

/** An authored change as a record. `filedUnder` is its category if it names none; the checks read no category. */
export function changeRecord(change: AuthoredChange, vendor: string, filedUnder = ''): ChangeRecord {
  return { category: filedUnder, previous_state: '', current_state: '', ...change, vendor };
}

/** A name of letters, digits and single separators: linear to match. */
const PLAIN = '[a-z0-9]+(?:[._-]+[a-z0-9]+)*';
const NPM_NAME = '[a-z0-9~-][a-z0-9._~-]*';

/** The form of a pattern of each kind, as a regular expression that editors use too. */
export const DETECTOR_FORMS = {
  npm: `^(?:@${NPM_NAME}/(?:\\*|${NPM_NAME})|${NPM_NAME})$`,
  pypi: '^[a-z0-9]+(?:-[a-z0-9]+)*$',
  go: '^[a-z0-9-]+(?:\\.[a-z0-9-]+)+(?:/[A-Za-z0-9._~-]+)*$',
  gem: '^[A-Za-z0-9]+(?:[._-]+[A-Za-z0-9]+)*$',
  composer: `^${PLAIN}/(?:\\*|${PLAIN})$`,
  docker: `^${PLAIN}(?:/${PLAIN})*(?:/\\*)?$`,
  actions: `^[a-z0-9]+(?:-[a-z0-9]+)*/(?:\\*|[a-z0-9._-]+)$`,
  terraform: '^[a-z0-9]+(?:-[a-z0-9]+)*/(?:\\*|[a-z0-9]+(?:-[a-z0-9]+)*)$',
  env: '^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*(?:_\\*)?$',
  hosts: '^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}$',
  files: '^(?!\\.\\.?/)[A-Za-z0-9._@-][A-Za-z0-9._@*-]*(?:/[A-Za-z0-9._@*-]+)*$',
} as const satisfies Record<DetectorKind, string>;

/** Characters of a pattern. */
const MAX_PATTERN_CHARS = 120;

function pattern(kind: DetectorKind): z.ZodString {
  const form = new RegExp(DETECTOR_FORMS[kind]);
  return z.string().check((field) => {
    if (field.value.length <= MAX_PATTERN_CHARS && form.test(field.value)) return;
    field.issues.push({ code: 'custom', params: { error: 'bad-detector' satisfies FieldCode }, input: field.value });
  });
}

/** A value for each kind, in published order. */
function byKind<Value>(valueOf: (kind: DetectorKind) => Value): Readonly<Record<DetectorKind, Value>> {
  return Object.fromEntries(DETECTOR_KINDS.map((kind) => [kind, valueOf(kind)])) as Record<DetectorKind, Value>;
}

/** The pattern of each kind; editors get its form from `DETECTOR_FORMS`. */
export const DETECTOR_PATTERNS = byKind(pattern);

/** What names a vendor in a project's files; the order of the keys is the order in which they are written. */
export const detect = z.strictObject(
  byKind((kind) => z.array(DETECTOR_PATTERNS[kind]).min(1).exactOptional()),
) satisfies z.ZodType<Detectors>;

/** Each pattern of a vendor with its kind and its place in the list. */
export function* patternsOf(
  detectors: Detectors,
): Generator<{ readonly kind: DetectorKind; readonly index: number; readonly written: string }> {
  for (const kind of DETECTOR_KINDS) {
    for (const [index, written] of (detectors[kind] ?? []).entries()) yield { kind, index, written };
  }
}

/** `vendors/SLUG.yaml`: all the catalogue says about one vendor. */
export const vendorFile = z.strictObject({
  vendor: name,
  former_names: z.array(name).default([]),
  aliases: z.array(name).default([]),
  detect: detect.exactOptional(),
  referral_program: referralProgram.exactOptional(),
  offers: z.array(offer).default([]),
  changes: z.array(change).default([]),
});
export type VendorFile = z.output<typeof vendorFile>;
/** As an author may write it: lists that are empty can be left out. */
export type AuthoredVendorFile = z.input<typeof vendorFile>;
