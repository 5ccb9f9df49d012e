import type { IndexHead } from './build.ts';
import type { ChangeRecord } from './change-record.ts';
import type { IsoDate } from './iso-date.ts';
import type { Eligibility, Offer } from './offer.ts';
import type { Vendor } from './vendor.ts';

/** Members of an offer that only its own answer states; the rest orders, filters and counts. */
export const LONG_OFFER_FIELDS = [
  'url',
  'description',
  'conditions',
  'limits',
  'payment_protocols',
  'product_subtypes',
  'restated_from',
] as const satisfies readonly (keyof Offer)[];

/** Members of a change record that only its own answer states. */
export const LONG_CHANGE_FIELDS = [
  'summary',
  'previous_state',
  'current_state',
  'source_url',
  'detected_by',
  'archive_check',
  'source_check',
] as const satisfies readonly (keyof ChangeRecord)[];

export type LongOffer = Pick<Offer, (typeof LONG_OFFER_FIELDS)[number] | 'eligibility'>;
export type LongChange = Pick<ChangeRecord, (typeof LONG_CHANGE_FIELDS)[number]>;

/** The members of a vendor that are fetched when they are first needed. */
export interface LongVendor extends Pick<Vendor, 'referral_program' | 'reads'> {
  readonly offers: readonly LongOffer[];
}

export type ShortOffer = Omit<Offer, keyof LongOffer> & { readonly eligibility?: Eligibility['type'] };
/** `direction` comes from its texts. */
export type ShortChange = Omit<ChangeRecord, keyof LongChange | 'vendor'> & {
  readonly direction: 'negative' | 'positive' | 'neutral';
};

/** A vendor in the core of a split index. */
export interface ShortVendor extends Pick<Vendor, 'slug' | 'name'>, Partial<Pick<Vendor, 'former_names' | 'aliases'>> {
  readonly offers: readonly ShortOffer[];
  readonly changes?: readonly ShortChange[];
  /** The number of the part that holds its other members; vendors of a part are in catalogue order. */
  readonly part: number;
  /** Which of its fetched members it has. */
  readonly has?: readonly ('detect' | 'referral_program' | 'reads')[];
}

/** What a function with a split index holds from its start. */
export interface SplitHeader extends IndexHead {
  readonly split: SplitLayout;
}

/** Where the rest of a split index is. */
export interface SplitLayout {
  /** Files of short vendors, in catalogue order. */
  readonly cores: number;
  /** Files of long vendors; those of a category follow one another. */
  readonly parts: number;
  /** Days with a file of each value that depends on the day: that of the build, and later ones. */
  readonly days: readonly IsoDate[];
  /** Begin of the names of the tables in the database: another for every content. */
  readonly tables: string;
}
