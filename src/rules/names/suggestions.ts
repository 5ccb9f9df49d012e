import type { Catalogue } from '../../model/catalogue.ts';
import type { Vendor } from '../../model/vendor.ts';
import type { NearSlugs } from './near-slugs.ts';
import { nearSlugs } from './near-slugs.ts';
import { memoizeByCatalogue } from '../catalogue/per-catalogue.ts';
import { slug } from '../text/slug.ts';
import { bareName } from './bare-name.ts';
import { isLive, otherNames } from './name-index.ts';
import { withinOneEdit, type WithinOneEdit } from './near-names.ts';

interface BareNamed {
  readonly vendor: Vendor;
  readonly bare: string;
}

/** Index of all vendor names for suggestions. Positions are those in `vendors`. */
interface SuggestionIndex {
  readonly vendors: readonly Vendor[];
  /** By each bare name. */
  readonly byBareName: ReadonlyMap<string, readonly Vendor[]>;
  /** By the first letter of the vendor's own bare name, the shortest names first. */
  readonly byFirstLetter: ReadonlyMap<string, readonly BareNamed[]>;
  /** The vendor of each bare name that `withinOneEdit` measures. */
  readonly named: readonly Vendor[];
  readonly withinOneEdit: WithinOneEdit;
  readonly near: NearSlugs;
  readonly positionsOfSegment: ReadonlyMap<string, readonly number[]>;
}

const MAX_SUGGESTIONS = 5;
/** The rest of a longer text is ignored, to bound the cost. */
const MAX_TEXT_CHARS = 64;
const MAX_SEGMENTS = 16;
/** Maximum number of vendors weighed by shared segments: frequent segments ("cloud") carry little information. */
const MAX_SHARING = 200;

/**
 * At most five names similar to a text, in the order of docs/rules.md#suggestions. Vendors without a current offer come
 * last among the five.
 */
export function suggestions(catalogue: Catalogue, text: string): readonly string[] {
  const found = new Set<Vendor>();
  for (const vendor of candidates(suggestionIndex(catalogue), text.slice(0, MAX_TEXT_CHARS))) {
    found.add(vendor);
    if (found.size === MAX_SUGGESTIONS) break;
  }
  const live = [...found].filter((vendor) => isLive(catalogue, vendor));
  const others = [...found].filter((vendor) => !live.includes(vendor));
  return [...live, ...others].map(({ name }) => name);
}

function* candidates(index: SuggestionIndex, text: string): Iterable<Vendor> {
  const [bare, requested] = [bareName(text), slug(text)];
  yield* index.byBareName.get(bare) ?? [];
  for (const position of index.withinOneEdit(bare)) yield* one(index.named[position]);
  yield* beginning(index, bare);
  for (const { place } of index.near(requested)) yield* one(index.vendors[place]);
  for (const position of sharing(index, requested)) yield* one(index.vendors[position]);
}

function one(vendor: Vendor | undefined): readonly Vendor[] {
  return vendor ? [vendor] : [];
}

/** Vendors whose own name begins with a text, shortest first; names of equal length in catalogue order. */
function beginning({ byFirstLetter }: SuggestionIndex, bare: string): readonly Vendor[] {
  const sameLetter = byFirstLetter.get(bare.slice(0, 1)) ?? [];
  return sameLetter.filter((named) => named.bare.startsWith(bare)).map(({ vendor }) => vendor);
}

/** Positions of the vendors that share segments with a text, first those with the most; a rarer one weighs more. */
function sharing({ positionsOfSegment }: SuggestionIndex, requested: string): readonly number[] {
  const segments = new Set(requested.split('-', MAX_SEGMENTS));
  const lists = [...segments].map((segment) => positionsOfSegment.get(segment) ?? []);
  lists.sort((one, other) => one.length - other.length);
  const weights = new Map<number, number>();
  for (const positions of lists) {
    if (weights.size >= MAX_SHARING) break;
    for (const position of positions.slice(0, MAX_SHARING)) {
      weights.set(position, (weights.get(position) ?? 0) + 1 / positions.length);
    }
  }
  return [...weights].sort(([, one], [, other]) => other - one).map(([position]) => position);
}

const suggestionIndex = memoizeByCatalogue(({ records: { vendors } }): SuggestionIndex => {
  const own = vendors.map((vendor) => bareNamed(vendor, vendor.name));
  const names = [...own, ...vendors.flatMap((vendor) => otherNames(vendor).map((name) => bareNamed(vendor, name)))];
  const shortestFirst = own.toSorted((one, other) => one.bare.length - other.bare.length);
  const byBareName = grouped(names, ({ bare }) => bare);
  return {
    vendors,
    byBareName: new Map([...byBareName].map(([bare, group]) => [bare, group.map(({ vendor }) => vendor)])),
    byFirstLetter: grouped(shortestFirst, ({ bare }) => bare.slice(0, 1)),
    named: names.map(({ vendor }) => vendor),
    withinOneEdit: withinOneEdit(names.map(({ bare }) => bare)),
    near: nearSlugs(vendors.map((vendor) => vendor.slug)),
    positionsOfSegment: segmentPositions(vendors),
  };
});

function bareNamed(vendor: Vendor, name: string): BareNamed {
  return { vendor, bare: bareName(name) };
}

/** Groups names by a key; a name without letters is in no group. */
function grouped(
  names: readonly BareNamed[],
  keyOf: (named: BareNamed) => string,
): ReadonlyMap<string, readonly BareNamed[]> {
  const groups = new Map<string, BareNamed[]>();
  for (const named of names) {
    const key = keyOf(named);
    const group = groups.get(key);
    if (key === '') continue;
    if (group) group.push(named);
    else groups.set(key, [named]);
  }
  return groups;
}

function segmentPositions(vendors: readonly Vendor[]): ReadonlyMap<string, readonly number[]> {
  const positions = new Map<string, number[]>();
  for (const [position, vendor] of vendors.entries()) {
    for (const segment of new Set(vendor.slug.split('-'))) {
      const known = positions.get(segment);
      if (known) known.push(position);
      else positions.set(segment, [position]);
    }
  }
  return positions;
}
