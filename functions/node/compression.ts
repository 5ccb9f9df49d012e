import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip, type BrotliOptions } from 'node:zlib';
import Negotiator from 'negotiator';
import type { Body, BodySource } from '../message.ts';
import type { Coding, Compression } from '../representation.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** The types of the package lack the option by which a server states its own order of preference. */
interface Preferring {
  encoding(available: string[], options: { readonly preferred: string[] }): string | undefined;
}

/** Clients send few different headers, so results are cached. */
const negotiated = new Map<string, Coding>();
const MAX_NEGOTIATED = 1000;
const MAX_HEADER_CHARS = 200;

function preferredCoding(acceptEncoding: string | undefined): Coding {
  if (acceptEncoding === undefined || acceptEncoding === '') return 'identity';
  const known = negotiated.get(acceptEncoding);
  if (known) return known;
  const negotiator: Preferring = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } });
  const chosen = negotiator.encoding(['br', 'gzip', 'identity'], { preferred: ['br', 'gzip'] });
  const coding = chosen === 'br' || chosen === 'gzip' ? chosen : 'identity';
  if (negotiated.size >= MAX_NEGOTIATED) negotiated.clear();
  if (acceptEncoding.length <= MAX_HEADER_CHARS) negotiated.set(acceptEncoding, coding);
  return coding;
}

/**
 * Compressions at once, running or waiting for a thread. More would make every other caller wait: a large answer takes
 * 15 ms of a core in Brotli.
 */
export const MAX_COMPRESSIONS = 32;
let compressions = 0;

/** Compresses off the main thread. The result is a copy: that of zlib is the begin of a buffer of 16 KB, which it would keep. */
async function compress(body: Body, coding: 'br' | 'gzip'): Promise<Uint8Array<ArrayBuffer>> {
  compressions++;
  try {
    return new Uint8Array(
      await (body instanceof Uint8Array ? compressed(body, coding) : compressedSource(body, coding)),
    );
  } finally {
    compressions--;
  }
}

function compressed(body: Uint8Array, coding: 'br' | 'gzip'): Promise<Buffer<ArrayBuffer>> {
  return coding === 'gzip' ? compressGzip(body, GZIP) : compressBrotli(body, brotli(body.length));
}

/** Reads the body in pieces: only its compressed form is in memory. */
async function compressedSource(body: BodySource, coding: 'br' | 'gzip'): Promise<Buffer> {
  const coder = coding === 'gzip' ? createGzip(GZIP) : createBrotliCompress(brotli(body.length));
  const [made] = await Promise.all([buffer(coder), pipeline(body.pieces(), coder)]);
  return made;
}

const GZIP = { level: 6 };

/** The settings for a body of so many bytes. */
function brotli(bytes: number): BrotliOptions {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes } };
}

export const COMPRESSION: Compression = {
  preferredCoding,
  compress,
  get isBusy() {
    return compressions >= MAX_COMPRESSIONS;
  },
};
