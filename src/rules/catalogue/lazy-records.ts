import type { ChangeRecord } from '../../model/change-record.ts';
import type { Offer } from '../../model/offer.ts';
import type { PageRead } from '../../model/page-read.ts';
import type { LongChange, LongOffer, LongVendor, ShortChange, ShortOffer, ShortVendor } from '../../model/split-index.ts';
import type { Vendor } from '../../model/vendor.ts';
import { knownDirection } from '../risk/record-direction.ts';

/** Source of the long members of records. A method throws `Lacking` where what it returns has to be fetched first. */
export interface LongRecords {
  vendor(part: number, place: number): LongVendor;
  detectors(vendor: Vendor['slug']): Vendor['detect'] | undefined;
  /** `place` is the index of the record in the catalogue; `range` that of all records of its vendor, the end excluded. */
  change(place: number, range: PlaceRange): LongChange;
  /** Throws `Lacking` where any of these has to be fetched. */
  expect(parts: ReadonlySet<number>, changes: ReadonlySet<number>): void;
}

/** Indexes from the first to the last, the last excluded. */
export type PlaceRange = readonly [from: number, to: number];

/**
 * Thrown by what an answer reads and the host does not hold. The host fetches it and computes the answer again, which is
 * possible because answers are pure functions of the catalogue.
 */
export class Lacking<Need> extends Error {
  readonly need: Need;

  constructor(need: Need) {
    super('a part of the index has to be fetched');
    this.need = need;
  }
}

const NONE: readonly never[] = [];

/** Creates the vendors of a split index in catalogue order, over a source of their long members. */
export class LazyVendors {
  readonly #source: LongRecords;
  readonly #placesInPart: number[] = [];
  readonly #texts = new Map<string, string>();
  #changes = 0;

  constructor(source: LongRecords) {
    this.#source = source;
  }

  /** The next vendor. */
  add(short: ShortVendor): Vendor {
    const place = this.#placesInPart[short.part] ?? 0;
    this.#placesInPart[short.part] = place + 1;
    const range: PlaceRange = [this.#changes, this.#changes + (short.changes?.length ?? 0)];
    this.#changes = range[1];
    const vendor = new LazyVendor(short, { source: this.#source, place });
    // What these classes lack are optional members that a record does not have.
    const offers = short.offers.map((offer, index) => new LazyOffer(this.#shared(offer), vendor, index));
    const changes = short.changes?.map(({ direction, ...change }, index) => {
      const record = new LazyChange(change, { vendor, source: this.#source, place: range[0] + index, range });
      knownDirection(record as unknown as ChangeRecord, direction);
      return record;
    });
    vendor.hold(offers as unknown as readonly Offer[], (changes ?? NONE) as readonly ChangeRecord[]);
    return vendor as unknown as Vendor;
  }

  /** The same offer with texts that others have too in one copy. */
  #shared(offer: ShortOffer): ShortOffer {
    const { category, tier, tags } = offer;
    return { ...offer, category: this.#one(category), tier: this.#one(tier), tags: tags.map((tag) => this.#one(tag)) };
  }

  #one(text: string): string {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    this.#texts.set(text, text);
    return text;
  }
}

/** A vendor whose detectors, referral programme, reads and texts of offers are fetched when they are first read. */
export class LazyVendor {
  readonly slug: Vendor['slug'];
  readonly name: string;
  readonly former_names: readonly string[];
  readonly aliases: readonly string[];
  offers: readonly Offer[] = NONE;
  changes: readonly ChangeRecord[] = NONE;
  readonly #part: number;
  readonly #place: number;
  readonly #has: NonNullable<ShortVendor['has']>;
  readonly #source: LongRecords;

  constructor(
    { slug, name, former_names = NONE, aliases = NONE, part, has = NONE }: ShortVendor,
    { source, place }: { readonly source: LongRecords; readonly place: number },
  ) {
    this.slug = slug;
    this.name = name;
    this.former_names = former_names;
    this.aliases = aliases;
    this.#part = part;
    this.#place = place;
    this.#has = has;
    this.#source = source;
  }

  hold(offers: readonly Offer[], changes: readonly ChangeRecord[]): void {
    this.offers = offers;
    this.changes = changes;
  }

  get part(): number {
    return this.#part;
  }

  get source(): LongRecords {
    return this.#source;
  }

  long(): LongVendor {
    return this.#source.vendor(this.#part, this.#place);
  }

  get detect(): Vendor['detect'] | undefined {
    return this.#has.includes('detect') ? this.#source.detectors(this.slug) : undefined;
  }

  get referral_program(): Vendor['referral_program'] | undefined {
    return this.#has.includes('referral_program') ? this.long().referral_program : undefined;
  }

  get reads(): readonly PageRead[] {
    return this.#has.includes('reads') ? this.long().reads : NONE;
  }
}

/** An offer whose texts are fetched when they are first read. */
class LazyOffer {
  readonly category: string;
  readonly tier: string;
  readonly tier_class: Offer['tier_class'] | undefined;
  readonly verifiedDate: Offer['verifiedDate'];
  readonly tags: readonly string[];
  readonly alternative_to: readonly string[] | undefined;
  readonly expires_date: Offer['expires_date'] | undefined;
  readonly eligibility: LazyEligibility | undefined;
  readonly #vendor: LazyVendor;
  readonly #index: number;

  constructor(short: ShortOffer, vendor: LazyVendor, index: number) {
    this.category = short.category;
    this.tier = short.tier;
    this.tier_class = short.tier_class;
    this.verifiedDate = short.verifiedDate;
    this.tags = short.tags;
    this.alternative_to = short.alternative_to;
    this.expires_date = short.expires_date;
    this.#vendor = vendor;
    this.#index = index;
    this.eligibility = short.eligibility && new LazyEligibility(short.eligibility, () => this.#long());
  }

  #long(): LongOffer {
    const long = this.#vendor.long().offers[this.#index];
    if (!long) throw new Error('the parts of the index are of another build');
    return long;
  }

  get url(): string {
    return this.#long().url;
  }

  get description(): string {
    return this.#long().description;
  }

  get conditions(): Offer['conditions'] | undefined {
    return this.#long().conditions;
  }

  get limits(): Offer['limits'] | undefined {
    return this.#long().limits;
  }

  get payment_protocols(): Offer['payment_protocols'] | undefined {
    return this.#long().payment_protocols;
  }

  get product_subtypes(): Offer['product_subtypes'] | undefined {
    return this.#long().product_subtypes;
  }

  get restated_from(): Offer['restated_from'] | undefined {
    return this.#long().restated_from;
  }
}

/** Who may take an offer: the kind of applicant is at hand, the rest is fetched. */
class LazyEligibility {
  readonly type: NonNullable<ShortOffer['eligibility']>;
  readonly #long: () => LongOffer;

  constructor(type: NonNullable<ShortOffer['eligibility']>, long: () => LongOffer) {
    this.type = type;
    this.#long = long;
  }

  get conditions(): readonly string[] {
    return this.#long().eligibility?.conditions ?? NONE;
  }

  get program(): string | undefined {
    return this.#long().eligibility?.program;
  }
}

interface OfChange {
  readonly vendor: LazyVendor;
  readonly source: LongRecords;
  readonly place: number;
  readonly range: PlaceRange;
}

/** A change record whose texts are fetched when they are first read. */
export class LazyChange implements Pick<ChangeRecord, 'vendor'> {
  readonly #of: OfChange;

  constructor(short: Omit<ShortChange, 'direction'>, of: OfChange) {
    Object.assign(this, short);
    this.#of = of;
  }

  get vendor(): string {
    return this.#of.vendor.name;
  }

  get source(): LongRecords {
    return this.#of.source;
  }

  /** Its index in the catalogue. */
  get place(): number {
    return this.#of.place;
  }

  #long(): LongChange {
    return this.#of.source.change(this.#of.place, this.#of.range);
  }

  get summary(): string {
    return this.#long().summary;
  }

  get previous_state(): string {
    return this.#long().previous_state;
  }

  get current_state(): string {
    return this.#long().current_state;
  }

  get source_url(): string | undefined {
    return this.#long().source_url;
  }

  get detected_by(): string | undefined {
    return this.#long().detected_by;
  }

  get archive_check(): ChangeRecord['archive_check'] | undefined {
    return this.#long().archive_check;
  }

  get source_check(): ChangeRecord['source_check'] | undefined {
    return this.#long().source_check;
  }
}
