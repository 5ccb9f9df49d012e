import type { Catalogue, CatalogueRecords } from '../../model/catalogue.ts';
import type { DerivedNames } from '../../model/derived.ts';
import type { Vendor } from '../../model/vendor.ts';
import { rankFacts } from '../risk/rank-facts.ts';
import { ENDED } from '../risk/gate.ts';
import { derivedPart } from '../catalogue/derived.ts';
import { memoizeByCatalogue, memoizeByRecord } from '../catalogue/memoize.ts';
import { chosen } from '../ranking/chosen.ts';
import { slug } from '../text/slug.ts';
import { everyTag } from '../tags.ts';
import { bareName } from './bare-name.ts';
import { caseFold } from './case-fold.ts';
import { KeyTable, keyTableText } from './key-table.ts';
import { ORDINARY_WORDS } from './ordinary-words.ts';
import { addToGroup } from '../catalogue/group-by.ts';

/** Bare forms of names. Positions are those in the list. */
export interface BareForms {
  /** Each vendor's own name, in catalogue order, followed by all other names. */
  readonly bare: readonly string[];
  /** The vendor of each bare form. */
  readonly vendors: readonly Vendor[];
}

/** No bare form has one. */
const LINE_END = '\n';

/** Index of every name of a catalogue, for resolving requested names. Keys are slugs or case-folded names. */
class NameIndex {
  readonly #vendors: readonly Vendor[];
  readonly #own: KeyTable;
  readonly #other: KeyTable;
  readonly #shortForms: KeyTable;
  readonly #derived: DerivedNames;
  #bare: BareForms | null = null;

  constructor({ vendors }: CatalogueRecords, derived: DerivedNames) {
    this.#vendors = vendors;
    this.#own = new KeyTable(derived.own);
    this.#other = new KeyTable(derived.other);
    this.#shortForms = new KeyTable(derived.shortForms);
    this.#derived = derived;
  }

  /** The bare forms of all names. */
  get bare(): BareForms {
    const { bare, bareOthers } = this.#derived;
    return (this.#bare ??= {
      bare: bare.split(LINE_END),
      vendors: [...this.#vendors, ...chosen(this.#vendors, bareOthers)],
    });
  }

  /** The vendor whose own name has this key. */
  own(key: string): Vendor | undefined {
    return first(this.#vendors, this.#own.places(key));
  }

  /** The first vendor in catalogue order with a former name or an alias of this key. */
  other(key: string): Vendor | undefined {
    return first(this.#vendors, this.#other.places(key));
  }

  /** Every vendor with a former name or an alias of this key. */
  others(key: string): readonly Vendor[] {
    return chosen(this.#vendors, this.#other.places(key));
  }

  /** The vendors whose slugs begin or end with these segments, without whole slugs; in catalogue order. */
  ofShortForm(form: string): readonly Vendor[] {
    return chosen(this.#vendors, this.#shortForms.places(form));
  }

  /** Whether the slug of a vendor equals, begins or ends with these segments. */
  isShortForm(form: string): boolean {
    return this.#own.places(form).length > 0 || this.#shortForms.places(form).length > 0;
  }

  /** The vendors whose slugs begin with these segments. */
  ofOpening(form: string): readonly Vendor[] {
    return this.ofShortForm(form).filter((vendor) => vendor.slug.startsWith(`${form}-`));
  }
}

function first(vendors: readonly Vendor[], [place]: readonly number[]): Vendor | undefined {
  return place === undefined ? undefined : vendors[place];
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
  const own = new Map<string, readonly number[]>();
  const other = new Map<string, number[]>();
  const shortForms = new Map<string, number[]>();
  const names = vendors.map(namesOf);
  for (const [place, { ownKeys, otherKeys, forms }] of names.entries()) {
    // The first vendor in catalogue order keeps a name; the compiler's checks exclude two vendors with one slug.
    for (const key of ownKeys) if (!own.has(key)) own.set(key, [place]);
    for (const key of otherKeys) addToGroup(other, key, place);
    for (const form of forms) addToGroup(shortForms, form, place);
  }
  const bare = [...names.map(({ bareOwn }) => bareOwn), ...names.flatMap(({ bareOthers }) => bareOthers)];
  const bareOthers = names.flatMap((of, place) => of.bareOthers.map(() => place));
  return {
    own: keyTableText(own),
    other: keyTableText(other),
    shortForms: keyTableText(shortForms),
    bare: bare.join(LINE_END),
    bareOthers,
  };
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
export function isOrdinarySlug(catalogue: Catalogue, requested: string): boolean {
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
const reserved = memoizeByCatalogue((catalogue): ReadonlySet<string> => {
  const tags = [...everyTag(catalogue)].map((tag): string => slug(tag));
  return new Set([...tags, ...catalogue.categoryByName.keys()]);
});
