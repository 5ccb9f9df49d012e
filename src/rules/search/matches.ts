import type { Listing } from '../../model/catalogue.ts';
import type { Match } from './ordered.ts';
import { descriptionOf, headOf } from './piece-index.ts';
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
    const full = listings.filter(({ position }) => requested.every(({ strengths }) => strengths[position] !== 0));
    if (full.length > 0) return { match: 'all', matches: scored(index, full, units) };
  }
  const partial = partialListings(index, listings, units);
  return { match: 'partial', matches: scored(index, partial.listings, partial.units) };
}

/** An unknown word counts as its replacement, and any word also in its other forms. */
function partialListings(index: SearchIndex, listings: readonly Listing[], units: readonly Unit[]) {
  const telling = units.some(({ isCommon }) => !isCommon) ? units.filter(({ isCommon }) => !isCommon) : units;
  const widened = telling.map((unit) => ({ ...unit, hits: widenedHits(index, unit) }));
  const weighed = widened.flatMap(({ hits }) => (hits ? { hits, rarity: index.rarity(hits) } : []));
  const shares = listings.map(({ position }) =>
    weighed.reduce((sum, { hits, rarity }) => sum + rarity * fullness(hits.strengths[position] ?? 0), 0),
  );
  const best = shares.reduce((most, share) => Math.max(most, share), 0);
  const least = Math.max(best * MIN_SHARE, Number.MIN_VALUE);
  return {
    listings: listings.filter((_, place) => (shares[place] ?? 0) >= least),
    units: [...widened, ...units.filter((unit) => !telling.includes(unit))],
  };
}

function fullness(strength: number): number {
  return Math.min(1, strength / FULL_STRENGTH);
}

function widenedHits(index: SearchIndex, { hits, readAs, text }: Unit): Hits | null {
  const known = hits ?? readAs?.hits ?? null;
  const stem = stemOf(text);
  const ofStem = stem === null ? null : index.hitsOfStart(stem);
  if (!ofStem) return known;
  const strengths = ofStem.strengths.map((strength, position) =>
    Math.max(strength * FORM_SHARE, known?.strengths[position] ?? 0),
  );
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
  return listings.map((listing) => {
    let total = 0;
    for (const { hits, weight } of weighed) {
      const bonus = CATEGORY_BONUS * index.shareOfCategory(hits, listing.position);
      total += weight * ((hits.strengths[listing.position] ?? 0) + bonus);
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

function adjacency(index: SearchIndex, { position }: Listing, { spaced, hyphened, weight }: Pair): number {
  const has = (text: string): boolean => text.includes(spaced) || text.includes(hyphened);
  return (
    weight *
    ((has(headOf(index.texts, position)) ? ADJACENT.head : 0) +
      (has(descriptionOf(index.texts, position)) ? ADJACENT.description : 0))
  );
}
