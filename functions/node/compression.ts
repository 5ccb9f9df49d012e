import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import type { Coding, Compression } from '../host.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** The types of the package lack the option by which a server states its own order of preference. */
interface Preferring {
  encoding(available: string[], options: { readonly preferred: string[] }): string | undefined;
}

/** Clients send few different headers, so results are cached. */
const negotiated = new LRUCache<string, Coding>({ max: 1000 });
const MAX_HEADER_CHARS = 200;

function preferredCoding(acceptEncoding: string): Coding {
  if (acceptEncoding === '') return 'identity';
  const known = negotiated.get(acceptEncoding);
  if (known) return known;
  const negotiator: Preferring = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } });
  const chosen = negotiator.encoding(['br', 'gzip', 'identity'], { preferred: ['br', 'gzip'] });
  const coding = chosen === 'br' || chosen === 'gzip' ? chosen : 'identity';
  if (acceptEncoding.length <= MAX_HEADER_CHARS) negotiated.set(acceptEncoding, coding);
  return coding;
}

/**
 * Compressions at once, running or waiting for a thread. More would make every other caller wait: a large answer takes
 * 15 ms of a core in Brotli.
 */
export const MAX_COMPRESSIONS = 32;
let compressions = 0;

/** Compresses off the main thread. The result is a copy, because that of zlib keeps a buffer of 16 KB. */
async function compress(body: Uint8Array, coding: 'br' | 'gzip'): Promise<Uint8Array<ArrayBuffer>> {
  compressions++;
  try {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    return new Uint8Array(
      await (coding === 'gzip' ? compressGzip(body, { level: 6 }) : compressBrotli(body, { params })),
    );
  } finally {
    compressions--;
  }
}

export const COMPRESSION: Compression = {
  preferredCoding,
  compress,
  get isBusy() {
    return compressions >= MAX_COMPRESSIONS;
  },
};
