import { fileCachePolicy, policyHeaders, type CachePolicy } from '../../src/routes/cache-policy.ts';
import { Representation } from '../representation.ts';
import { noResults, resultCount } from '../request-summary.ts';
import { nextInFile } from '../next-link.ts';
import type { Build, BuiltFile } from './build.ts';
import { COMPRESSION } from './compression.ts';

/** Larger files are compressed when first requested. */
const MAX_COMPRESSED_AHEAD_BYTES = 128_000;
/** The results of a longer answer are not counted for the request log. */
const MAX_COUNTED_BYTES = 256_000;

/** The files of a build, ready to be sent from memory. */
export class PreparedAnswers {
  readonly #build: Build;
  readonly #made: Readonly<Record<CachePolicy, Map<string, Representation>>> = {
    day: new Map(),
    'no-store': new Map(),
  };

  constructor(build: Build) {
    this.#build = build;
  }

  /** The file at a path, sent under a policy; null where the build has none. */
  answer(path: string, policy: CachePolicy): Representation | null {
    const known = this.#made[policy].get(path);
    if (known) return known;
    const file = this.#build.file(path);
    if (!file) return null;
    const { body, contentType, etag } = file;
    const content = { body, contentType, etag, results: counted(file), next: nextInFile(path, body) };
    const made = new Representation(content, policyHeaders(policy, this.#build.date), COMPRESSION);
    this.#made[policy].set(path, made);
    return made;
  }

  /**
   * Makes the compressed forms of all but the largest files, one at a time and off the main thread. Ends early once
   * `isWanted` returns false, as when a newer build is served.
   */
  async compressAhead(isWanted: () => boolean): Promise<void> {
    for (const path of this.#build.paths) {
      if (!isWanted()) return;
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
