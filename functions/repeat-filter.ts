const PRIME = 0x01000193;

/**
 * Detects repeated keys, so that requests that occur once do not evict useful entries from a cache. Holds the 32-bit hashes of
 * the newest keys, not the keys, to bound its memory: at least `capacity` of them, and at most twice as many. So each key of a
 * shorter cycle of requests is recognized when it comes again, and none of a cycle of more than twice the capacity, in which
 * each entry would be evicted from a cache before it is used. A key whose hash equals that of an earlier key counts as
 * repeated; the only effect is an additional cache entry.
 */
export class RepeatFilter {
  readonly #capacity: number;
  /** Open hash tables, at most half full; 0 marks a free slot. */
  #newer: Uint32Array;
  #older: Uint32Array;
  #count = 0;

  /** `capacity` is a power of two. */
  constructor(capacity: number) {
    this.#capacity = capacity;
    this.#newer = new Uint32Array(2 * capacity);
    this.#older = new Uint32Array(2 * capacity);
  }

  /** Whether the key was passed recently; stores its hash when it was not. */
  isRepeated(key: string): boolean {
    const hash = hashOf(key);
    if (this.#older[slotOf(this.#older, hash)] === hash) return true;
    const slot = slotOf(this.#newer, hash);
    if (this.#newer[slot] === hash) return true;
    this.#newer[slot] = hash;
    this.#count += 1;
    if (this.#count === this.#capacity) this.#forgetOlder();
    return false;
  }

  #forgetOlder(): void {
    [this.#newer, this.#older] = [this.#older.fill(0), this.#newer];
    this.#count = 0;
  }
}

/** Never 0. */
function hashOf(key: string): number {
  let hash = 0;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), PRIME);
  return (hash ^ (hash >>> 15)) >>> 0 || 1;
}

/** The slot that holds a hash, or the free one where it belongs. */
function slotOf(table: Uint32Array, hash: number): number {
  const last = table.length - 1;
  let slot = hash & last;
  while (table[slot] !== 0 && table[slot] !== hash) slot = (slot + 1) & last;
  return slot;
}
