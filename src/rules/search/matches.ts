import type { Listing } from '../../model/catalogue.ts';
import type { Match } from './ordered.ts';
import { FULL_STRENGTH } from './relevance.ts';
import type { Hits, SearchIndex } from './search-index.ts';
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
    const full = withAll(index, listings, requested);
    if (full.length > 0) return { match: 'all', matches: scored(index, full, units) };
  }
  const partial = partialListings(index, listings, units);
  return { match: 'partial', matches: scored(index, partial.listings, partial.units) };
}

function withAll(index: SearchIndex, listings: readonly Listing[], requested: readonly Hits[]): readonly Listing[] {
  const [first, ...more] = requested;
  if (!first) return listings;
  const { strengths } = first;
  const hasMore = (position: number): boolean => more.every((hits) => hits.strengths[position] !== 0);
  return chosenBy(index, listings, (position) => strengths[position] !== 0 && hasMore(position));
}

/** The listings whose positions pass, in their order. */
function chosenBy(
  { listingCount }: SearchIndex,
  listings: readonly Listing[],
  passes: (position: number) => boolean,
): readonly Listing[] {
  const filtered = (): readonly Listing[] => listings.filter(({ position }) => passes(position));
  if (listings.length !== listingCount) return filtered();
  const found: Listing[] = [];
  for (let position = 0; position < listings.length; position += 1) {
    const listing = passes(position) ? listings[position] : undefined;
    // In the list of the catalogue a listing has its position as index, so that only those that pass are read.
    if (listing && listing.position !== position) return filtered();
    if (listing) found.push(listing);
  }
  return found;
}

/** An unknown word counts as its replacement, and any word also in its other forms. */
function partialListings(index: SearchIndex, listings: readonly Listing[], units: readonly Unit[]) {
  const telling = units.some(({ isCommon }) => !isCommon) ? units.filter(({ isCommon }) => !isCommon) : units;
  const widened = telling.map((unit) => ({ ...unit, hits: widenedHits(index, unit) }));
  const weighed = widened.flatMap(({ hits }) => (hits ? { hits, rarity: index.rarity(hits) } : []));
  const shares = sharesOf(index, weighed);
  const least = Math.max(bestShare(index, listings, shares) * MIN_SHARE, Number.MIN_VALUE);
  return {
    listings: chosenBy(index, listings, (position) => (shares[position] ?? 0) >= least),
    units: [...widened, ...units.filter((unit) => !telling.includes(unit))],
  };
}

function bestShare({ listingCount }: SearchIndex, listings: readonly Listing[], shares: Float64Array): number {
  let best = 0;
  if (listings.length === listingCount) for (const share of shares) best = Math.max(best, share);
  else for (const { position } of listings) best = Math.max(best, shares[position] ?? 0);
  return best;
}

/**
 * By listing position, the share of the requested units that a listing has, each weighed by its rarity. The result is
 * valid until the next call.
 */
function sharesOf(
  index: SearchIndex,
  weighed: readonly { readonly hits: Hits; readonly rarity: number }[],
): Float64Array {
  const shares = index.scratch.fill(0);
  for (const { hits, rarity } of weighed) {
    const { strengths } = hits;
    for (let position = 0; position < strengths.length; position += 1) {
      const strength = strengths[position] ?? 0;
      if (strength !== 0) shares[position] = (shares[position] ?? 0) + rarity * fullness(strength);
    }
  }
  return shares;
}

function fullness(strength: number): number {
  return Math.min(1, strength / FULL_STRENGTH);
}

function widenedHits(index: SearchIndex, { hits, readAs, text }: Unit): Hits | null {
  const known = hits ?? readAs?.hits ?? null;
  const stem = stemOf(text);
  const ofStem = stem === null ? null : index.hitsOfStart(stem);
  if (!ofStem) return known;
  const strengths = new Uint8Array(ofStem.strengths.length);
  for (let position = 0; position < strengths.length; position += 1) {
    const strength = (ofStem.strengths[position] ?? 0) * FORM_SHARE;
    strengths[position] = Math.max(strength, known?.strengths[position] ?? 0);
  }
  return { ...ofStem, strengths };
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
          weight: index.rarity(hits) * (isCommon ? COMMON_SHARE : 1),
        }
      : [],
  );
  const pairs = listings.length > MAX_PAIRED_LISTINGS ? [] : adjacentPairs(index, units);
  if (pairs.length > 0) index.texts.expectTexts?.(listings);
  return listings.map((listing) => {
    const { position } = listing;
    let total = 0;
    for (const { hits, weight } of weighed) {
      total += weight * ((hits.strengths[position] ?? 0) + CATEGORY_BONUS * index.shareOfCategory(hits, position));
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
