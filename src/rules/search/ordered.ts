import type { Catalogue, Listing } from '../../model/catalogue.ts';
import { assess } from '../risk/assessment.ts';
import { chosen } from '../ranking/chosen.ts';
import { rankOrder } from '../ranking/ranked-order.ts';
import { searchIndex } from './search-index.ts';

/** How many values the number of products may have that something is recorded as an alternative to. */
const RECORDED_VALUES = 5;

/** A match and how relevant it is: a whole number, so that equal relevance is exactly equal. */
export interface Match {
  readonly listing: Listing;
  readonly relevance: number;
}

/**
 * Matches, given in catalogue order, by relevance, then ungated before gated, then what is recorded as an
 * alternative to more products (4 or more are alike), then in the day's rank order of the whole match under the key
 * `search:TERMS`: neither a name nor the catalogue's order decides.
 */
export function ordered(catalogue: Catalogue, matches: readonly Match[], terms: readonly string[]): readonly Listing[] {
  if (matches.length < 2) return matches.map(({ listing }) => listing);
  const { recordedFor } = searchIndex(catalogue);
  const entries = matches.map(({ listing }) => {
    const { gate, demerits } = assess(catalogue, listing);
    return { gated: gate !== null, demerits, recordedFor: recordedFor[listing.position] ?? 0 };
  });
  const order = rankOrder({ date: catalogue.date, queryKey: `search:${terms.join(' ')}` }, entries);
  // One number of all four, so that they are sorted without a call for every comparison.
  const keys = Float64Array.from(order, (place, rank) => {
    const relevance = (matches[place]?.relevance ?? 0) * 2 + (entries[place]?.gated ? 0 : 1);
    const recorded = relevance * RECORDED_VALUES + (entries[place]?.recordedFor ?? 0);
    return recorded * order.length + (order.length - 1 - rank);
  });
  const best = keys.sort().reverse();
  return chosen(
    matches.map(({ listing }) => listing),
    Array.from(best, (key) => order[order.length - 1 - (key % order.length)] ?? 0),
  );
}
