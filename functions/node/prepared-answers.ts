import { LRUCache } from 'lru-cache';
import { fileCachePolicy, policyHeaders, type CachePolicy } from '../../src/routes/cache-policy.ts';
import type { CachedAnswer, CachedAnswerMemo } from '../cached-answer.ts';
import { Representation, type Content } from '../representation.ts';
import { noResults, resultCount } from '../request-summary.ts';
import { nextInFile } from '../next-link.ts';
import type { Build, BuiltFile } from './build.ts';
import { COMPRESSION } from './compression.ts';

/** Larger files are compressed when first requested. */
const MAX_COMPRESSED_AHEAD_BYTES = 128_000;
/** Bound of the files in memory; each counts with an allowance of half its bytes for its two compressed forms. */
const MAX_BYTES = 40_000_000;
/** A longer entry is made for each request: it would evict hundreds of shorter ones. */
const MAX_ENTRY_BYTES = 24_000_000;
/** Estimated size of an entry besides its body: key, headers and objects. */
const ENTRY_BYTES = 1000;
/** The results of a longer answer are not counted for the request log. */
const MAX_COUNTED_BYTES = 256_000;

/** What is read of a build. */
type BuildFiles = Pick<Build, 'date' | 'paths' | 'file'>;

/** The files of a build: those requested most recently are ready to be sent from memory, within a bound of bytes. */
export class PreparedAnswers {
  readonly #build: BuildFiles;
  readonly #made = new LRUCache<string, CachedAnswer>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_ENTRY_BYTES,
    sizeCalculation: ({ representation }) => (representation ? bytesInMemory(representation) : 0) + ENTRY_BYTES,
    dispose: (evicted) => {
      evicted.representation = null;
    },
  });

  constructor(build: BuildFiles) {
    this.#build = build;
  }

  /** The file at a path, sent under a policy; null where the build has none. A memo belongs to one path. */
  answer(path: string, policy: CachePolicy, memo?: CachedAnswerMemo): Representation | null {
    const last = memo?.cached;
    if (last?.representation && last.policy === policy) return last.representation;
    const key = policy === 'day' ? path : `${policy} ${path}`;
    const known = this.#made.get(key);
    if (known) {
      if (memo) memo.cached = known;
      return known.representation;
    }
    const file = this.#build.file(path);
    if (!file) return null;
    const made = new Representation(servedContent(path, file), policyHeaders(policy, this.#build.date), COMPRESSION);
    this.#made.set(key, { policy, representation: made });
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

function bytesInMemory({ content: { body } }: Representation): number {
  return (body instanceof Uint8Array ? body.length : 0) + Math.ceil(body.length / 2);
}

function servedContent(path: string, { body, contentType, etag }: BuiltFile): Content {
  if (!(body instanceof Uint8Array)) return { body, contentType, etag, results: noResults };
  return { body, contentType, etag, results: counted(body, contentType), next: nextInFile(path, body) };
}

/** Counts the results of a prepared answer when the log is first read. */
function counted(body: Buffer, contentType: string): () => number | null {
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
