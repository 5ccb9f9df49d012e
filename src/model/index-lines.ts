import type { IndexHead } from './build.ts';
import { STORED_PARTS, type DerivedParts, type SplitParts } from './derived.ts';
import type { Limit } from './limit.ts';
import type { Slug } from './slug.ts';
import type { Vendor } from './vendor.ts';

/** The first line of `_index/catalogue.jsonl`. */
export interface IndexHeader extends IndexHead {
  readonly vendors: VendorTable;
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
  /** Slugs of former names with the index of the vendor. */
  readonly formerNames: readonly (readonly [name: Slug, vendor: number])[];
}

/** The parts between the header and the vendors, a line each, in this order. */
export const INDEX_PARTS = [
  'names',
  'search',
  'day',
  ...STORED_PARTS,
] as const satisfies readonly (keyof (DerivedParts & SplitParts))[];

export type IndexPart = (typeof INDEX_PARTS)[number];

/** The line of a vendor: its record, and the limits of each of its offers. */
export type VendorLine = readonly [vendor: Vendor, limits: readonly (readonly Limit[])[]];
