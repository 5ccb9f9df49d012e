import { LRUCache } from 'lru-cache';
import { RepeatFilter } from './repeat-filter.ts';
import { resolveTarget, type ResolvedTarget } from './router.ts';

const MAX_TARGETS = 8192;
/** So many of the newest targets are recognized when they are requested again; the cache has room for twice as many. */
const RECOGNIZED_TARGETS = MAX_TARGETS / 2;
/** A longer target is not cached. */
const MAX_TARGET_CHARS = 200;

/** Cache of resolved request targets by their exact text. One build has one: with a target, its cached answer is remembered. */
export class TargetCache {
  /** Made with the first target that is kept: it reserves room for all of them. */
  #resolved: LRUCache<string, ResolvedTarget> | null = null;
  readonly #filter = new RepeatFilter(RECOGNIZED_TARGETS);

  /** Null when the target is malformed. */
  resolve(target: string): ResolvedTarget | null {
    const known = this.#resolved?.get(target);
    if (known) return known;
    const resolved = resolveTarget(target);
    if (resolved && target.length <= MAX_TARGET_CHARS && this.#filter.isRepeated(target)) {
      this.#resolved ??= new LRUCache({ max: MAX_TARGETS });
      this.#resolved.set(target, resolved);
    }
    return resolved;
  }
}
