import MiniSearch from 'minisearch';
import type { Catalogue, CatalogueRecords, Category, Listing } from '../../model/catalogue.ts';
import { addToGroup } from '../catalogue/group-by.ts';
import { namesOf } from '../names/name-index.ts';
import { ORDINARY_WORDS } from '../names/ordinary-words.ts';
import { fold } from '../text/fold.ts';
import {
  foldedTexts,
  FULL_STRENGTH,
  occurrencesOf,
  occurrencesOfGroup,
  strength,
  type FoldedTexts,
  type Occurrences,
} from './folded-texts.ts';
import { wordsOf, wordsOfNames } from './query.ts';
import { productsReplaced } from './recorded-alternatives.ts';

export type SynonymGroup = readonly (readonly string[])[];

const WORD = /[a-z0-9]{3,}/g;
const MAX_PRODUCTS = 4;

/** A document of the BM25 index; `id` is the position of the listing. */
interface Document {
  readonly id: number;
  readonly text: string;
}

/** A listing with its folded texts. */
interface Entry extends Pick<Listing, 'position' | 'category'> {
  readonly texts: FoldedTexts;
}

/** What searches read, made once for the records of a catalogue: no text of an offer depends on the day. */
export class SearchIndex {
  readonly #listings: number;
  /** Groups of synonyms by the first word of each synonym, with that synonym, the longest first. */
  readonly synonyms: ReadonlyMap<
    string,
    readonly { readonly words: readonly string[]; readonly group: SynonymGroup }[]
  >;
  /** By listing position, the number of products that it is recorded as an alternative to, at most 4. */
  readonly recordedFor: readonly number[];
  /** Every distinct white-space separated token of the texts, each between line feeds. */
  readonly vocabulary: string;
  /** What a misspelt word may mean: words of names, tags, categories and synonyms, and those of descriptions that are not ordinary. */
  readonly words: ReadonlySet<string>;
  /** The words of all names, also of vendors without an offer: none of them is a misspelt word. */
  readonly nameWords: ReadonlySet<string>;
  /** For the order of partial matches. */
  readonly bm25: MiniSearch<Document>;
  /** The listings with each token. */
  readonly #entries = new Map<string, Entry[]>();

  constructor(catalogue: Catalogue) {
    const { records, listings } = catalogue;
    const entries = listings.map((listing) => ({ ...listing, texts: foldedTexts(listing) }));
    this.#listings = listings.length;
    this.synonyms = synonymsByFirstWord(records.synonyms);
    const replaced = productsReplaced(catalogue);
    this.recordedFor = listings.map((listing) => Math.min(replaced.get(listing)?.length ?? 0, MAX_PRODUCTS));
    for (const entry of entries) {
      for (const token of new Set(entry.texts.whole.split(/\s+/))) addToGroup(this.#entries, token, entry);
    }
    this.vocabulary = `\n${[...this.#entries.keys()].join('\n')}\n`;
    this.nameWords = wordsOfNames(records);
    const names = [...this.nameWords];
    const heads = entries.map(({ texts }) => texts.head);
    const subjects = new Set([...heads, ...records.synonyms.flat(), ...names].join(' ').match(WORD));
    const words = `${this.vocabulary}${names.join(' ')}`.match(WORD) ?? [];
    this.words = new Set(words.filter((word) => subjects.has(word) || !ORDINARY_WORDS.has(word)));
    this.bm25 = bm25Of(catalogue, replaced);
  }

  /** Where a term of at least one character occurs as a substring; null where it does not. */
  hitsOfTerm(term: string): Hits | null {
    return this.#hitsOf(this.#listingsWith([term]), (texts) => occurrencesOf(texts, term));
  }

  /** Where the words of a group occur, whole: a part of a word would mean something else. */
  hitsOfGroup(group: SynonymGroup): Hits | null {
    const firstWords = group.flatMap(([first]) => first ?? []);
    return this.#hitsOf(this.#listingsWith(firstWords), (texts) => occurrencesOfGroup(texts, group));
  }

  /** What a term weighs by the listings that have it, more where they are few. */
  rarity({ strengths }: Hits): number {
    return Math.log(1 + this.#listings / Math.max(1, strengths.size));
  }

  /** The listings that have one of the terms as a substring of a token. */
  #listingsWith(terms: readonly string[]): ReadonlySet<Entry> {
    const found = new Set<Entry>();
    for (const term of terms) {
      for (let at = this.vocabulary.indexOf(term); at !== -1;) {
        const end = this.vocabulary.indexOf('\n', at);
        const token = this.vocabulary.slice(this.vocabulary.lastIndexOf('\n', at) + 1, end);
        for (const entry of this.#entries.get(token) ?? []) found.add(entry);
        at = this.vocabulary.indexOf(term, end);
      }
    }
    return found;
  }

  #hitsOf(entries: ReadonlySet<Entry>, occurrencesIn: (texts: FoldedTexts) => Occurrences): Hits | null {
    const strengths = new Map<number, number>();
    const aboutIt = new Map<Category, number>();
    let about = 0;
    for (const { position, category, texts } of entries) {
      const occurrences = occurrencesIn(texts);
      if (occurrences.size === 0) continue;
      const weight = strength(occurrences);
      strengths.set(position, weight);
      if (weight < FULL_STRENGTH) continue;
      aboutIt.set(category, (aboutIt.get(category) ?? 0) + 1);
      about += 1;
    }
    if (strengths.size === 0) return null;
    const categoryShares = new Map([...aboutIt].map(([category, count]) => [category, count / about]));
    return { strengths, categoryShares };
  }
}

function synonymsByFirstWord(groups: CatalogueRecords['synonyms']): SearchIndex['synonyms'] {
  const byFirstWord = new Map<string, { readonly words: readonly string[]; readonly group: SynonymGroup }[]>();
  for (const written of groups) {
    const group = written.map(wordsOf);
    for (const words of group) {
      const [first] = words;
      if (first !== undefined) addToGroup(byFirstWord, first, { words, group });
    }
  }
  for (const entries of byFirstWord.values()) entries.sort((one, other) => other.words.length - one.words.length);
  return byFirstWord;
}

/** One text for each listing, with names and tags twice: they weigh more than the category, the description and what it replaces. */
function bm25Of(catalogue: Catalogue, replaced: ReturnType<typeof productsReplaced>): MiniSearch<Document> {
  const index = new MiniSearch<Document>({ fields: ['text'], processTerm: (term) => stemOf(fold(term)) });
  index.addAll(
    catalogue.listings.map((listing) => {
      const { position, vendor, category, offer } = listing;
      const head = [...namesOf(vendor), ...offer.tags];
      const products = replaced.get(listing) ?? [];
      const formerNames = products.flatMap((product) => catalogue.vendorBySlug.get(product)?.former_names ?? []);
      const rest = [category.name, offer.description, ...products, ...formerNames];
      return { id: position, text: [...head, ...head, ...rest].join(' ') };
    }),
  );
  return index;
}

/** A word without the ending of a plural: `functions` and `function` are one term. */
export function stemOf(word: string): string {
  if (word.length < 4 || !/[^siuw]s$/.test(word)) return word;
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1);
}

const indexes = new WeakMap<CatalogueRecords, SearchIndex>();

/** The index of a catalogue; the next day's catalogue of the same records uses it too. */
export function searchIndex(catalogue: Catalogue): SearchIndex {
  const index = indexes.get(catalogue.records) ?? new SearchIndex(catalogue);
  indexes.set(catalogue.records, index);
  return index;
}

/** What a term, or a group of words that mean the same, weighs in the listings that have it. */
export interface Hits {
  /** By listing position, what the term weighs there. */
  readonly strengths: Strengths;
  /** By category, its share of the listings that are about the term, 0 to 1. */
  readonly categoryShares: ReadonlyMap<Category, number>;
}

export type Strengths = ReadonlyMap<number, number>;

/** Combines the strengths of each listing, 0 where one of them has none, and leaves out the listings of strength 0. */
export function combineStrengths(
  one: Strengths,
  other: Strengths,
  combine: (strength: number, otherStrength: number) => number,
): Strengths {
  const found = new Map<number, number>();
  for (const position of new Set([...one.keys(), ...other.keys()])) {
    const strength = Math.trunc(combine(one.get(position) ?? 0, other.get(position) ?? 0));
    if (strength !== 0) found.set(position, strength);
  }
  return found;
}
