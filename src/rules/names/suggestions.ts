import type { Catalogue } from '../../model/catalogue.ts';
import type { Vendor } from '../../model/vendor.ts';
import { addToGroup } from '../catalogue/group-by.ts';
import { memoizeByRecord } from '../catalogue/memoize.ts';
import { shuffle } from '../ranking/ranked-order.ts';
import { slug, bareName } from '../text/fold.ts';
import { isLive, nameIndex, type BareName } from './name-index.ts';
import { vendorOfAddress, vendorOfPackage } from './packages.ts';
import { editDistance, MAX_TEXT_CHARS, nearSlugs } from '../text/edit-distance.ts';

export const MAX_SUGGESTIONS = 5;
const MAX_SEGMENTS = 16;
/** Maximum number of vendors weighed by shared segments: frequent segments ("cloud") carry little information. */
const MAX_SHARING = 200;

/**
 * At most five names similar to a text, in the order of docs/rules.md#suggestions. Vendors without a current offer come
 * last among the five.
 */
export function suggestions(catalogue: Catalogue, text: string): readonly string[] {
  const found = new Set<Vendor>();
  for (const vendor of candidates(catalogue, text.slice(0, MAX_TEXT_CHARS))) {
    found.add(vendor);
    if (found.size === MAX_SUGGESTIONS) break;
  }
  const hasEnded = (vendor: Vendor): number => Number(!isLive(catalogue, vendor));
  return [...found].sort((one, other) => hasEnded(one) - hasEnded(other)).map(({ name }) => name);
}

const ADDRESS_END = /\.[a-z]{2,6}$/i;

/** Lazy: the index of a later step is built only when the earlier steps find fewer than five names. */
function* candidates(catalogue: Catalogue, text: string): Iterable<Vendor> {
  const bare = bareName(text);
  const requested = slug(text);
  const packaged = vendorOfPackage(catalogue, text) ?? vendorOfAddress(catalogue, text);
  if (packaged) yield packaged;
  yield* nameIndex(catalogue).ofBareForm(bare);
  yield* openingNames(catalogue, requested);
  const { vendors, own, others } = namesOfTheDay(catalogue);
  for (const { bare: name, vendor } of [...own, ...others]) if (isWithinOneEdit(name, bare)) yield vendor;
  yield* vendorsBeginning(own, bare);
  yield* vendorsBeginning(others, bare);
  const slugs = vendors.map((vendor) => vendor.slug);
  yield* nearSlugs(slugs, requested).flatMap(({ place }) => vendors[place] ?? []);
  // The end of an address (`.com`) is shared by chance.
  yield* vendorsSharing(catalogue, slug(text.replace(ADDRESS_END, '')));
}

/** The vendors and their own names in an order of the day, so that none of several equally near is preferred; other names follow. */
const namesOfTheDay = memoizeByRecord((catalogue: Catalogue) => {
  const { vendors } = catalogue.records;
  const order = shuffle({ date: catalogue.date, queryKey: 'suggestions', total: 0 }, vendors.length);
  const ofTheDay = <Entry>(entries: readonly Entry[]) => order.flatMap((at) => entries[at] ?? []);
  // The own names stand first in the index, in the order of the vendors.
  const { bareNames } = nameIndex(catalogue);
  return { vendors: ofTheDay(vendors), own: ofTheDay(bareNames), others: bareNames.slice(vendors.length) };
});

/** Vendors with a name that opens a text, whatever its spaces and hyphens (`cockroach db serverless`), longest name first. */
function* openingNames(catalogue: Catalogue, requested: string): Iterable<Vendor> {
  const segments = requested.split('-', MAX_SEGMENTS);
  for (let length = segments.length - 1; length > 0; length -= 1) {
    yield* nameIndex(catalogue).ofBareForm(segments.slice(0, length).join(''));
  }
}

/** Vendors with a name that begins with a text, shortest first. */
function vendorsBeginning(names: readonly BareName[], requested: string): readonly Vendor[] {
  if (requested === '') return [];
  const found = names.filter(({ bare }) => bare.startsWith(requested));
  return found.sort((one, other) => one.bare.length - other.bare.length).map(({ vendor }) => vendor);
}

/** The vendors that share segments with a text, first those with the most; a rarer one weighs more. */
function vendorsSharing(catalogue: Catalogue, requested: string): readonly Vendor[] {
  const segments = new Set(requested.split('-', MAX_SEGMENTS));
  const groups = [...segments].map((segment) => bySegment(catalogue).get(segment) ?? []);
  groups.sort((one, other) => one.length - other.length);
  const weights = new Map<Vendor, number>();
  for (const vendors of groups) {
    if (weights.size >= MAX_SHARING) break;
    for (const vendor of vendors.slice(0, MAX_SHARING)) {
      weights.set(vendor, (weights.get(vendor) ?? 0) + 1 / vendors.length);
    }
  }
  return [...weights].sort(([, one], [, other]) => other - one).map(([vendor]) => vendor);
}

const bySegment = memoizeByRecord((catalogue: Catalogue): ReadonlyMap<string, readonly Vendor[]> => {
  const groups = new Map<string, Vendor[]>();
  for (const vendor of namesOfTheDay(catalogue).vendors) {
    for (const segment of new Set(vendor.slug.split('-'))) addToGroup(groups, segment, vendor);
  }
  return groups;
});

/** Whether a name holds a text or is held by it, or is fewer edits away than half of the text has letters. */
export function isNearName(text: string, name: string): boolean {
  const requested = bareName(text);
  const bare = bareName(name);
  if (requested === '' || bare === '') return false;
  if (bare.includes(requested) || requested.includes(bare)) return true;
  return editDistance(requested, bare) < requested.length / 2;
}

/** Whether a name is within one edit of a text, both of them bare. An empty text is near no name. */
export function isWithinOneEdit(name: string, text: string): boolean {
  return text !== '' && Math.abs(name.length - text.length) <= 1 && editDistance(text, name) <= 1;
}
