import type { Catalogue, CatalogueRecords } from '../../model/catalogue.ts';
import type { Vendor } from '../../model/vendor.ts';
import { assess } from '../risk/assessment.ts';
import { ENDED } from '../risk/gate.ts';
import { memoizeByRecord } from '../catalogue/memoize.ts';
import { slug, bareName, caseFold } from '../text/fold.ts';
import { siteOf } from '../text/parsed-url.ts';
import { everyTag } from '../catalogue/categories.ts';
import { ORDINARY_WORDS } from './ordinary-words.ts';
import { addToGroup } from '../catalogue/group-by.ts';

export interface BareName {
  readonly bare: string;
  readonly vendor: Vendor;
}

/** Index of every name of a catalogue, for resolving requested names. Keys are slugs or case-folded names. */
class NameIndex {
  readonly #own = new Map<string, Vendor>();
  readonly #other = new Map<string, Vendor[]>();
  readonly #shortForms = new Map<string, Vendor[]>();
  readonly #bareForms = new Map<string, Vendor[]>();
  /** Each vendor's own name, in catalogue order, followed by all other names. */
  readonly bareNames: readonly BareName[];

  constructor({ vendors }: CatalogueRecords) {
    for (const vendor of vendors) {
      // The first vendor in catalogue order keeps a name; the compiler's checks exclude two vendors with one slug.
      for (const key of keysOf([vendor.name])) if (!this.#own.has(key)) this.#own.set(key, vendor);
      for (const key of keysOf([...otherNames(vendor), ...ownSites(vendor)])) addToGroup(this.#other, key, vendor);
      for (const form of segmentForms(vendor.slug)) addToGroup(this.#shortForms, form, vendor);
    }
    this.bareNames = [
      ...vendors.map((vendor) => ({ bare: bareName(vendor.name), vendor })),
      ...vendors.flatMap((vendor) => otherNames(vendor).map((name) => ({ bare: bareName(name), vendor }))),
    ];
    for (const { bare, vendor } of this.bareNames) if (bare !== '') addToGroup(this.#bareForms, bare, vendor);
  }

  own(key: string): Vendor | undefined {
    return this.#own.get(key);
  }

  /** Every vendor with a former name or an alias of this key, in catalogue order. */
  others(key: string): readonly Vendor[] {
    return this.#other.get(key) ?? [];
  }

  ofBareForm(bare: string): readonly Vendor[] {
    return this.#bareForms.get(bare) ?? [];
  }

  /** The vendors whose slugs begin or end with these segments, without whole slugs; in catalogue order. */
  ofShortForm(form: string): readonly Vendor[] {
    return this.#shortForms.get(form) ?? [];
  }

  ofOpening(form: string): readonly Vendor[] {
    return this.ofShortForm(form).filter((vendor) => vendor.slug.startsWith(`${form}-`));
  }
}

/** The index of the names of a catalogue; no name depends on the day. */
export function nameIndex({ records }: Pick<Catalogue, 'records'>): NameIndex {
  return indexOf(records);
}

const indexOf = memoizeByRecord((records: CatalogueRecords) => new NameIndex(records));

function otherNames(vendor: Vendor): readonly string[] {
  return [...vendor.former_names, ...vendor.aliases];
}

/** Every name of a vendor, its own first. */
export function namesOf(vendor: Vendor): readonly string[] {
  return [vendor.name, ...otherNames(vendor)];
}

/** The sites among the pages of a vendor that a name of it opens or ends: `acme.io`, `getacme.com`; a name of two letters alone. */
function ownSites(vendor: Vendor): readonly string[] {
  const names = namesOf(vendor).map(bareName);
  const pages = [...vendor.offers.map(({ url }) => url), ...vendor.changes.map((record) => record.source_url ?? '')];
  return pages.map(siteOf).filter((site) => {
    const label = bareName(site.split('.')[0] ?? '');
    const isPart = (name: string): boolean => name.length > 2 && (label.startsWith(name) || label.endsWith(name));
    return names.some((name) => label === name || isPart(name));
  });
}

/** Whether a vendor has an offer that has not ended. */
export function isLive(catalogue: Catalogue, vendor: Vendor): boolean {
  return (catalogue.listingsByVendor.get(vendor.slug) ?? []).some((listing) => {
    const { gate } = assess(catalogue, listing);
    return gate === null || !ENDED.has(gate.code);
  });
}

/** Whether a slug consists only of words that never name a vendor. */
export function isOrdinarySlug(catalogue: Catalogue, requested: string): boolean {
  // One or two characters are ambiguous, so they count as ordinary.
  const isOrdinary = (segment: string): boolean => segment.length < 3 || ORDINARY_WORDS.has(segment);
  return reservedSlugs(catalogue).has(requested) || requested.split('-').every(isOrdinary);
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
const reservedSlugs = memoizeByRecord((catalogue: Catalogue): ReadonlySet<string> => {
  const tags = [...everyTag(catalogue)].map((tag): string => slug(tag));
  return new Set([...tags, ...catalogue.categoryByName.keys()]);
});
