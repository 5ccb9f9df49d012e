import type { Listing } from '../../model/catalogue.ts';
import type { VendorLine } from '../../model/index-lines.ts';
import type { Offer } from '../../model/offer.ts';
import type { PageRead } from '../../model/page-read.ts';
import type { Vendor } from '../../model/vendor.ts';
import { knownLimits } from '../limits/limits-of.ts';

/** A vendor whose record is parsed from its line of the index when a member besides its slug is first read. */
export class HeldVendor {
  readonly slug: Vendor['slug'];
  readonly #line: string;
  #record: Vendor | null = null;

  constructor(slug: Vendor['slug'], line: string) {
    this.slug = slug;
    this.#line = line;
  }

  /** Itself: what the class lacks are optional members that a record does not have. */
  asVendor(): Vendor {
    return this as unknown as Vendor;
  }

  /** Trusted input: an output of the build. */
  #parsed(): Vendor {
    return (this.#record ??= withLimits(JSON.parse(this.#line) as VendorLine));
  }

  get name(): string {
    return this.#parsed().name;
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
    return this.#parsed().changes;
  }

  get referral_program(): Vendor['referral_program'] | undefined {
    return this.#parsed().referral_program;
  }

  get reads(): readonly PageRead[] {
    return this.#parsed().reads;
  }
}

/** The vendor of a line of the index. Registers the limits of its offers. */
export function withLimits([vendor, limits]: VendorLine): Vendor {
  for (const [index, offer] of vendor.offers.entries()) {
    const known = limits[index];
    if (known) knownLimits(offer, known);
  }
  return vendor;
}

/** A listing of such a vendor: its offer is looked up when it is first read. */
export class HeldListing implements Listing {
  readonly position: number;
  readonly vendor: Vendor;
  readonly category: Listing['category'];
  readonly referral_code: Listing['referral_code'];
  readonly #index: number;
  #offer: Offer | null = null;

  /** `index` is the place of the offer among those of its vendor. */
  constructor(of: Omit<Listing, 'offer' | 'read'>, index: number) {
    this.position = of.position;
    this.vendor = of.vendor;
    this.category = of.category;
    this.referral_code = of.referral_code;
    this.#index = index;
  }

  get offer(): Offer {
    if (this.#offer) return this.#offer;
    const offer = this.vendor.offers[this.#index];
    if (!offer) throw new Error(`the index counts more offers of ${this.vendor.slug} than there are`);
    return (this.#offer = offer);
  }

  get read(): PageRead | undefined {
    return this.vendor.reads.find((page) => page.url === this.offer.url);
  }
}
