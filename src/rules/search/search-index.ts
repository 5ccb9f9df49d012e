import type { Catalogue, CatalogueRecords, Listing } from '../../model/catalogue.ts';
import type { DerivedSearch } from '../../model/derived.ts';
import { derivedPart } from '../catalogue/derived.ts';
import { base64Of } from '../text/base64.ts';
import { findPhrase } from './find-term.ts';
import { occurrences, textIndex, tokenIndex } from './piece-index.ts';
import { PieceText } from './piece-text.ts';
import { wordsOf } from './query.ts';
import { recordedForEach } from './recorded-alternatives.ts';
import { certainty, FULL_STRENGTH, ofSynonym, rarity, startsOnly, strength } from './relevance.ts';

/** Terms whose hits are kept, a few kilobytes each; then it starts over. Longer terms are rare. */
const MAX_CACHED_TERMS = 2000;
const MAX_TERM_CHARS = 24;

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

/** The folded texts of a listing. */
export interface FoldedTexts {
  /** Names, category and tags, each on a line of its own. */
  readonly head: string;
  readonly description: string;
}

/** The texts that searches match: in memory (`PieceText`), or in a database that is asked before a search runs. */
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
  /** Names terms that a search is about to look for, so that they are asked for together. */
  expectTerms?(terms: readonly string[]): void;
  /** Names listings whose texts a search is about to read. */
  expectTexts?(listings: readonly Listing[]): void;
}

/** The parts of the search index that are no texts. */
export type SearchFacts = Pick<DerivedSearch, 'phrases' | 'recordedFor'>;

/** What searches ask, made once for the records of a catalogue: no text of an offer depends on the day. */
export class SearchIndex {
  readonly texts: SearchTexts;
  readonly listingCount: number;
  /** Groups of synonyms by the first word of each synonym, with that synonym, the longest first. */
  readonly synonyms: ReadonlyMap<
    string,
    readonly { readonly words: readonly string[]; readonly group: SynonymGroup }[]
  >;
  /** By listing position, to how many products it is recorded as an alternative. */
  readonly recordedFor: Uint8Array;
  readonly #phrases: DerivedSearch['phrases'];
  /** The number of each listing's category. */
  readonly #categories: Uint16Array;
  readonly #categoryCount: number;
  readonly #hitsOfSpelling = new Map<string, Hits | null>();
  readonly #hitsOfPart = new Map<string, Hits | null>();
  /** For occurrences that are not kept. */
  readonly #found: Int32Array<ArrayBuffer>;
  /** A number for each listing, for figures that one search makes and does not keep. */
  readonly scratch: Float64Array<ArrayBuffer>;
  readonly #maxCachedTerms: number;

  constructor(
    { records, listings }: Catalogue,
    { phrases, recordedFor }: SearchFacts,
    { texts, maxCachedTerms = MAX_CACHED_TERMS }: { readonly texts: SearchTexts; readonly maxCachedTerms?: number },
  ) {
    this.texts = texts;
    this.listingCount = listings.length;
    this.synonyms = synonymsByFirstWord(records.synonyms);
    this.recordedFor = new Uint8Array(recordedFor);
    this.#phrases = phrases;
    this.#maxCachedTerms = maxCachedTerms;
    const numbers = new Map(records.categories.map((category, number) => [category, number]));
    this.#categories = new Uint16Array(listings.map(({ category }) => numbers.get(category) ?? 0));
    this.#categoryCount = records.categories.length;
    this.#found = new Int32Array(listings.length);
    this.scratch = new Float64Array(listings.length);
  }

  /** Forgets terms where more are kept than the bound; an index whose texts are asked for calls it between requests. */
  trim(): void {
    if (this.#hitsOfPart.size + this.#hitsOfSpelling.size <= this.#maxCachedTerms) return;
    this.#hitsOfPart.clear();
    this.#hitsOfSpelling.clear();
  }

  /** Where a term of at least one character occurs as a substring; null where it does not. */
  hitsOfTerm(term: string): Hits | null {
    return this.#kept(term, () => {
      const found = this.texts.occurrencesOf(term, this.#found);
      return found && this.#hitsOf(found);
    });
  }

  /** Where a word begins with a text. */
  hitsOfStart(text: string): Hits | null {
    return this.#kept(`^${text}`, () => {
      const found = this.texts.occurrencesOf(text, this.#found);
      if (!found) return null;
      for (let position = 0; position < found.length; position += 1) {
        found[position] = startsOnly(found[position] ?? 0);
      }
      return this.#hitsOf(found);
    });
  }

  /** Names terms that a search is about to look for. */
  expectTerms(terms: readonly string[]): void {
    this.texts.expectTerms?.(terms.filter((term) => this.#hitsOfPart.get(term) === undefined));
  }

  #kept(key: string, make: () => Hits | null): Hits | null {
    const known = this.#hitsOfPart.get(key);
    if (known !== undefined) return known;
    const made = make();
    if (key.length > MAX_TERM_CHARS) return made;
    if (this.#hitsOfPart.size >= MAX_CACHED_TERMS) this.#hitsOfPart.clear();
    this.#hitsOfPart.set(key, made);
    return made;
  }

  /** Where the words of a group occur, whole: a part of a word would mean something else. */
  hitsOfGroup(group: SynonymGroup): Hits {
    const found = new Int32Array(this.#categories.length);
    this.texts.expectTerms?.(group.flatMap((words) => (words.length === 1 ? words : [])));
    for (const words of group) this.#addWords(words, found);
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

  #addWords(words: readonly string[], found: Int32Array): void {
    const [only = '', ...more] = words;
    if (more.length === 0) {
      this.texts.occurrencesOf(only)?.forEach((bits, position) => {
        found[position] = (found[position] ?? 0) | bits;
      });
      return;
    }
    const pairs = this.#phrases[words.join(' ')] ?? [];
    for (let each = 0; each < pairs.length; each += 2) {
      const position = pairs[each] ?? 0;
      found[position] = (found[position] ?? 0) | (pairs[each + 1] ?? 0);
    }
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
    // One allocation for both: each is made outside the heap.
    const memory = new ArrayBuffer(Float64Array.BYTES_PER_ELEMENT * this.#categoryCount + found.length);
    const categoryShares = new Float64Array(memory, 0, this.#categoryCount);
    const strengths = new Uint8Array(memory, categoryShares.byteLength);
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
const sources = new WeakMap<CatalogueRecords, () => SearchIndex>();

/** The index of a catalogue; the next day's catalogue of the same records uses it too. */
export function searchIndex(catalogue: Catalogue): SearchIndex {
  const { records } = catalogue;
  const known = indexes.get(records);
  if (known) return known;
  const source = sources.get(records);
  if (source) return source();
  const derived = derivedPart(records, 'search') ?? derivedSearch(catalogue);
  const made = new SearchIndex(catalogue, derived, { texts: new PieceText(catalogue.listings.length, derived) });
  indexes.set(records, made);
  return made;
}

/** Registers the search index of records whose texts are elsewhere. */
export function keepSearchIndex(records: CatalogueRecords, index: () => SearchIndex): void {
  sources.set(records, index);
}

/** What the search index of a catalogue is made of. */
export function derivedSearch(catalogue: Catalogue): DerivedSearch {
  const { text, starts, firsts, postings } = tokenIndex(catalogue.listings);
  return {
    text,
    starts: base64Of(starts),
    firsts: base64Of(firsts),
    postings: base64Of(postings),
    phrases: phrasesOf(catalogue),
    recordedFor: recordedForEach(catalogue),
  };
}

function phrasesOf({ records, listings }: Catalogue): DerivedSearch['phrases'] {
  const texts = textIndex(listings);
  const phrases = records.synonyms.flatMap((group) => group.map(wordsOf)).filter(({ length }) => length > 1);
  return Object.fromEntries(
    phrases.map((words) => {
      const found = [...(occurrences(texts, findPhrase(words)) ?? [])];
      return [words.join(' '), found.flatMap((bits, position) => (bits === 0 ? [] : [position, bits]))];
    }),
  );
}
