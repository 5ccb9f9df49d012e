import type { Listing } from '../../model/catalogue.ts';
import { combined, NO_STRENGTHS, strengthReader, type Hits } from './hits.ts';
import type { Match } from './ordered.ts';
import { FULL_STRENGTH } from './relevance.ts';
import type { SearchIndex } from './search-index.ts';
import type { Unit } from './unit.ts';

/** The matches of a query's units among the given listings. */
export interface Matches {
  readonly match: 'all' | 'partial';
  readonly matches: readonly Match[];
}

/** Relevance is counted in hundredths. */
const SCALE = 100;
/** Weight of a common word as a share of another equally rare word. */
const COMMON_SHARE = 0.2;
/** Bonus of two adjacent terms, in names and tags and in the description. */
const ADJACENT = { head: 40, description: 14 } as const;
/** Adjacent terms are searched only up to this number of matches, to bound the cost. */
const MAX_PAIRED_LISTINGS = 500;
/** Bonus of a listing in the category of most listings about a term. */
const CATEGORY_BONUS = 12;
/** Minimum share of the best partial match's weight. */
const MIN_SHARE = 0.7;
/** Weight of another form of a word, as a share of the word. */
const FORM_SHARE = 0.5;

/** The listings with every unit; where there are none, those with the most and rarest of them. */
export function matchesOf(index: SearchIndex, listings: readonly Listing[], units: readonly Unit[]): Matches {
  const requested = units.flatMap(({ hits }) => hits ?? []);
  if (requested.length === units.length) {
    const full = listingsWithAll(index, listings, requested);
    if (full.length > 0) return { match: 'all', matches: scored(index, full, units) };
  }
  const partial = partialListings(index, listings, units);
  return { match: 'partial', matches: scored(index, partial.listings, partial.units) };
}

/** The listings that have all hits, in their order. */
function listingsWithAll(
  index: SearchIndex,
  listings: readonly Listing[],
  requested: readonly Hits[],
): readonly Listing[] {
  const [rarest, ...more] = [...requested].sort((one, other) => one.positions.length - other.positions.length);
  if (!rarest) return listings;
  const readers = more.map(strengthReader);
  const positions = rarest.positions.filter((position) => readers.every((strengthAt) => strengthAt(position) !== 0));
  return listingsAt(index, listings, positions);
}

/** The listings at ascending positions, in their order. */
function listingsAt(
  { listingCount }: SearchIndex,
  listings: readonly Listing[],
  positions: readonly number[] | Uint32Array,
): readonly Listing[] {
  if (listings.length === listingCount) {
    const found: Listing[] = [];
    for (const position of positions) {
      const listing = listings[position];
      // In the list of the catalogue a listing has its position as index, so that only those are read.
      if (listing?.position === position) found.push(listing);
    }
    if (found.length === positions.length) return found;
  }
  const wanted = new Set(positions);
  return listings.filter(({ position }) => wanted.has(position));
}

/** An unknown word counts as its replacement, and any word also in its other forms. */
function partialListings(index: SearchIndex, listings: readonly Listing[], units: readonly Unit[]) {
  const telling = units.some(({ isCommon }) => !isCommon) ? units.filter(({ isCommon }) => !isCommon) : units;
  const widened = telling.map((unit) => ({ ...unit, hits: widenedHits(index, unit) }));
  const weighed = widened.flatMap(({ hits }) => (hits ? { hits, rarity: index.rarity(hits) } : []));
  const shares = sharesOf(index, weighed);
  const least = Math.max(bestShare(index, listings, shares) * MIN_SHARE, Number.MIN_VALUE);
  const positions = shares.positions.filter((position) => (shares.byPosition[position] ?? 0) >= least);
  return {
    listings: listingsAt(index, listings, Uint32Array.from(positions).sort()),
    units: [...widened, ...units.filter((unit) => !telling.includes(unit))],
  };
}

function bestShare({ listingCount }: SearchIndex, listings: readonly Listing[], shares: Shares): number {
  const { positions, byPosition } = shares;
  let best = 0;
  const searched = listings.length === listingCount ? positions : listings.map(({ position }) => position);
  for (const position of searched) best = Math.max(best, byPosition[position] ?? 0);
  return best;
}

/** The share of the requested units that each listing has. */
interface Shares {
  /** Positions of the listings that have a unit, each once, in no order. */
  readonly positions: readonly number[];
  readonly byPosition: Float64Array;
}

/** Each unit is weighed by its rarity. The result is valid until the next call. */
function sharesOf(index: SearchIndex, weighed: readonly { readonly hits: Hits; readonly rarity: number }[]): Shares {
  const byPosition = index.scratch.fill(0);
  const found: number[] = [];
  for (const { hits, rarity } of weighed) {
    const { positions, strengths } = hits;
    for (let each = 0; each < positions.length; each += 1) {
      const position = positions[each] ?? 0;
      const share = byPosition[position] ?? 0;
      if (share === 0) found.push(position);
      byPosition[position] = share + rarity * fullness(strengths[each] ?? 0);
    }
  }
  return { positions: found, byPosition };
}

function fullness(strength: number): number {
  return Math.min(1, strength / FULL_STRENGTH);
}

function widenedHits(index: SearchIndex, { hits, readAs, text }: Unit): Hits | null {
  const known = hits ?? readAs?.hits ?? null;
  const stem = stemOf(text);
  const ofStem = stem === null ? null : index.hitsOfStart(stem);
  if (!ofStem) return known;
  const best = combined(ofStem, known ?? NO_STRENGTHS, (form, own) => Math.max(form * FORM_SHARE, own));
  return { ...ofStem, ...best };
}

const ENDING = /(?:ations?|ators?|ating|ates?|ings?|ers?|ors?|ions?|ies|es|s|ed|e)$/;
const MIN_STEM_CHARS = 4;

/** What the forms of a word begin with: `generat` of `generation`. Null where it would be too short to tell. */
function stemOf(word: string): string | null {
  const stem = word.replace(ENDING, '');
  return stem.length >= MIN_STEM_CHARS && stem !== word ? stem : null;
}

function scored(index: SearchIndex, listings: readonly Listing[], units: readonly Unit[]): readonly Match[] {
  const weighed = units.flatMap(({ hits, isCommon }) =>
    hits
      ? {
          hits,
          strengthAt: strengthReader(hits),
          weight: index.rarity(hits) * (isCommon ? COMMON_SHARE : 1),
        }
      : [],
  );
  const pairs = listings.length > MAX_PAIRED_LISTINGS ? [] : adjacentPairs(index, units);
  return listings.map((listing) => {
    const { position } = listing;
    let total = 0;
    for (const { hits, strengthAt, weight } of weighed) {
      total += weight * (strengthAt(position) + CATEGORY_BONUS * index.shareOfCategory(hits, position));
    }
    for (const pair of pairs) total += adjacency(index, listing, pair);
    return { listing, relevance: Math.round(total * SCALE) };
  });
}

interface Pair {
  readonly spaced: string;
  readonly hyphened: string;
  readonly weight: number;
}

/** Each term with the next, where one of them says something. */
function adjacentPairs(index: SearchIndex, units: readonly Unit[]): readonly Pair[] {
  return units.slice(1).flatMap((unit, before) => {
    const other = units[before];
    if (!other || (unit.isCommon && other.isCommon)) return [];
    const weights = [unit, other].flatMap(({ hits }) => (hits ? index.rarity(hits) : []));
    if (weights.length < 2) return [];
    return {
      spaced: `${other.text} ${unit.text}`,
      hyphened: `${other.text}-${unit.text}`,
      weight: Math.max(...weights),
    };
  });
}

function adjacency(index: SearchIndex, listing: Listing, { spaced, hyphened, weight }: Pair): number {
  const has = (text: string): boolean => text.includes(spaced) || text.includes(hyphened);
  const { head, description } = index.texts.texts(listing);
  return weight * ((has(head) ? ADJACENT.head : 0) + (has(description) ? ADJACENT.description : 0));
}
