import type { Catalogue } from '../../model/catalogue.ts';
import type { Vendor } from '../../model/vendor.ts';
import { addToGroup } from '../catalogue/group-by.ts';
import { memoizeByCatalogue } from '../catalogue/memoize.ts';
import { slug } from '../text/slug.ts';
import { bareName } from '../text/fold.ts';
import { isLive, nameIndex, type BareForms } from './name-index.ts';
import { editDistance, MAX_TEXT_CHARS, nearSlugs } from '../text/edit-distance.ts';

const MAX_SUGGESTIONS = 5;
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
  const live = [...found].filter((vendor) => isLive(catalogue, vendor));
  const others = [...found].filter((vendor) => !live.includes(vendor));
  return [...live, ...others].map(({ name }) => name);
}

/** Lazy: the index of a later step is built only when the earlier steps find fewer than five names. */
function* candidates(catalogue: Catalogue, text: string): Iterable<Vendor> {
  const { vendors } = catalogue.records;
  const [bare, requested] = [bareName(text), slug(text)];
  const names = nameIndex(catalogue).bare;
  yield* equalNamed(names, bare);
  yield* openingNames(catalogue, requested);
  for (const position of withinOneEdit(names.bare, bare)) yield* one(names.vendors[position]);
  yield* beginning(names, bare, vendors.length);
  const slugs = vendors.map(({ slug: own }) => own);
  for (const { place } of nearSlugs(slugs, requested)) yield* one(vendors[place]);
  yield* sharing(catalogue, requested);
}

function one(vendor: Vendor | undefined): readonly Vendor[] {
  return vendor ? [vendor] : [];
}

function equalNamed({ bare, vendors }: BareForms, requested: string): readonly Vendor[] {
  return requested === '' ? [] : vendors.filter((_, position) => bare[position] === requested);
}

/** Vendors with a name that opens a text, whatever its spaces and hyphens (`cockroach db serverless`), longest name first. */
function* openingNames(catalogue: Catalogue, requested: string): Iterable<Vendor> {
  const segments = requested.split('-', MAX_SEGMENTS);
  for (let length = segments.length - 1; length > 0; length -= 1) {
    yield* nameIndex(catalogue).ofBareForm(segments.slice(0, length).join(''));
  }
}

/** Vendors whose own name begins with a text, shortest first; names of equal length in catalogue order. */
function beginning({ bare, vendors }: BareForms, requested: string, ownNames: number): readonly Vendor[] {
  if (requested === '') return [];
  const positions: number[] = [];
  for (let position = 0; position < ownNames; position += 1) {
    if (bare[position]?.startsWith(requested)) positions.push(position);
  }
  positions.sort((one, other) => (bare[one]?.length ?? 0) - (bare[other]?.length ?? 0));
  return positions.flatMap((position) => one(vendors[position]));
}

/** The vendors that share segments with a text, first those with the most; a rarer one weighs more. */
function sharing(catalogue: Catalogue, requested: string): readonly Vendor[] {
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

const bySegment = memoizeByCatalogue(({ records }): ReadonlyMap<string, readonly Vendor[]> => {
  const groups = new Map<string, Vendor[]>();
  for (const vendor of records.vendors) {
    for (const segment of new Set(vendor.slug.split('-'))) addToGroup(groups, segment, vendor);
  }
  return groups;
});

/** Whether a name holds a text or is held by it, or is fewer edits away than half of the text has letters. */
export function isNearName(text: string, name: string): boolean {
  const [requested, bare] = [bareName(text), bareName(name)];
  if (requested === '' || bare === '') return false;
  if (bare.includes(requested) || requested.includes(bare)) return true;
  return editDistance(requested, bare) < requested.length / 2;
}

/**
 * Positions in a list of the names within one edit of a text. Names and text are bare names. Computes few edit distances:
 * one edit changes the length by at most one, and keeps the first or the last letter, except for the swap of a name's only
 * two letters, which is not found.
 */
export function withinOneEdit(names: readonly string[], bare: string): readonly number[] {
  const [first, last] = [bare.charCodeAt(0), bare.charCodeAt(bare.length - 1)];
  const near: number[] = [];
  for (let position = 0; position < names.length; position += 1) {
    const name = names[position] ?? '';
    const longer = name.length - bare.length;
    if (longer > 1 || longer < -1) continue;
    if (name.charCodeAt(0) !== first && name.charCodeAt(name.length - 1) !== last) continue;
    if (editDistance(bare, name) <= 1) near.push(position);
  }
  return near;
}
