import type { Listing } from '../../model/catalogue.ts';

/** The folded texts of a listing. */
export interface FoldedTexts {
  /** Names, category and tags, each on a line of its own. */
  readonly head: string;
  readonly description: string;
}

/** The texts that searches match: in memory (`PieceText`), or in a database that is queried before a search runs. */
export interface SearchTexts {
  /**
   * For each listing position, the occurrences of a term as bits of `occurrence`, written into `found`; null where the
   * term occurs nowhere.
   */
  occurrencesOf(term: string, found?: Int32Array<ArrayBuffer>): Int32Array | null;
  /** Text of pieces, each after a line feed, with at least every piece that spells a word with other punctuation. */
  textNearPunctuated(word: string): string;
  /** Text of pieces, each after a line feed, with at least every piece that holds a word one edit away. */
  textNearWord(word: string): string;
  /** The folded texts of a listing. */
  texts(listing: Listing): FoldedTexts;
}
