import type { Catalogue, CatalogueRecords } from '../../model/catalogue.ts';
import { textIndex, TokenIndexBuilder, type PieceIndex } from './piece-index.ts';

/** Listings that one search adds to the index of tokens, so that no search takes long. */
const LISTINGS_ADDED_PER_SEARCH = 250;

interface SearchIndex {
  /** What is searched now. */
  pieces: PieceIndex;
  /** Null once the tokens are what is searched. */
  builder: TokenIndexBuilder | null;
}

/** By records: a text does not depend on the day, so the next day's catalogue uses the same index. */
const indexes = new WeakMap<CatalogueRecords, SearchIndex>();

/**
 * What a search looks terms up in. An index of tokens answers several times as fast as one of whole texts and takes
 * several times as long to make, too long for the start of a function that runs on an edge. So the first searches use the
 * texts, and each of them adds some listings to the tokens.
 */
export function searchIndex({ records, listings }: Catalogue): PieceIndex {
  const known = indexes.get(records);
  if (known === undefined) {
    const pieces = textIndex(listings);
    indexes.set(records, { pieces, builder: new TokenIndexBuilder(listings) });
    return pieces;
  }
  const finished = known.builder?.advance(LISTINGS_ADDED_PER_SEARCH);
  if (finished) {
    known.pieces = finished;
    known.builder = null;
  }
  return known.pieces;
}
