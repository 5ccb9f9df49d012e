import type { Catalogue, CatalogueRecords } from '../../model/catalogue.ts';
import { findPhrase } from './find-term.ts';
import type { Hits } from './hits.ts';
import { occurrences, textIndex, tokenIndex } from './piece-index.ts';
import { PieceText } from './piece-text.ts';
import type { SearchTexts } from './search-texts.ts';
import { wordsOf } from './query.ts';
import { recordedForEach } from './recorded-alternatives.ts';
import { countedShare, FULL_STRENGTH, ofSynonym, rarity, startsOnly, strength } from './relevance.ts';
import { addToGroup } from '../catalogue/group-by.ts';

/** Terms whose hits are kept until their listings are this many; then it starts over. 16 bytes for each listing. */
const MAX_CACHED_LISTINGS = 200_000;
/** What a term counts besides its listings: its key, objects and shares of categories. */
const TERM_OVERHEAD_LISTINGS = 20;
/** Longer terms are rare. */
const MAX_TERM_CHARS = 24;

/** A group of synonyms, each as its words. */
export type SynonymGroup = readonly (readonly string[])[];

/** By a synonym of several words: alternating listing positions and bits of the occurrences. */
type Phrases = Readonly<Record<string, readonly number[]>>;

/** The parts of the search index that are no texts. */
export type SearchFacts = { readonly phrases: Phrases; readonly recordedFor: readonly number[] };

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
  readonly #phrases: Phrases;
  /** The number of each listing's category. */
  readonly #categories: Uint16Array;
  readonly #hitsOfSpelling = new Map<string, Hits | null>();
  readonly #hitsOfPart = new Map<string, Hits | null>();
  #cachedListings = 0;
  /** For occurrences that are not kept. */
  readonly #found: Int32Array<ArrayBuffer>;
  /** A number for each listing, for figures that one search makes and does not keep. */
  readonly scratch: Float64Array<ArrayBuffer>;

  constructor({ records, listings }: Catalogue, { phrases, recordedFor }: SearchFacts, texts: SearchTexts) {
    this.texts = texts;
    this.listingCount = listings.length;
    this.synonyms = synonymsByFirstWord(records.synonyms);
    this.recordedFor = new Uint8Array(recordedFor);
    this.#phrases = phrases;
    const numbers = new Map(records.categories.map((category, number) => [category, number]));
    this.#categories = new Uint16Array(listings.map(({ category }) => numbers.get(category) ?? 0));
    this.#found = new Int32Array(listings.length);
    this.scratch = new Float64Array(listings.length);
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

  #kept(key: string, make: () => Hits | null): Hits | null {
    const known = this.#hitsOfPart.get(key);
    if (known !== undefined) return known;
    const made = make();
    if (key.length > MAX_TERM_CHARS) return made;
    this.#cachedListings += TERM_OVERHEAD_LISTINGS + (made?.positions.length ?? 0);
    if (this.#cachedListings > MAX_CACHED_LISTINGS) {
      this.#cachedListings = 0;
      this.#hitsOfPart.clear();
    }
    this.#hitsOfPart.set(key, made);
    return made;
  }

  /** Where the words of a group occur, whole: a part of a word would mean something else. */
  hitsOfGroup(group: SynonymGroup): Hits {
    const found = new Int32Array(this.#categories.length);
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
    return categoryShares.get(this.#categories[position] ?? 0) ?? 0;
  }

  #hitsOf(found: Int32Array): Hits {
    const positions: number[] = [];
    const strengths: number[] = [];
    const aboutIt = new Map<number, number>();
    let listingsWithTerm = 0;
    let about = 0;
    for (let position = 0; position < found.length; position += 1) {
      const bits = found[position] ?? 0;
      if (bits === 0) continue;
      const weight = strength(bits);
      positions.push(position);
      strengths.push(weight);
      listingsWithTerm += countedShare(bits);
      if (weight < FULL_STRENGTH) continue;
      const category = this.#categories[position] ?? 0;
      aboutIt.set(category, (aboutIt.get(category) ?? 0) + 1);
      about += 1;
    }
    const categoryShares = new Map<number, number>();
    for (const [category, count] of aboutIt) categoryShares.set(category, count / about);
    return { positions, strengths, listingsWithTerm, categoryShares };
  }
}

function synonymsByFirstWord(groups: CatalogueRecords['synonyms']): SearchIndex['synonyms'] {
  const byFirstWord = new Map<string, { readonly words: readonly string[]; readonly group: SynonymGroup }[]>();
  for (const written of groups) {
    const group = written.map(wordsOf);
    for (const words of group) {
      const [first] = words;
      if (first === undefined) continue;
      addToGroup(byFirstWord, first, { words, group });
    }
  }
  for (const entries of byFirstWord.values()) entries.sort((one, other) => other.words.length - one.words.length);
  return byFirstWord;
}

const indexes = new WeakMap<CatalogueRecords, SearchIndex>();
/** The index of a catalogue; the next day's catalogue of the same records uses it too. */
export function searchIndex(catalogue: Catalogue): SearchIndex {
  const { records } = catalogue;
  const known = indexes.get(records);
  if (known) return known;
  const facts = { phrases: phrasesOf(catalogue), recordedFor: recordedForEach(catalogue) };
  const made = new SearchIndex(catalogue, facts, new PieceText(tokenIndex(catalogue.listings)));
  indexes.set(records, made);
  return made;
}

function phrasesOf({ records, listings }: Catalogue): Phrases {
  const texts = textIndex(listings);
  const phrases = records.synonyms.flatMap((group) => group.map(wordsOf)).filter(({ length }) => length > 1);
  const scratch = new Int32Array(listings.length);
  return Object.fromEntries(
    phrases.map((words) => [words.join(' '), pairsOf(occurrences(texts, findPhrase(words), scratch))]),
  );
}

/** Alternating positions and bits of occurrences. */
function pairsOf(found: Int32Array | null): readonly number[] {
  const pairs: number[] = [];
  found?.forEach((bits, position) => {
    if (bits !== 0) pairs.push(position, bits);
  });
  return pairs;
}
