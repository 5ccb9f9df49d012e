import { LRUCache } from 'lru-cache';
import type { Catalogue } from '../src/model/catalogue.ts';
import { RepeatFilter } from './repeat-filter.ts';
import type { Representation } from './representation.ts';

/** Bound of the stored bodies; each counts with an allowance for its two compressed forms. */
const MAX_BYTES = 16_000_000;
/** A longer answer is computed for each request: it would evict many shorter ones. */
const MAX_ANSWER_BYTES = 1_000_000;
const MAX_ANSWERS = 8192;
/** So many of the newest keys are recognized when they are passed again: about as many answers as the bound of bytes admits. */
const RECOGNIZED_ANSWERS = 1024;
/** Estimated size of an entry besides its body: key, headers and objects. */
const ENTRY_BYTES = 1000;

/**
 * LRU cache of computed answers by route and values; stores an answer from its second request on. A catalogue belongs
 * to one build and one day, so the first use of another catalogue clears the cache.
 */
export class AnswerCache {
  /** Made with the first answer that is kept: it reserves room for all of them, which would burden the start of the edge. */
  #answers: LRUCache<string, Representation> | null = null;
  readonly #filter = new RepeatFilter(RECOGNIZED_ANSWERS);
  #catalogue: Catalogue | null = null;

  get(catalogue: Catalogue, key: string): Representation | undefined {
    return catalogue === this.#catalogue ? this.#answers?.get(key) : undefined;
  }

  /** Stores a copy of an answer when its key was passed before; returns the answer to send. */
  offer(catalogue: Catalogue, key: string, answer: Representation): Representation {
    if (!this.#filter.isRepeated(key)) return answer;
    if (catalogue !== this.#catalogue) {
      this.#answers?.clear();
      this.#catalogue = catalogue;
    }
    this.#answers ??= emptyCache();
    const kept = answer.copy();
    this.#answers.set(key, kept);
    return kept;
  }
}

function emptyCache(): LRUCache<string, Representation> {
  return new LRUCache({
    max: MAX_ANSWERS,
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_ANSWER_BYTES,
    sizeCalculation: ({ content }) => 2 * content.body.length + ENTRY_BYTES,
  });
}
