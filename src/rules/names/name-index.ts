import type { Catalogue, CatalogueRecords } from '../../model/catalogue.ts';
import type { DerivedNames } from '../../model/derived.ts';
import type { Vendor } from '../../model/vendor.ts';
import { rankFacts } from '../risk/rank-facts.ts';
import { ENDED } from '../risk/gate.ts';
import { derivedPart } from '../catalogue/derived.ts';
import { memoizeByCatalogue } from '../catalogue/per-catalogue.ts';
import { memoizeByRecord } from '../catalogue/per-record.ts';
import { chosen } from '../ranking/chosen.ts';
import { slug } from '../text/slug.ts';
import { bareName } from './bare-name.ts';
import { caseFold } from './case-fold.ts';
import { ORDINARY_WORDS } from './ordinary-words.ts';
import { addToGroup } from '../catalogue/group-by.ts';

/** Index of every name of a catalogue, for resolving requested names. Keys are slugs or case-folded names. */
class NameIndex {
  readonly #vendors: readonly Vendor[];
  readonly #own: ReadonlyMap<string, number>;
  readonly #other: ReadonlyMap<string, readonly number[]>;
  readonly #shortForms: ReadonlyMap<string, readonly number[]>;
  /** The bare form of each vendor's own name, then of each other name, by vendor. */
  readonly bare: readonly string[];
  /** The vendor of each bare form. */
  readonly bareVendors: readonly Vendor[];

  constructor({ vendors }: CatalogueRecords, { own, other, shortForms, bare, bareOthers }: DerivedNames) {
    this.#vendors = vendors;
    this.#own = new Map(own);
    this.#other = new Map(other);
    this.#shortForms = new Map(shortForms);
    this.bare = bare;
    this.bareVendors = [...vendors, ...chosen(vendors, bareOthers)];
  }

  /** The vendor whose own name has this key. */
  own(key: string): Vendor | undefined {
    const place = this.#own.get(key);
    return place === undefined ? undefined : this.#vendors[place];
  }

  /** The first vendor in catalogue order with a former name or an alias of this key. */
  other(key: string): Vendor | undefined {
    const [place] = this.#other.get(key) ?? [];
    return place === undefined ? undefined : this.#vendors[place];
  }

  /** Every vendor with a former name or an alias of this key. */
  others(key: string): readonly Vendor[] {
    const places = this.#other.get(key);
    return places ? chosen(this.#vendors, places) : [];
  }

  /** The vendors whose slugs begin or end with these segments, without whole slugs; in catalogue order. */
  ofShortForm(form: string): readonly Vendor[] {
    const places = this.#shortForms.get(form);
    return places ? chosen(this.#vendors, places) : [];
  }

  /** Whether the slug of a vendor equals, begins or ends with these segments. */
  isShortForm(form: string): boolean {
    return this.#own.has(form) || this.#shortForms.has(form);
  }

  /** The vendors whose slugs begin with these segments. */
  ofOpening(form: string): readonly Vendor[] {
    return this.#shortForms.has(form)
      ? this.ofShortForm(form).filter((vendor) => vendor.slug.startsWith(`${form}-`))
      : [];
  }
}

/** The index of the names of a catalogue; no name depends on the day. */
export function nameIndex({ records }: Pick<Catalogue, 'records'>): NameIndex {
  return indexOf(records);
}

const indexOf = memoizeByRecord(
  (records: CatalogueRecords) => new NameIndex(records, derivedPart(records, 'names') ?? derivedNames(records)),
);

/** The data of the index of names, as a build stores it. */
export function derivedNames({ vendors }: CatalogueRecords): DerivedNames {
  const own = new Map<string, number>();
  const other = new Map<string, number[]>();
  const shortForms = new Map<string, number[]>();
  const names = vendors.map(namesOf);
  for (const [place, { ownKeys, otherKeys, forms }] of names.entries()) {
    // The first vendor in catalogue order keeps a name; the compiler's checks exclude two vendors with one slug.
    for (const key of ownKeys) if (!own.has(key)) own.set(key, place);
    for (const key of otherKeys) addToGroup(other, key, place);
    for (const form of forms) addToGroup(shortForms, form, place);
  }
  const bare = [...names.map(({ bareOwn }) => bareOwn), ...names.flatMap(({ bareOthers }) => bareOthers)];
  const bareOthers = names.flatMap((of, place) => of.bareOthers.map(() => place));
  return { own: [...own], other: [...other], shortForms: [...shortForms], bare, bareOthers };
}

/** The keys of one vendor's names. */
interface VendorKeys {
  readonly ownKeys: ReadonlySet<string>;
  readonly otherKeys: ReadonlySet<string>;
  readonly forms: ReadonlySet<string>;
  readonly bareOwn: string;
  readonly bareOthers: readonly string[];
}

const namesOf = memoizeByRecord((vendor: Vendor): VendorKeys => {
  const others = otherNames(vendor);
  return {
    ownKeys: keysOf([vendor.name]),
    otherKeys: keysOf(others),
    forms: segmentForms(vendor.slug),
    bareOwn: bareName(vendor.name),
    bareOthers: others.map(bareName),
  };
});

/** Former names and aliases of a vendor. */
export function otherNames(vendor: Vendor): readonly string[] {
  return [...vendor.former_names, ...vendor.aliases];
}

/** Whether a vendor has an offer that has not ended. */
export function isLive(catalogue: Catalogue, vendor: Vendor): boolean {
  return (catalogue.listingsByVendor.get(vendor.slug) ?? []).some((listing) => {
    const gate = rankFacts(catalogue).gate(listing);
    return gate === null || !ENDED.has(gate);
  });
}

/** Whether a slug consists only of words that never name a vendor. */
export function isOrdinary(catalogue: Catalogue, requested: string): boolean {
  return reserved(catalogue).has(requested) || requested.split('-').every((segment) => isOrdinaryWord(segment));
}

/** One or two characters are ambiguous, so they count as ordinary. */
function isOrdinaryWord(segment: string): boolean {
  return segment.length < 3 || ORDINARY_WORDS.has(segment);
}

/** The slugs and the case-folded forms of names, each once. */
function keysOf(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.flatMap((name) => [slug(name), caseFold(name)]).filter((key) => key !== ''));
}

/** The first or last segments of a slug, without the whole slug, each once. */
function segmentForms(whole: string): ReadonlySet<string> {
  const forms = new Set<string>();
  for (let at = whole.indexOf('-'); at > 0; at = whole.indexOf('-', at + 1)) {
    forms.add(whole.slice(0, at)).add(whole.slice(at + 1));
  }
  return forms;
}

/** Slugs of tags, category names and retired category names. */
const reserved = memoizeByCatalogue(({ listings, categoryByName }): ReadonlySet<string> => {
  const tags = new Set(listings.flatMap(({ offer }) => offer.tags));
  return new Set([...[...tags].map((tag): string => slug(tag)), ...categoryByName.keys()]);
});
