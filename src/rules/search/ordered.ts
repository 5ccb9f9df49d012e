import type { Catalogue, Listing } from '../../model/catalogue.ts';
import { rankedListings } from '../alternatives.ts';
import { assess } from '../assessment.ts';

/** A match and how relevant it is: a whole number, so that equal relevance is exactly equal. */
export interface Match {
  readonly listing: Listing;
  readonly relevance: number;
}

/**
 * Matches by relevance, then ungated before gated, then in the day's rank order of the whole match under the key
 * `search:TERMS`: neither a name nor the catalogue's order decides.
 */
export function ordered(catalogue: Catalogue, matches: readonly Match[], terms: readonly string[]): readonly Listing[] {
  if (matches.length < 2) return matches.map(({ listing }) => listing);
  const ranked = rankedListings(
    catalogue,
    matches.map(({ listing }) => listing),
    `search:${terms.join(' ')}`,
  ).listings;
  const relevance = new Map(matches.map((match) => [match.listing.position, match.relevance]));
  // One number of all three, so that they are sorted without a call for every comparison.
  const keys = Float64Array.from(ranked, (listing, rank) => {
    const ungated = assess(catalogue, listing).gate === null ? 1 : 0;
    return ((relevance.get(listing.position) ?? 0) * 2 + ungated) * ranked.length + (ranked.length - 1 - rank);
  });
  return Array.from(keys.sort().reverse(), (key) => ranked[ranked.length - 1 - (key % ranked.length)]).filter(
    (listing) => listing !== undefined,
  );
}
