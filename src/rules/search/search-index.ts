import type { Catalogue, CatalogueRecords } from '../../model/catalogue.ts';
import { findPhrase, findTerm } from './find-term.ts';
import { occurrences, textIndex, TokenIndexBuilder, type PieceIndex, type TextIndex } from './piece-index.ts';
import { wordsOf } from './query.ts';
import { certainty, FULL_STRENGTH, ofSynonym, rarity, startsOnly, strength } from './relevance.ts';

/** Listings that one search adds to the index of tokens, so that no search takes long. */
const LISTINGS_ADDED_PER_SEARCH = 250;

/** What a term, or a group of words that mean the same, weighs in each listing. */
export interface Hits {
  /** By listing position, 0 to 255; 0 where the listing does not match. */
  readonly strengths: Uint8Array;
  /** Listings that match, those with less than the whole word in part. */
  readonly listingsWithTerm: number;
}

/** A group of synonyms, each as its words. */
export type SynonymGroup = readonly (readonly string[])[];

/** What searches ask, made once for the records of a catalogue: no text of an offer depends on the day. */
export class SearchIndex {
  readonly texts: TextIndex;
  /** Groups of synonyms by the first word of each synonym, with that synonym, the longest first. */
  readonly synonyms: ReadonlyMap<
    string,
    readonly { readonly words: readonly string[]; readonly group: SynonymGroup }[]
  >;
  readonly #listingCount: number;
  /** The number of each listing's category. */
  readonly #categories: Uint16Array;
  readonly #categoryCount: number;
  readonly #hitsOfGroup = new Map<SynonymGroup, Hits>();
  #pieces: PieceIndex;
  #builder: TokenIndexBuilder | null;

  constructor({ records, listings }: Catalogue) {
    this.texts = textIndex(listings);
    this.synonyms = synonymsByFirstWord(records.synonyms);
    this.#listingCount = listings.length;
    const numbers = new Map(records.categories.map(({ slug }, number) => [slug, number]));
    this.#categories = Uint16Array.from(listings, ({ category }) => numbers.get(category.slug) ?? 0);
    this.#categoryCount = records.categories.length;
    this.#pieces = this.texts;
    this.#builder = new TokenIndexBuilder(listings);
  }

  /** Whole texts, or once they are ready the tokens: both find the same. */
  get pieces(): PieceIndex {
    return this.#pieces;
  }

  /**
   * Adds some listings to the index of tokens. It answers several times as fast as one of whole texts and takes several
   * times as long to make, too long for the start of a function that runs on an edge.
   */
  advance(): void {
    const finished = this.#builder?.advance(LISTINGS_ADDED_PER_SEARCH);
    if (!finished) return;
    this.#pieces = finished;
    this.#builder = null;
  }

  /** Where a term of at least one character occurs as a substring; null where it does not. */
  hitsOfTerm(term: string): Hits | null {
    const found = occurrences(this.#pieces, findTerm(term));
    return found && hitsOf(found);
  }

  /** Where a word begins with a text. */
  hitsOfStart(text: string): Hits | null {
    const found = occurrences(this.#pieces, findTerm(text));
    return found && hitsOf(found.map(startsOnly));
  }

  /** Where a word of a group occurs, whole: a part of a word would mean something else. */
  hitsOfGroup(group: SynonymGroup): Hits {
    const known = this.#hitsOfGroup.get(group);
    if (known) return known;
    const found = new Int32Array(this.#listingCount);
    for (const words of group) {
      this.#occurrencesOfWords(words)?.forEach((bits, position) => {
        found[position] = (found[position] ?? 0) | bits;
      });
    }
    const hits = hitsOf(found.map(ofSynonym));
    this.#hitsOfGroup.set(group, hits);
    return hits;
  }

  #occurrencesOfWords(words: readonly string[]): Int32Array | null {
    const [only = '', ...more] = words;
    return more.length === 0 ? occurrences(this.#pieces, findTerm(only)) : occurrences(this.texts, findPhrase(words));
  }

  /** For each listing position, the share of the listings with a term, 0 to 1, that are in its category. */
  shareOfCategory({ strengths }: Hits): (position: number) => number {
    const weights = new Uint16Array(this.#categoryCount);
    let total = 0;
    for (let position = 0; position < strengths.length; position += 1) {
      if ((strengths[position] ?? 0) < FULL_STRENGTH) continue;
      const category = this.#categories[position] ?? 0;
      weights[category] = (weights[category] ?? 0) + 1;
      total += 1;
    }
    return (position) => (total === 0 ? 0 : (weights[this.#categories[position] ?? 0] ?? 0) / total);
  }

  /** What a term weighs that so many listings have. */
  rarity(hits: Hits): number {
    return rarity(this.#listingCount, hits.listingsWithTerm);
  }
}

function hitsOf(found: Int32Array): Hits {
  const strengths = new Uint8Array(found.length);
  let listingsWithTerm = 0;
  for (let position = 0; position < found.length; position += 1) {
    const bits = found[position] ?? 0;
    if (bits === 0) continue;
    strengths[position] = strength(bits);
    listingsWithTerm += certainty(bits);
  }
  return { strengths, listingsWithTerm };
}

function synonymsByFirstWord(groups: CatalogueRecords['synonyms']): SearchIndex['synonyms'] {
  const byFirstWord = new Map<string, { readonly words: readonly string[]; readonly group: SynonymGroup }[]>();
  for (const written of groups) {
    const group = written.map(wordsOf);
    for (const words of group) {
      const [first] = words;
      if (first === undefined) continue;
      const known = byFirstWord.get(first);
      if (known) known.push({ words, group });
      else byFirstWord.set(first, [{ words, group }]);
    }
  }
  for (const entries of byFirstWord.values()) entries.sort((one, other) => other.words.length - one.words.length);
  return byFirstWord;
}

const indexes = new WeakMap<CatalogueRecords, SearchIndex>();

/** The index of a catalogue; the next day's catalogue of the same records uses it too. */
export function searchIndex(catalogue: Catalogue): SearchIndex {
  const known = indexes.get(catalogue.records);
  if (known) {
    known.advance();
    return known;
  }
  const made = new SearchIndex(catalogue);
  indexes.set(catalogue.records, made);
  return made;
}
