import { z } from 'zod';
import type { PublishedOffer } from '../routes/shared/offer.schema.ts';
import type { ReadonlyDeep } from '../routes/route.ts';
import { shortened } from '../routes/shared/words.ts';

/** Longest description in a list, in characters. */
const LISTED_DESCRIPTION_CHARS = 160;
const SUMMARY_CHARS = 240;

export const PROVENANCE = z.object({
  source: z.string().describe('The index.'),
  url: z.string().describe('Page of the index that shows the same.'),
  checked: z.string().optional().describe('Oldest verification date among them.'),
  verified: z.string().optional().describe('Same as checked.'),
  cite_as: z.string().describe('Sentence to cite when a figure is used.'),
  note: z.string().describe('Request to cite.'),
  verified_records: z.int().describe('Dated records in the answer.'),
});

export const WARNINGS = z.array(z.string()).optional().describe('What was ignored or changed in the request.');

export const RISK_LEVEL = z
  .string()
  .nullable()
  .describe('stable, caution or risky; null: withheld, which is not stable.');

/** An offer in short: empty fields are left out, but never the risk level. */
export const COMPACT_OFFER = z.object({
  vendor: z.string().describe('Vendor name.'),
  slug: z.string().describe('Name of the vendor in paths and signals.'),
  category: z.string().describe('Category name.'),
  tier: z.string().describe('Tier name.'),
  description: z.string().describe('The terms; … where they were shortened.'),
  url: z.string().describe('Pricing page.'),
  verifiedDate: z.string().describe('Day the entry was written; no confirmation.'),
  risk_level: RISK_LEVEL,
  stability: z.string().optional().describe('Stability class.'),
  gate: z.string().optional().describe('Code of why the offer is off the ranked list: not a usable free offer.'),
  eligibility: z.string().optional().describe('Who may apply, where not everyone may.'),
  expires_date: z.string().optional().describe('Last day of the offer.'),
  terms_superseded: z.boolean().optional().describe('True: a change record says that the description is out of date.'),
});

/** The record that caused a level. */
export const COMPACT_CAUSE = z.object({
  date: z.string().describe('YYYY-MM-DD.'),
  change_type: z.string().describe('Type of the change.'),
  summary: z.string().describe('What changed; … where it was shortened.'),
  source_url: z.string().nullable().describe('Page that shows it.'),
});

/** A change record in short. */
export const COMPACT_CHANGE = z.object({
  vendor: z.string().describe('Vendor name.'),
  change_type: z.string().describe('Type of the change.'),
  date: z.string().describe('YYYY-MM-DD.'),
  date_meaning: z.string().describe('effective; or discovered: when it took effect is unknown.'),
  summary: z.string().describe('What changed; … where it was shortened.'),
  impact: z.string().describe('high, medium, low or none.'),
  source_url: z.string().nullable().describe('Page that shows it.'),
});

export function compactOffer(
  offer: ReadonlyDeep<PublishedOffer>,
  maxChars = LISTED_DESCRIPTION_CHARS,
): z.infer<typeof COMPACT_OFFER> {
  const { stability, gate, eligibility, expires_date, terms_superseded } = offer;
  return COMPACT_OFFER.parse({
    ...offer,
    description: shortened(offer.description, maxChars),
    stability: stability ?? undefined,
    gate: gate?.code,
    eligibility: eligibility?.type === 'public' ? undefined : eligibility?.type,
    expires_date: expires_date ?? undefined,
    terms_superseded: terms_superseded === null ? undefined : true,
  });
}

/** A record with a shorter summary. */
export function withShortSummary<Summarized extends { readonly summary: string }>(
  record: Summarized,
  maxChars = SUMMARY_CHARS,
): Summarized {
  return { ...record, summary: shortened(record.summary, maxChars) };
}

/** The first entries of a list: this share of at most so many. */
export function firstOf<Entry>(entries: readonly Entry[], share: number, most = entries.length): readonly Entry[] {
  return entries.slice(0, Math.ceil(Math.min(most, entries.length) * share));
}
