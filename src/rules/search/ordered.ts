import type { Catalogue, Listing } from '../../model/catalogue.ts';
import { assess } from '../assessment.ts';
import { chosen } from '../chosen.ts';
import { rankedOrder } from '../ranked-order.ts';

/** A match and how relevant it is: a whole number, so that equal relevance is exactly equal. */
export interface Match {
  readonly listing: Listing;
  readonly relevance: number;
}

/**
 * Matches, given in catalogue order, by relevance, then ungated before gated, then in the day's rank order of the whole match under the key
 * `search:TERMS`: neither a name nor the catalogue's order decides.
 */
export function ordered(catalogue: Catalogue, matches: readonly Match[], terms: readonly string[]): readonly Listing[] {
  if (matches.length < 2) return matches.map(({ listing }) => listing);
  const entries = matches.map(({ listing }) => {
    const { gate, demerits } = assess(catalogue, listing);
    return { gated: gate !== null, demerits };
  });
  const { order } = rankedOrder({ date: catalogue.date, queryKey: `search:${terms.join(' ')}` }, entries);
  // One number of relevance, gate and rank, so that they are sorted without a call for every comparison.
  const keys = Float64Array.from(order, (place, rank) => {
    const ungated = entries[place]?.gated ? 0 : 1;
    return ((matches[place]?.relevance ?? 0) * 2 + ungated) * order.length + (order.length - 1 - rank);
  });
  const best = keys.sort().reverse();
  return chosen(
    matches.map(({ listing }) => listing),
    Array.from(best, (key) => order[order.length - 1 - (key % order.length)] ?? 0),
  );
}
