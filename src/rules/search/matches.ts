import type { Listing, Catalogue } from '../../model/catalogue.ts';
import { START_STRENGTH } from './folded-texts.ts';
import { searchIndex, type SearchIndex } from './search-index.ts';
import { wordsOf } from './query.ts';
import type { Unit } from './unit.ts';
import { memoizeByRecord } from '../catalogue/memoize.ts';
import { groupBy } from '../catalogue/group-by.ts';
import { assess } from '../risk/assessment.ts';
import { rankedOrder } from '../ranking/ranked-order.ts';

/** Relevance is counted in hundredths. */
const SCALE = 100;
/** What a listing counts that has a term inside other words only: "eu" in "queue". */
const INSIDE_SHARE = 0.25;
/** Bonus of a listing in the category of most listings about a term. */
const CATEGORY_BONUS = 18;

/** What the second offer of a vendor counts of its relevance. */
const NEXT_OFFER_SHARE = 0.5;

/** Maximum number of partial matches, and how many are listed whatever their score. */
const MAX_PARTIAL = 50;
export const MIN_PARTIAL = 5;
/** The least score of a partial match as a share of the best of them. */
const MIN_PARTIAL_SHARE = 0.5;

/** Parameters of BM25: how fast an occurrence more stops to count, and how much the length of a text counts. */
const BM25 = { k: 2, b: 0.7, d: 0 };
/** Weights of a synonym and of a word after a kind of thing as shares of another word. */
const SYNONYM_WEIGHT = 0.6;
const CONTEXT_SHARE = 0.5;
/** A term names a kind of thing where so many listings have it, and one category this share of those: "auth", but not "platform". */
const MIN_KIND_LISTINGS = 10;
const MIN_KIND_SHARE = 0.35;
/** How much the category counts in which most listings about the terms are. */
const CATEGORY_WEIGHT = 5;

/** The units that every full match has: all but common words, where there are others. */
export function requiredUnits(units: readonly Unit[]): readonly Unit[] {
  const telling = units.filter(({ isCommon }) => !isCommon);
  return telling.length > 0 ? telling : units;
}

/** The listings with every required unit, all where there is none, in their order, with their relevance (docs/rules.md#search-match). */
export function fullMatches(index: SearchIndex, listings: readonly Listing[], units: readonly Unit[]) {
  if (units.length === 0) return weighMatches(index, listings, units);
  const [first, ...more] = requiredUnits(units).map(({ hits }) => hits?.strengths ?? new Map<number, number>());
  const positions = [...(first?.keys() ?? [])].filter((position) => more.every((strengths) => strengths.has(position)));
  return weighMatches(index, listingsAt(listings, positions), units);
}

/** The listings at positions, in catalogue order. */
function listingsAt(listings: readonly Listing[], positions: readonly number[]): readonly Listing[] {
  const byPosition = listingsByPosition(listings);
  return positions.toSorted((one, other) => one - other).flatMap((position) => byPosition.get(position) ?? []);
}

/** Made once for the lists that a catalogue holds. */
const listingsByPosition = memoizeByRecord(
  (listings: readonly Listing[]) => new Map(listings.map((listing) => [listing.position, listing])),
);

export function weighMatches(index: SearchIndex, listings: readonly Listing[], units: readonly Unit[]) {
  const weighed = requiredUnits(units).flatMap(({ hits }) => (hits ? { hits, weight: index.rarity(hits) } : []));
  return listings.map((listing): Match => {
    let total = 0;
    let isInside = false;
    for (const { hits, weight } of weighed) {
      const strength = hits.strengths.get(listing.position);
      const share = hits.categoryShares.get(listing.category) ?? 0;
      total += weight * ((strength ?? 0) + CATEGORY_BONUS * share);
      isInside ||= strength !== undefined && strength < START_STRENGTH;
    }
    return { listing, relevance: Math.round(total * SCALE * (isInside ? INSIDE_SHARE : 1)) };
  });
}

/**
 * Listings with some of the units, best first (docs/rules.md#search-partial): by their BM25 score times the share of the rarity of
 * all units that they have. `known` are full matches, left out.
 */
export function partialMatches(
  catalogue: Catalogue,
  listings: readonly Listing[],
  {
    terms,
    units,
    known,
  }: { readonly terms: readonly string[]; readonly units: readonly Unit[]; readonly known: ReadonlySet<Listing> },
): readonly Listing[] {
  const index = searchIndex(catalogue);
  const required = new Set(requiredUnits(units));
  const context = contextOf(units);
  const scores = new Map<number, number>();
  const rarities = new Map<number, number>();
  for (const unit of required) {
    const share = context.has(unit) ? CONTEXT_SHARE : 1;
    for (const [position, score] of scoresOf(index, unit)) {
      add(scores, position, score * share);
      add(rarities, position, unit.hits ? index.rarity(unit.hits) * share : 0);
    }
  }
  const some = listingsAt(listings, [...scores.keys()]).filter((listing) => !known.has(listing));
  const found = some.map((listing) => {
    const { position } = listing;
    const covered = (scores.get(position) ?? 0) * (rarities.get(position) ?? 0);
    return { listing, relevance: covered * (1 + CATEGORY_WEIGHT * shareOfCategory(listing, required)) };
  });
  const best = found.map(({ relevance }) => relevance).toSorted((one, other) => other - one);
  const near = best.filter((relevance) => relevance >= (best[0] ?? 0) * MIN_PARTIAL_SHARE).length;
  const listed = Math.min(Math.max(near, MIN_PARTIAL), MAX_PARTIAL, best.length);
  const leading = found.filter(({ relevance }) => relevance >= (best[listed - 1] ?? 0));
  return inSearchOrder(catalogue, leading, terms).slice(0, listed);
}

/** What a query wants a thing for: the units after `for`; without `for`, those after the first kind of thing, but for other kinds. */
function contextOf(units: readonly Unit[]): ReadonlySet<Unit> {
  const at = units.findIndex(({ text }) => /^(?:for|fur|pour)$/.test(text));
  if (at !== -1) return new Set(units.slice(at));
  const kind = units.findIndex(isKind);
  return new Set(kind === -1 ? [] : units.slice(kind).filter((unit) => !isKind(unit)));
}

/** Whether a unit names a kind of thing, which fills a category. */
function isKind({ isCommon, hits }: Unit): boolean {
  if (isCommon || !hits || hits.strengths.size < MIN_KIND_LISTINGS) return false;
  return [...hits.categoryShares.values()].some((share) => share >= MIN_KIND_SHARE);
}

/** How much of the listings about each unit the category of a listing has, 0 to 1, the mean over the units. */
function shareOfCategory({ category }: Listing, units: ReadonlySet<Unit>): number {
  let sum = 0;
  for (const { hits } of units) sum += hits?.categoryShares.get(category) ?? 0;
  return sum / units.size;
}

function add(sums: Map<number, number>, position: number, value: number): void {
  sums.set(position, (sums.get(position) ?? 0) + value);
}

/**
 * The BM25 score of a unit by listing position: that of its text, or of the best synonym; of a phrase that of a word of it. A
 * listing with any term of a phrase in the query has a score, and `gpt-4` is searched as "gpt".
 */
function scoresOf(index: SearchIndex, { text, words, corrections }: Unit): ReadonlyMap<number, number> {
  const scores = new Map<number, number>();
  const own = corrections.length > 0 ? corrections : [text];
  const synonyms = words.map((each) => [each.join(' '), SYNONYM_WEIGHT] as const);
  for (const [phrase, weight] of new Map([...synonyms, ...own.map((phrase) => [phrase, 1] as const)])) {
    const terms = phrase.replace(/-\d[\d.]*$/, '').split(' ');
    const combineWith = weight === 1 && terms.length > 1 ? 'OR' : 'AND';
    const share = weight / wordsOf(phrase).length;
    for (const { id, score } of index.bm25.search(terms.join(' '), { combineWith, bm25: BM25 })) {
      const position = Number(id);
      scores.set(position, Math.max(scores.get(position) ?? 0, score * share));
    }
  }
  return scores;
}

/** A match and how relevant it is: a whole number, so that equal relevance is exactly equal. */
export interface Match {
  readonly listing: Listing;
  readonly relevance: number;
}

/** Of the matches of one vendor each counts half as much as the better one before it, so that others come first. */
export function variedMatches(matches: readonly Match[]): readonly Match[] {
  const shares = new Map<Listing, number>();
  for (const ofVendor of groupBy(matches, ({ listing }) => listing.vendor).values()) {
    const best = ofVendor.toSorted((one, other) => other.relevance - one.relevance);
    for (const [place, { listing }] of best.entries()) shares.set(listing, NEXT_OFFER_SHARE ** place);
  }
  return matches.map(({ listing, relevance }) => {
    return { listing, relevance: Math.round(relevance * (shares.get(listing) ?? 1)) };
  });
}

/**
 * Matches, given in catalogue order, by relevance, then ungated before gated, then what is recorded as an
 * alternative to more products (4 or more are alike), then in the day's rank order of the whole match under the key
 * `search:TERMS`: neither a name nor the catalogue's order decides.
 */
export function inSearchOrder(
  catalogue: Catalogue,
  matches: readonly Match[],
  terms: readonly string[],
): readonly Listing[] {
  const { recordedFor } = searchIndex(catalogue);
  const entries = matches.map(({ listing, relevance }) => {
    const { gate, demerits } = assess(catalogue, listing);
    const recorded = recordedFor[listing.position] ?? 0;
    return { listing, relevance, recorded, gated: gate !== null, demerits };
  });
  const { order } = rankedOrder({ date: catalogue.date, queryKey: `search:${terms.join(' ')}` }, entries);
  return order
    .flatMap((place) => entries[place] ?? [])
    .sort(
      (one, other) =>
        other.relevance - one.relevance || Number(one.gated) - Number(other.gated) || other.recorded - one.recorded,
    )
    .map(({ listing }) => listing);
}
