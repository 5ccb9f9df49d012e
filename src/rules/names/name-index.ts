import type { Catalogue } from '../../model/catalogue.ts';
import type { Vendor } from '../../model/vendor.ts';
import { assess } from '../risk/assessment.ts';
import { ENDED } from '../risk/gate.ts';
import { memoizeByCatalogue } from '../catalogue/per-catalogue.ts';
import { slug } from '../text/slug.ts';
import { caseFold } from './case-fold.ts';
import { ORDINARY_WORDS } from './ordinary-words.ts';

/** Index of every name of a catalogue, for resolving requested names. Keys are slugs or case-folded names. */
export interface NameIndex {
  /** By the vendor's own name. */
  readonly own: ReadonlyMap<string, Vendor>;
  /** By a former name or an alias, unless it is another vendor's own name. */
  readonly other: ReadonlyMap<string, Vendor>;
  /** Segments of the longest name. */
  readonly maxSegments: number;
  /** By the first or last segments of a slug, without the whole slug; in catalogue order. */
  readonly shortForms: ReadonlyMap<string, readonly Vendor[]>;
  /** By the first segments of a slug. */
  readonly openings: ReadonlyMap<string, readonly Vendor[]>;
  /** Slugs of tags, category names and retired category names. */
  readonly reserved: ReadonlySet<string>;
}

export const nameIndex = memoizeByCatalogue((catalogue): NameIndex => {
  const { vendors } = catalogue.records;
  const own = new Map<string, Vendor>();
  const other = new Map<string, Vendor>();
  for (const vendor of vendors) addName(own, vendor.name, vendor);
  for (const vendor of vendors) {
    for (const name of otherNames(vendor)) addName(other, name, vendor);
  }
  return {
    own,
    other,
    maxSegments: maxSegments([own, other]),
    ...segmentForms(vendors),
    reserved: reserved(catalogue),
  };
});

/** Former names and aliases of a vendor. */
export function otherNames(vendor: Vendor): readonly string[] {
  return [...vendor.former_names, ...vendor.aliases];
}

/** Whether a vendor has an offer that has not ended. */
export function isLive(catalogue: Catalogue, vendor: Vendor): boolean {
  return (catalogue.listingsByVendor.get(vendor.slug) ?? []).some((listing) => {
    const { gate } = assess(catalogue, listing);
    return gate === null || !ENDED.has(gate.code);
  });
}

/** Whether a slug consists only of words that never name a vendor. */
export function isOrdinary(catalogue: Catalogue, requested: string): boolean {
  return (
    nameIndex(catalogue).reserved.has(requested) || requested.split('-').every((segment) => isOrdinaryWord(segment))
  );
}

/** One or two characters are ambiguous, so they count as ordinary. */
function isOrdinaryWord(segment: string): boolean {
  return segment.length < 3 || ORDINARY_WORDS.has(segment);
}

/** The first vendor in catalogue order keeps a name; the compiler's checks exclude two vendors with one slug. */
function addName(names: Map<string, Vendor>, name: string, vendor: Vendor): void {
  for (const key of [slug(name), caseFold(name)]) {
    if (key !== '' && !names.has(key)) names.set(key, vendor);
  }
}

function maxSegments(maps: readonly ReadonlyMap<string, Vendor>[]): number {
  let most = 0;
  for (const names of maps) for (const key of names.keys()) most = Math.max(most, key.split('-').length);
  return most;
}

function segmentForms(vendors: readonly Vendor[]): Pick<NameIndex, 'shortForms' | 'openings'> {
  const openings = new Map<string, Vendor[]>();
  const shortForms = new Map<string, Vendor[]>();
  for (const vendor of vendors) {
    for (let at = vendor.slug.indexOf('-'); at > 0; at = vendor.slug.indexOf('-', at + 1)) {
      const opening = vendor.slug.slice(0, at);
      add(openings, opening, vendor);
      add(shortForms, opening, vendor);
      add(shortForms, vendor.slug.slice(at + 1), vendor);
    }
  }
  return { openings, shortForms };
}

function add(forms: Map<string, Vendor[]>, form: string, vendor: Vendor): void {
  const vendors = forms.get(form);
  if (!vendors) forms.set(form, [vendor]);
  else if (vendors.at(-1) !== vendor) vendors.push(vendor);
}

function reserved({ listings, categoryByName }: Catalogue): ReadonlySet<string> {
  const tags = new Set(listings.flatMap(({ offer }) => offer.tags));
  return new Set([...[...tags].map((tag): string => slug(tag)), ...categoryByName.keys()]);
}
