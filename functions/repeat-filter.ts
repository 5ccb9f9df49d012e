const MAX_KEYS = 8192;

/**
 * Detects repeated keys, so that requests that occur once do not evict useful entries from a cache. Holds at most 8,192
 * keys; then it is cleared.
 */
export class RepeatFilter {
  readonly #seen = new Set<string>();

  /** Whether the key was passed before; stores it when it was not. */
  isRepeated(key: string): boolean {
    if (this.#seen.has(key)) return true;
    if (this.#seen.size >= MAX_KEYS) this.#seen.clear();
    this.#seen.add(key);
    return false;
  }
}
