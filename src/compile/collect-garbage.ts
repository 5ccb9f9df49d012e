import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Growth of the heap after which a collection is worth its time. */
const MAX_GROWN_BYTES = 128_000_000;
/** Heap from which on the end of a part is worth one: most of what the part derived is no longer in use. */
const LARGE_HEAP_BYTES = 300_000_000;

/** Bytes of the heap after the last collection. */
let bytesInUse = 0;

/** Made at the first collection: most builds never need one. */
let collect: (() => void) | null = null;

/**
 * Collects what is no longer in use, where the heap has grown by 128 MB since the last call that did. The engine by itself
 * waits until the heap is about twice of what is in use: for a large catalogue, hundreds of megabytes more.
 */
export function collectGarbage(): void {
  if (getHeapStatistics().used_heap_size - bytesInUse > MAX_GROWN_BYTES) collectNow();
}

/** Collects at the end of a part of a build, where the heap has more than 300 MB. */
export function collectPart(): void {
  if (getHeapStatistics().used_heap_size > LARGE_HEAP_BYTES) collectNow();
}

function collectNow(): void {
  collect ??= engineCollector();
  collect();
  bytesInUse = getHeapStatistics().used_heap_size;
}

/** A function of the engine, which a new context has once the flag is set. */
function engineCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}
