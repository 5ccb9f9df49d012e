import type { Catalogue, CatalogueRecords } from '../../../src/model/catalogue.ts';
import type { IsoDate } from '../../../src/model/iso-date.ts';
import type { SplitHeader } from '../../../src/model/split-index.ts';
import { keepDerived, derivedPart } from '../../../src/rules/catalogue/derived.ts';
import { Lacking } from '../../../src/rules/catalogue/lazy-records.ts';
import { link } from '../../../src/rules/catalogue/link.ts';
import { keepSearchIndex, SearchIndex } from '../../../src/rules/search/search-index.ts';
import { DERIVED_NAMES, type Need } from './need.ts';
import { SplitStore, type SplitSources } from './split-store.ts';
import { SplitTexts } from './split-texts.ts';

/** Fetches of one answer after which it is given up: each brings something that the answer lacked. */
const MAX_FETCHES = 500;
/** Characters of fetched records of which rules keep results, until the catalogue that the results are kept by is replaced. */
const MAX_DERIVED_CHARS = 4_000_000;

/**
 * A split index: every record without its long members, and what is fetched when an answer reads it. An answer is computed
 * by the same functions as over an index in memory, again from the start after each fetch.
 */
export class SplitCatalogue {
  readonly #header: SplitHeader;
  readonly #store: SplitStore;
  readonly #records: CatalogueRecords;
  readonly #texts: SplitTexts;
  #search: SearchIndex | null = null;
  #catalogue: Catalogue;
  /** Characters that were fetched before the catalogue was made. */
  #derivedBefore = 0;
  /** Requests that are being answered. */
  #answering = 0;

  private constructor(header: SplitHeader, store: SplitStore, records: CatalogueRecords, date: IsoDate) {
    this.#header = header;
    this.#store = store;
    this.#records = records;
    this.#catalogue = link(records, date, header.site);
    this.#texts = new SplitTexts(header.split.tables, this.#catalogue.listings.length);
    keepSearchIndex(records, () => this.#searchIndex());
  }

  /** Fetches the records without their long members. */
  static async open(header: SplitHeader, sources: SplitSources, date: IsoDate): Promise<SplitCatalogue> {
    const store = new SplitStore(header);
    const records = { ...header.records, vendors: await store.vendors(sources) };
    const texts = Object.defineProperties(
      {},
      Object.fromEntries(DERIVED_NAMES.map((name) => [name, { get: () => store.derived(name) }])),
    );
    keepDerived(records, texts);
    return new SplitCatalogue(header, store, records, date);
  }

  /** What `compute` makes of the index as of a day, fetching what it reads. */
  async over<T>(date: IsoDate, sources: SplitSources, compute: (catalogue: Catalogue) => T): Promise<T> {
    if (this.#answering === 0 || this.#store.isFull || this.#texts.isFull) this.#trim();
    this.#answering += 1;
    try {
      for (let fetches = 0; fetches < MAX_FETCHES; fetches += 1) {
        const result = this.#tried(date, compute);
        if ('value' in result) return result.value;
        await this.#fetch(result.need, sources);
      }
      throw new Error(`an answer needed more than ${MAX_FETCHES} fetches of the index`);
    } finally {
      this.#answering -= 1;
    }
  }

  #tried<T>(date: IsoDate, compute: (catalogue: Catalogue) => T): { readonly value: T } | { readonly need: Need } {
    if (this.#catalogue.date !== date) this.#catalogue = link(this.#records, date, this.#header.site);
    this.#store.answerFor(date);
    try {
      return { value: compute(this.#catalogue) };
    } catch (fault) {
      if (fault instanceof Lacking) return { need: fault.need as Need };
      throw fault;
    }
  }

  async #fetch(need: Need, sources: SplitSources): Promise<void> {
    switch (need.kind) {
      case 'records':
        return this.#store.fetchRecords(sources, need);
      case 'derived':
        return this.#store.fetchDerived(sources, need.file);
      case 'terms':
        return this.#texts.fetchTerms(sources.database, need.terms);
      case 'spellings':
        return this.#texts.fetchSpelling(sources.database, need);
      case 'texts':
        return this.#texts.fetchTexts(sources.database, need.positions);
    }
  }

  /**
   * Before a request. An answer that is under way fetches again what it still reads. What is memoized by the catalogue
   * goes all at once; the names, which take the longest to fetch, are memoized by the records.
   */
  #trim(): void {
    this.#texts.clear();
    this.#store.forgetDerived();
    if (this.#store.isFull) this.#store.evict();
    const { fetchedChars } = this.#store;
    if (fetchedChars - this.#derivedBefore < MAX_DERIVED_CHARS) return;
    this.#derivedBefore = fetchedChars;
    this.#catalogue = { ...this.#catalogue };
  }

  #searchIndex(): SearchIndex {
    if (this.#search) return this.#search;
    const facts = derivedPart(this.#records, 'searchFacts');
    if (!facts) throw new Error('the build has no facts for searches');
    this.#search = new SearchIndex(this.#catalogue, facts, this.#texts);
    return this.#search;
  }
}
