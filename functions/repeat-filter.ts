const PRIME = 0x01000193;

/**
 * Detects repeated keys, so that requests that occur once do not evict useful entries from a cache. Holds the 32-bit hashes of
 * the newest `capacity` different keys, not the keys, to bound its memory. So each key of a cycle of as many requests is
 * recognized when it comes again, and none of a longer cycle, in which each entry would be evicted from a cache before it is
 * used. A key whose hash equals that of an earlier key counts as repeated; the only effect is an additional cache entry.
 */
export class RepeatFilter {
  readonly #capacity: number;
  #newer: HashTable;
  #older: HashTable;
  /** Keys stored so far. */
  #stored = 0;

  /** `capacity` is a power of two. */
  constructor(capacity: number) {
    this.#capacity = capacity;
    this.#newer = emptyTable(2 * capacity);
    this.#older = emptyTable(2 * capacity);
  }

  /** Whether the key is one of the newest; stores its hash when it is not. */
  isRepeated(key: string): boolean {
    const hash = hashOf(key);
    const slot = slotOf(this.#newer, hash);
    if (this.#newer.hashes[slot] === hash || this.#isStillNew(hash)) return true;
    this.#newer.hashes[slot] = hash;
    this.#newer.numbers[slot] = this.#stored;
    this.#stored += 1;
    if (this.#stored % this.#capacity === 0) this.#beginTable();
    return false;
  }

  #isStillNew(hash: number): boolean {
    const { hashes, numbers } = this.#older;
    const slot = slotOf(this.#older, hash);
    return hashes[slot] === hash && this.#stored - (numbers[slot] ?? 0) <= this.#capacity;
  }

  #beginTable(): void {
    [this.#newer, this.#older] = [this.#older, this.#newer];
    this.#newer.hashes.fill(0);
  }
}

/** An open hash table, at most half full; the hash 0 marks a free slot. */
interface HashTable {
  readonly hashes: Uint32Array;
  /** How many keys had been stored before the one in the slot. */
  readonly numbers: Float64Array;
}

function emptyTable(slots: number): HashTable {
  return { hashes: new Uint32Array(slots), numbers: new Float64Array(slots) };
}

/** Never 0. */
function hashOf(key: string): number {
  let hash = 0;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), PRIME);
  return (hash ^ (hash >>> 15)) >>> 0 || 1;
}

/** The slot that holds a hash, or the free one where it belongs. */
function slotOf({ hashes }: HashTable, hash: number): number {
  const last = hashes.length - 1;
  let slot = hash & last;
  while (hashes[slot] !== 0 && hashes[slot] !== hash) slot = (slot + 1) & last;
  return slot;
}
