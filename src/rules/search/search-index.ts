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
  /** By the number of a category, its share of the listings that are about the term, 0 to 1. */
  readonly categoryShares: Float64Array;
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
  /** The number of each listing's category. */
  readonly #categories: Uint16Array;
  readonly #categoryCount: number;
  readonly #hitsOfSpelling = new Map<string, Hits | null>();
  #pieces: PieceIndex;
  #builder: TokenIndexBuilder | null;

  constructor({ records, listings }: Catalogue) {
    this.texts = textIndex(listings);
    this.synonyms = synonymsByFirstWord(records.synonyms);
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
    return found && this.#hitsOf(found);
  }

  /** Where a word begins with a text. */
  hitsOfStart(text: string): Hits | null {
    const found = occurrences(this.#pieces, findTerm(text));
    return found && this.#hitsOf(found.map(startsOnly));
  }

  /** Where the words of a group occur, whole: a part of a word would mean something else. */
  hitsOfGroup(group: SynonymGroup): Hits {
    const found = new Int32Array(this.#categories.length);
    for (const words of group) {
      this.#occurrencesOfWords(words)?.forEach((bits, position) => {
        found[position] = (found[position] ?? 0) | bits;
      });
    }
    return this.#hitsOf(found.map(ofSynonym));
  }

  /** What was made for terms that spell a synonym: as many as there are spellings of synonyms. */
  remembered(spelling: string, make: () => Hits | null): Hits | null {
    const known = this.#hitsOfSpelling.get(spelling);
    if (known !== undefined) return known;
    const made = make();
    this.#hitsOfSpelling.set(spelling, made);
    return made;
  }

  #occurrencesOfWords(words: readonly string[]): Int32Array | null {
    const [only = '', ...more] = words;
    return more.length === 0 ? occurrences(this.#pieces, findTerm(only)) : occurrences(this.texts, findPhrase(words));
  }

  /** What a term weighs that so many listings have. */
  rarity(hits: Hits): number {
    return rarity(this.#categories.length, hits.listingsWithTerm);
  }

  /** The share of the listings about a term that are in the category of a listing, 0 to 1. */
  shareOfCategory({ categoryShares }: Hits, position: number): number {
    return categoryShares[this.#categories[position] ?? 0] ?? 0;
  }

  #hitsOf(found: Int32Array): Hits {
    const strengths = new Uint8Array(found.length);
    const categoryShares = new Float64Array(this.#categoryCount);
    let listingsWithTerm = 0;
    let about = 0;
    for (let position = 0; position < found.length; position += 1) {
      const bits = found[position] ?? 0;
      if (bits === 0) continue;
      const weight = strength(bits);
      strengths[position] = weight;
      listingsWithTerm += certainty(bits);
      if (weight < FULL_STRENGTH) continue;
      const category = this.#categories[position] ?? 0;
      categoryShares[category] = (categoryShares[category] ?? 0) + 1;
      about += 1;
    }
    if (about > 0)
      for (let each = 0; each < categoryShares.length; each += 1)
        categoryShares[each] = (categoryShares[each] ?? 0) / about;
    return { strengths, listingsWithTerm, categoryShares };
  }
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
