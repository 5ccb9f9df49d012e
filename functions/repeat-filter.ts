const MAX_KEYS = 8192;

/**
 * Tells keys that come again from those that come once, so that a cache is not filled, at the cost of what is in it, by
 * requests that never come again. Remembers at most 8,192 keys; then it starts over.
 */
export class RepeatFilter {
  readonly #seen = new Set<string>();

  /** Whether the key was given before; remembers it where it was not. */
  isRepeated(key: string): boolean {
    if (this.#seen.has(key)) return true;
    if (this.#seen.size >= MAX_KEYS) this.#seen.clear();
    this.#seen.add(key);
    return false;
  }
}
