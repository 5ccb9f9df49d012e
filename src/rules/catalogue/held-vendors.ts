import type { VendorLine } from '../../model/index-lines.ts';
import type { Offer } from '../../model/offer.ts';
import type { PageRead } from '../../model/page-read.ts';
import type { Vendor } from '../../model/vendor.ts';
import { knownLimits } from '../limits/limits-of.ts';

/** What the vendors of an index are read from. A vendor is given by its index in the records. */
export interface HeldSource {
  readonly slug: (place: number) => Vendor['slug'];
  readonly name: (place: number) => string;
  /** Whether pages of it are read. */
  readonly isRead: (place: number) => boolean;
  /** Parses its line. */
  readonly vendor: (place: number) => Vendor;
  /** Parses the line of its change records. */
  readonly changes: (place: number) => Vendor['changes'];
}

/** A vendor whose record is parsed from its line of the index when a member is first read that the source does not know. */
export class HeldVendor {
  readonly slug: Vendor['slug'];
  readonly #source: HeldSource;
  readonly #place: number;
  #record: Vendor | null = null;
  #changes: Vendor['changes'] | null = null;

  constructor(source: HeldSource, place: number) {
    this.slug = source.slug(place);
    this.#source = source;
    this.#place = place;
  }

  /** Itself: what the class lacks are optional members that a record does not have. */
  asVendor(): Vendor {
    return this as unknown as Vendor;
  }

  #parsed(): Vendor {
    return (this.#record ??= this.#source.vendor(this.#place));
  }

  get name(): string {
    return this.#record ? this.#record.name : this.#source.name(this.#place);
  }

  get former_names(): readonly string[] {
    return this.#parsed().former_names;
  }

  get aliases(): readonly string[] {
    return this.#parsed().aliases;
  }

  get detect(): Vendor['detect'] | undefined {
    return this.#parsed().detect;
  }

  get offers(): readonly Offer[] {
    return this.#parsed().offers;
  }

  get changes(): Vendor['changes'] {
    return (this.#changes ??= this.#source.changes(this.#place));
  }

  get referral_program(): Vendor['referral_program'] | undefined {
    return this.#parsed().referral_program;
  }

  get reads(): readonly PageRead[] {
    return this.#source.isRead(this.#place) ? this.#parsed().reads : NONE;
  }
}

const NONE: readonly never[] = [];

/** The vendor of a line of the index. Registers the limits of its offers. */
export function withLimits([vendor, limits]: VendorLine): Vendor {
  for (const [index, offer] of vendor.offers.entries()) {
    const known = limits[index];
    if (known) knownLimits(offer, known);
  }
  return vendor;
}
