import type { CachePolicy } from '../src/routes/cache-policy.ts';
import type { Representation } from './representation.ts';

/** An entry of a cache of prepared answers; emptied when the cache evicts it. */
export interface CachedAnswer {
  readonly policy: CachePolicy;
  representation: Representation | null;
}

/**
 * Remembers the entry of an answer, which saves the look-up by path: for a file among thousands the look-up takes as long as
 * the rest of routing. Keeps no evicted answer in memory, because the entry is empty then.
 */
export interface CachedAnswerMemo {
  cached: CachedAnswer | null;
}
