import { MAX_BYTES_PER_CHAR, type JsonText } from './serialized.ts';

const encoder = new TextEncoder();

/**
 * A buffer in which answers are assembled one after another: a buffer of its own for each answer takes longer than most
 * of the rest.
 */
interface Chunk {
  readonly bytes: Uint8Array<ArrayBuffer>;
  used: number;
  /** Ranges that were taken and not released. */
  held: number;
}

const CHUNK_BYTES = 256 * 1024;
/** Chunks kept for reuse. Memory outside the heap that is dropped and allocated anew causes a full garbage collection. */
const MAX_FREE_CHUNKS = 16;

const free: Chunk[] = [];
const chunks = new WeakMap<ArrayBuffer, Chunk>();
let current = newChunk(CHUNK_BYTES);

function newChunk(length: number): Chunk {
  const bytes = new Uint8Array(length);
  const chunk = { bytes, used: 0, held: 0 };
  chunks.set(bytes.buffer, chunk);
  return chunk;
}

/**
 * States that the bytes of an encoded answer are no longer read, so that their memory is used again. Call it at most once
 * for each answer. Without the call the memory is left to the garbage collector; other bytes are ignored.
 */
export function releaseBytes({ buffer }: Uint8Array<ArrayBuffer>): void {
  const chunk = chunks.get(buffer);
  if (!chunk) return;
  chunk.held -= 1;
  if (chunk.held > 0) return;
  // The answer that is being assembled begins after the ranges that were taken.
  if (chunk === current) chunk.used = 0;
  else keepFree(chunk);
}

function keepFree(chunk: Chunk): void {
  chunk.used = 0;
  if (chunk.bytes.length === CHUNK_BYTES && free.length < MAX_FREE_CHUNKS) free.push(chunk);
}

/** A longer text is encoded natively; the call takes as long as the loop over this many characters. */
const MAX_LOOPED_CHARS = 80;
const FIRST_BEYOND_ASCII = 0x80;

/** Assembles the bytes of one answer. Only one at a time may be in use. */
export class ByteSink {
  #length = 0;
  /** Pending text: encoding few long texts costs less than many short ones. */
  #run = '';

  text(json: string): void {
    this.#run += json;
  }

  constant({ bytes }: JsonText): void {
    this.#flush();
    this.#reserve(bytes.length);
    current.bytes.set(bytes, current.used + this.#length);
    this.#length += bytes.length;
  }

  taken(): Uint8Array<ArrayBuffer> {
    this.#flush();
    const { bytes, used } = current;
    current.used += this.#length;
    current.held += 1;
    return bytes.subarray(used, used + this.#length);
  }

  #flush(): void {
    const run = this.#run;
    if (run === '') return;
    this.#run = '';
    this.#reserve(MAX_BYTES_PER_CHAR * run.length);
    const { bytes, used } = current;
    const start = used + this.#length;
    this.#length +=
      run.length <= MAX_LOOPED_CHARS && isWritten(run, bytes, start)
        ? run.length
        : encoder.encodeInto(run, bytes.subarray(start)).written;
  }

  /** Makes room for further bytes; what was assembled so far moves to the chunk that has it. */
  #reserve(more: number): void {
    const length = this.#length + more;
    if (current.used + length <= current.bytes.length) return;
    const full = current;
    const begun = full.bytes.subarray(full.used, full.used + this.#length);
    current = (length <= CHUNK_BYTES ? free.pop() : undefined) ?? newChunk(Math.max(CHUNK_BYTES, 2 * length));
    current.bytes.set(begun);
    if (full.held === 0) keepFree(full);
  }
}

/** Writes a text of ASCII characters; false where it has others, and what was written then is void. */
function isWritten(text: string, bytes: Uint8Array, start: number): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= FIRST_BEYOND_ASCII) return false;
    bytes[start + at] = code;
  }
  return true;
}
