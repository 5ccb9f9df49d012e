import type { IndexHead } from './build.ts';
import type { ChangeRecord } from './change-record.ts';
import { STORED_PARTS, type DerivedParts, type HeldParts, type SplitParts } from './derived.ts';
import type { Limit } from './limit.ts';
import type { Slug } from './slug.ts';
import type { Vendor } from './vendor.ts';

/** The first line of `_index/catalogue.jsonl`. */
export interface IndexHeader extends IndexHead {
  readonly vendors: VendorTable;
  /**
   * The characters of the line of each vendor, then of each vendor's change records, without the line feed: no search for
   * line ends has to find it.
   */
  readonly lineChars: readonly number[];
}

/** What a catalogue is linked by, so that no line of a vendor has to be parsed for it. */
export interface VendorTable {
  /** By vendor. */
  readonly slugs: readonly Slug[];
  /** By vendor, its number of offers. */
  readonly offerCounts: readonly number[];
  /** By listing position, the index of its category in the records. */
  readonly categories: readonly number[];
  /** Vendors with change records, by index. */
  readonly changed: readonly number[];
  /** Vendors of which pages are read, by index. */
  readonly read: readonly number[];
  /** Slugs of former names with the index of the vendor. */
  readonly formerNames: readonly (readonly [name: Slug, vendor: number])[];
}

/** The parts between the header and the vendors, a line each, in this order. */
export const INDEX_PARTS = [
  'names',
  'search',
  'day',
  ...STORED_PARTS,
  'vendorNames',
  'dates',
  'logDays',
  'classes',
  'tags',
] as const satisfies readonly (keyof (DerivedParts & SplitParts & HeldParts))[];

export type IndexPart = (typeof INDEX_PARTS)[number];

/** The line of the change records of a vendor. They have lines of their own, because some answers read all of them. */
export type ChangesLine = readonly ChangeRecord[];

/** The line of a vendor: its record without change records, and the limits of each of its offers. */
export type VendorLine = readonly [vendor: Vendor, limits: readonly (readonly Limit[])[]];
