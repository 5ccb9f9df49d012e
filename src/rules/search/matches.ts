import type { Listing } from '../../model/catalogue.ts';
import type { Match } from './ordered.ts';
import { FULL_STRENGTH } from './relevance.ts';
import type { Hits, SearchIndex } from './search-index.ts';
import type { Unit } from './unit.ts';

/** What a query's units match of the listings that it is asked about. */
export interface Matches {
  readonly match: 'all' | 'partial';
  readonly matches: readonly Match[];
}

/** Relevance is counted in hundredths. */
const SCALE = 100;
/** A common word weighs this share of another as rare. */
const COMMON_SHARE = 0.2;
/** What two terms next to each other add, in names and tags and in the description. */
const ADJACENT = { head: 40, description: 14 } as const;
/** Beyond this many matches no term says much, and looking at every text would take long. */
const MOST_LOOKED_AT = 500;
/** What a listing in the category of all that is about a term gains by that. */
const CATEGORY_BONUS = 12;
/** A listing answers a part of a query when it has at least this share of what the best one has. */
const LEAST_SHARE = 0.7;
/** Another form of a word weighs this share of the word. */
const FORM_SHARE = 0.5;

/** The listings with every unit; where there are none, those with the most and rarest of them. */
export function matchesOf(index: SearchIndex, listings: readonly Listing[], units: readonly Unit[]): Matches {
  const asked = units.flatMap(({ hits }) => hits ?? []);
  if (asked.length === units.length) {
    const full = listings.filter(({ position }) => asked.every(({ strengths }) => strengths[position] !== 0));
    if (full.length > 0) return { match: 'all', matches: scored(index, full, units) };
  }
  const partial = partialListings(index, listings, units);
  return { match: 'partial', matches: scored(index, partial.listings, partial.units) };
}

/** A word that occurs nowhere counts as what it was read as, and any word also in its other forms. */
function partialListings(index: SearchIndex, listings: readonly Listing[], units: readonly Unit[]) {
  const telling = units.some(({ isCommon }) => !isCommon) ? units.filter(({ isCommon }) => !isCommon) : units;
  const widened = telling.map((unit) => ({ ...unit, hits: widenedHits(index, unit) }));
  const weighed = widened.flatMap(({ hits }) => (hits ? { hits, rarity: index.rarity(hits) } : []));
  const shares = listings.map(({ position }) =>
    weighed.reduce((sum, { hits, rarity }) => sum + rarity * fullness(hits.strengths[position] ?? 0), 0),
  );
  const best = shares.reduce((most, share) => Math.max(most, share), 0);
  const least = Math.max(best * LEAST_SHARE, Number.MIN_VALUE);
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
const SHORTEST_STEM = 4;

/** What the forms of a word begin with: `generat` of `generation`. Null where it would be too short to tell. */
function stemOf(word: string): string | null {
  const stem = word.replace(ENDING, '');
  return stem.length >= SHORTEST_STEM && stem !== word ? stem : null;
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
  const pairs = listings.length > MOST_LOOKED_AT ? [] : adjacentPairs(index, units);
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

function adjacency(index: SearchIndex, listing: Listing, { spaced, hyphened, weight }: Pair): number {
  const has = (text: string): boolean => text.includes(spaced) || text.includes(hyphened);
  const { head, description } = index.texts(listing);
  return weight * ((has(head) ? ADJACENT.head : 0) + (has(description) ? ADJACENT.description : 0));
}
