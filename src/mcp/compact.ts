import * as z from 'zod';
import type { Catalogue, Listing } from '../model/catalogue.ts';
import type { ChangeRecord } from '../model/change-record.ts';
import type { PublishedOffer } from '../routes/shared/offer.schema.ts';
import type { ReadonlyDeep } from '../routes/route.ts';
import { nonEmpty } from '../routes/shared/pick-fields.ts';
import { shorten } from '../routes/shared/words.ts';
import { nullableText, optionalText, text } from '../routes/shared/common.schema.ts';
import { changeHistory } from '../rules/changes/change-history.ts';
import { exactVendor } from '../rules/names/resolver.ts';

/** Longest description in a list, in characters. */
const LISTED_DESCRIPTION_CHARS = 160;
const SUMMARY_CHARS = 240;

export const RISK_LEVEL = nullableText('stable, caution or risky; null: withheld, which is not stable.');

/** An offer in short: empty fields are left out, but never the risk level. */
export const COMPACT_OFFER = z.object({
  vendor: text('Vendor name.'),
  slug: text('Name of the vendor in paths and signals.'),
  category: text('Category name.'),
  tier: text('Tier name.'),
  description: text('The terms; … where they were shortened.'),
  url: text('Pricing page.'),
  verifiedDate: text('Day the entry was written; no confirmation.'),
  risk_level: RISK_LEVEL,
  stability: optionalText('Stability class.'),
  gate: optionalText('Code of why the offer is off the ranked list: not a usable free offer.'),
  eligibility: optionalText('Who may apply, where not everyone may.'),
  conditions: z.array(z.string()).optional().describe('What an applicant has to meet, where not everyone may apply.'),
  expires_date: optionalText('Last day of the offer.'),
  terms_superseded: z.boolean().optional().describe('True: a change record says that the description is out of date.'),
});

export const COMPACT_CHANGE = z.object({
  vendor: text('Vendor name.'),
  change_type: text('Type of the change.'),
  date: text('YYYY-MM-DD.'),
  date_meaning: text('effective; or discovered: when it took effect is unknown.'),
  summary: text('What changed; … where it was shortened.'),
  impact: text('high, medium, low or none.'),
  standing: text('in_force; reversed: the vendor took it back; or retracted: an error of the index.'),
  reports: optionalText('our_index: housekeeping of the index; the vendor changed nothing.'),
  source_url: nullableText('Page that shows it.'),
});

export const COMPACT_CAUSE = COMPACT_CHANGE.pick({ date: true, change_type: true, summary: true, source_url: true });

export function compactOffer(
  offer: ReadonlyDeep<PublishedOffer>,
  maxChars = LISTED_DESCRIPTION_CHARS,
): z.infer<typeof COMPACT_OFFER> {
  const { stability, gate, eligibility, expires_date, terms_superseded } = offer;
  const isOpen = eligibility === null || eligibility.type === 'public';
  return COMPACT_OFFER.parse({
    ...offer,
    description: shorten(offer.description, maxChars),
    stability: stability ?? undefined,
    gate: gate?.code,
    eligibility: isOpen ? undefined : eligibility.type,
    conditions: isOpen ? undefined : nonEmpty(eligibility.conditions),
    expires_date: expires_date ?? undefined,
    terms_superseded: terms_superseded === null ? undefined : true,
  });
}

export function withShortSummary<Summarized extends { readonly summary: string }>(
  record: Summarized,
  maxChars = SUMMARY_CHARS,
): Summarized {
  return { ...record, summary: shorten(record.summary, maxChars) };
}

/** The first entries of a list: this share of at most so many. */
export function firstOf<Entry>(entries: readonly Entry[], share: number, most = entries.length): readonly Entry[] {
  return entries.slice(0, Math.ceil(Math.min(most, entries.length) * share));
}

/** The offers that a result names by vendor and tier. */
export function namedListings(
  { listings }: Catalogue,
  offers: readonly { readonly vendor: string; readonly tier: string | null }[],
): readonly Listing[] {
  return listings.filter(({ vendor, offer }) =>
    offers.some(({ vendor: name, tier }) => name === vendor.name && tier === offer.tier),
  );
}

/** The change records of a vendor that a result shows: the newest so many, and the one that caused its risk level. */
export function shownRecords(
  catalogue: Catalogue,
  shown: { readonly vendor: string; readonly risk_cause: { readonly summary: string } | null },
  newest: number,
): readonly ChangeRecord[] {
  const vendor = exactVendor(catalogue, shown.vendor)?.vendor;
  const history = vendor ? changeHistory(vendor) : [];
  return history.filter(({ summary }, place) => place < newest || summary === shown.risk_cause?.summary);
}
