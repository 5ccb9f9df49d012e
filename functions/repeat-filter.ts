/** Newest keys of each hash modulo this number that are remembered. */
const SLOTS = 8192;
const PRIME = 0x01000193;

/**
 * Tells keys that come again from those that come once, so that a cache is not filled, at the cost of what is in it, by
 * requests that never come again. Remembers hashes and no keys, which would keep the strings of thousands of requests in
 * memory: a new key counts as repeated where another one of the same 32 bits came before, which only fills the cache.
 */
export class RepeatFilter {
  readonly #seen = new Uint32Array(SLOTS);

  /** Whether the key was given lately; remembers it where it was not. */
  isRepeated(key: string): boolean {
    let hash = 0;
    for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), PRIME);
    hash = (hash ^ (hash >>> 15)) >>> 0;
    const slot = hash % SLOTS;
    if (this.#seen[slot] === hash) return true;
    this.#seen[slot] = hash;
    return false;
  }
}
