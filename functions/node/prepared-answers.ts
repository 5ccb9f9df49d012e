import { LRUCache } from 'lru-cache';
import { fileCachePolicy, policyHeaders, type CachePolicy } from '../../src/routes/cache-policy.ts';
import { Representation } from '../representation.ts';
import { noResults, resultCount } from '../request-summary.ts';
import { nextInFile } from '../next-link.ts';
import type { Build, BuiltFile } from './build.ts';
import { COMPRESSION } from './compression.ts';

/** Larger files are compressed when first requested. */
const MAX_COMPRESSED_AHEAD_BYTES = 128_000;
/** Bound of the files in memory; each counts with an allowance for its two compressed forms. */
const MAX_BYTES = 40_000_000;
/** A longer file is read for each request: it would evict hundreds of shorter ones. */
const MAX_FILE_BYTES = 24_000_000;
/** Estimated size of an entry besides its body: key, headers and objects. */
const ENTRY_BYTES = 1000;
/** The results of a longer answer are not counted for the request log. */
const MAX_COUNTED_BYTES = 256_000;

/** The files of a build: those requested most recently are ready to be sent from memory, within a bound of bytes. */
export class PreparedAnswers {
  readonly #build: Build;
  readonly #made = new LRUCache<string, Representation>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_FILE_BYTES,
    sizeCalculation: ({ content }) => Math.ceil(1.5 * content.body.length) + ENTRY_BYTES,
  });

  constructor(build: Build) {
    this.#build = build;
  }

  /** The file at a path, sent under a policy; null where the build has none. */
  answer(path: string, policy: CachePolicy): Representation | null {
    const key = policy === 'day' ? path : `${policy} ${path}`;
    const known = this.#made.get(key);
    if (known) return known;
    const file = this.#build.file(path);
    if (!file) return null;
    const { body, contentType, etag } = file;
    const content = { body, contentType, etag, results: counted(file), next: nextInFile(path, body) };
    const made = new Representation(content, policyHeaders(policy, this.#build.date), COMPRESSION);
    this.#made.set(key, made);
    return made;
  }

  /**
   * Makes the compressed forms of all but the largest files, one at a time and off the main thread, until the bound of
   * bytes is reached. Ends early once `isWanted` returns false, as when a newer build is served.
   */
  async compressAhead(isWanted: () => boolean): Promise<void> {
    for (const path of this.#build.paths) {
      if (!isWanted() || this.#made.calculatedSize > MAX_BYTES - 2 * MAX_COMPRESSED_AHEAD_BYTES) return;
      const answer = path.startsWith('_index/') ? null : this.answer(path, fileCachePolicy(path));
      if (answer === null || answer.content.body.length > MAX_COMPRESSED_AHEAD_BYTES) continue;
      for (const coding of ['br', 'gzip'] as const) if (answer.coding(coding) === coding) await answer.form(coding);
    }
  }
}

/** Counts the results of a prepared answer when the log is first read. */
function counted({ body, contentType }: BuiltFile): () => number | null {
  if (!contentType.startsWith('application/json') || body.length > MAX_COUNTED_BYTES) return noResults;
  let known: { readonly count: number | null } | null = null;
  return () => {
    known ??= { count: countIn(JSON.parse(body.toString())) };
    return known.count;
  };
}

function countIn(parsed: unknown): number | null {
  return typeof parsed === 'object' && parsed !== null ? resultCount(parsed) : null;
}
