/**
 * Number of hashes held: the newest for each value of the hash modulo this number. About as many as the cache has answers:
 * more would let a cycle of different requests evict all answers before any of them is requested again.
 */
const SLOTS = 2048;
const PRIME = 0x01000193;

/**
 * Detects repeated keys, so that requests that occur once do not evict useful entries from a cache. Holds the 32-bit hashes
 * of at most 2,048 keys, not the keys, to bound its memory. A key whose hash equals that of an earlier key counts as
 * repeated; the only effect is an additional cache entry.
 */
export class RepeatFilter {
  readonly #seen = new Uint32Array(SLOTS);

  /** Whether the key was passed recently; stores its hash when it was not. */
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
