import { LRUCache } from 'lru-cache';
import type { Catalogue } from '../src/model/catalogue.ts';
import { RepeatFilter } from './repeat-filter.ts';
import type { Representation } from './representation.ts';

/** Bodies that are kept, counted with room for their two compressed forms. */
const MAX_BYTES = 24_000_000;
/** A longer answer is computed each time: it would push out many shorter ones. */
const MAX_ANSWER_BYTES = 1_000_000;
const MAX_ANSWERS = 8192;
/** Of an entry beside its body: key, headers and objects, about. */
const ENTRY_BYTES = 1000;

/**
 * Computed answers by route and values, kept from the second request on, the least recently used out first. A catalogue
 * is of one build and one day, so answers of another one are dropped as soon as it is used.
 */
export class AnswerCache {
  /** Made with the first answer that is kept: it reserves room for all of them, which would burden the start of the edge. */
  #answers: LRUCache<string, Representation> | null = null;
  readonly #filter = new RepeatFilter();
  #catalogue: Catalogue | null = null;

  get(catalogue: Catalogue, key: string): Representation | undefined {
    return catalogue === this.#catalogue ? this.#answers?.get(key) : undefined;
  }

  /** Keeps an answer, if its key was offered before, in memory of its own; returns the one to send. */
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
