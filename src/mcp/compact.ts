import type { Catalogue } from '../model/catalogue.ts';
import type { Vendor } from '../model/vendor.ts';
import { memoizeByCatalogue } from '../rules/catalogue/memoize.ts';
import type { PublishedChange, PublishedRiskCause } from '../routes/shared/change-record.ts';
import type { PublishedOffer } from '../routes/shared/offer.schema.ts';
import type { ReadonlyDeep } from '../routes/route.ts';
import { shortened } from '../routes/shared/words.ts';
import { flag, integer, list, nullable, record, text, type TypeOf } from './typed-schema.ts';

/** Longest description in a list, in characters. */
const LISTED_DESCRIPTION_CHARS = 160;
const SUMMARY_CHARS = 240;

export const PROVENANCE = record(
  {
    source: text('The index.'),
    url: text('Page of the index that shows the same.'),
    cite_as: text('Sentence to cite when a figure is used.'),
    note: text('Request to cite.'),
    verified_records: integer('Dated records in the answer.'),
  },
  { checked: text('Oldest verification date among them.'), verified: text('Same as checked.') },
);

export const WARNINGS = list('What was ignored or changed in the request.', text('A sentence.'));

/** An offer in short: empty fields are left out, but never the risk level. */
export const COMPACT_OFFER = record(
  {
    vendor: text('Vendor name.'),
    slug: text('Name of the vendor in paths and signals.'),
    category: text('Category name.'),
    tier: text('Tier name.'),
    description: text('The terms; … where they were shortened.'),
    url: text('Pricing page.'),
    verifiedDate: text('Day the entry was written; no confirmation.'),
    risk_level: nullable(text('stable, caution or risky; null: withheld, which is not stable.')),
  },
  {
    stability: text('Stability class.'),
    gate: text('Code of why the offer is off the ranked list: not a usable free offer.'),
    eligibility: text('Who may apply, where not everyone may.'),
    expires_date: text('Last day of the offer.'),
    terms_superseded: flag('True: a change record says that the description is out of date.'),
  },
);
export type CompactOffer = TypeOf<typeof COMPACT_OFFER>;

/** A change record in short. */
export const COMPACT_CHANGE = record(
  {
    vendor: text('Vendor name.'),
    change_type: text('Type of the change.'),
    date: text('YYYY-MM-DD.'),
    date_meaning: text('effective; or discovered: when it took effect is unknown.'),
    summary: text('What changed; … where it was shortened.'),
    impact: text('high, medium, low or none.'),
    source_url: nullable(text('Page that shows it.')),
  },
  { current_state: text('Terms after the change.'), category: text('Category name.') },
);
export type CompactChange = TypeOf<typeof COMPACT_CHANGE>;

/** The record that caused a level. */
export const COMPACT_CAUSE = record({
  date: text('YYYY-MM-DD.'),
  change_type: text('Type of the change.'),
  summary: text('What changed.'),
  source_url: nullable(text('Page that shows it.')),
});
type CompactCause = TypeOf<typeof COMPACT_CAUSE>;

const vendorsByName = memoizeByCatalogue(
  (catalogue: Catalogue) => new Map(catalogue.records.vendors.map((vendor) => [vendor.name, vendor])),
);

/** The vendor of a published name. */
export function vendorOfName(catalogue: Catalogue, name: string): Vendor | undefined {
  return vendorsByName(catalogue).get(name);
}

/** The slug of a published vendor name; empty for a name that no vendor has. */
export function slugOfName(catalogue: Catalogue, name: string): string {
  return vendorOfName(catalogue, name)?.slug ?? '';
}

export function compactOffer(
  catalogue: Catalogue,
  offer: ReadonlyDeep<PublishedOffer>,
  maxChars = LISTED_DESCRIPTION_CHARS,
): CompactOffer {
  const { stability, gate, eligibility, expires_date, terms_superseded } = offer;
  return {
    vendor: offer.vendor,
    slug: slugOfName(catalogue, offer.vendor),
    category: offer.category,
    tier: offer.tier,
    description: shortened(offer.description, maxChars),
    url: offer.url,
    verifiedDate: offer.verifiedDate,
    risk_level: offer.risk_level,
    ...(stability === null ? {} : { stability }),
    ...(gate === null ? {} : { gate: gate.code }),
    ...(eligibility === null || eligibility.type === 'public' ? {} : { eligibility: eligibility.type }),
    ...(expires_date === null ? {} : { expires_date }),
    ...(terms_superseded === null ? {} : { terms_superseded: true }),
  };
}

export function compactChange(change: ReadonlyDeep<PublishedChange>): CompactChange {
  const { vendor, change_type, date, date_meaning, impact, source_url } = change;
  return {
    vendor,
    change_type,
    date,
    date_meaning,
    summary: shortened(change.summary, SUMMARY_CHARS),
    impact,
    source_url,
  };
}

export function compactCause(cause: ReadonlyDeep<PublishedRiskCause>): CompactCause {
  const { date, change_type, source_url } = cause;
  return { date, change_type, summary: shortened(cause.summary, SUMMARY_CHARS), source_url };
}
