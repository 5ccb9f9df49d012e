import type { Catalogue, Listing } from '../../model/catalogue.ts';
import { rankFacts } from '../risk/rank-facts.ts';
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
  const facts = rankFacts(catalogue);
  const entries = matches.map(({ listing }) => ({
    gated: facts.isGated(listing),
    demerits: facts.demerits(listing),
    recordedFor: recordedFor[listing.position] ?? 0,
  }));
  const order = rankOrder({ date: catalogue.date, queryKey: `search:${terms.join(' ')}` }, entries);
  // One number of all four, so that they are sorted without a call for every comparison.
  const keys = new Float64Array(order.length);
  order.forEach((place, rank) => {
    const relevance = (matches[place]?.relevance ?? 0) * 2 + (entries[place]?.gated ? 0 : 1);
    const recorded = relevance * RECORDED_VALUES + (entries[place]?.recordedFor ?? 0);
    keys[rank] = recorded * order.length + (order.length - 1 - rank);
  });
  const best: Listing[] = [];
  keys.sort();
  for (let each = keys.length - 1; each >= 0; each -= 1) {
    const place = order[order.length - 1 - ((keys[each] ?? 0) % order.length)] ?? 0;
    const match = matches[place];
    if (match) best.push(match.listing);
  }
  return best;
}
