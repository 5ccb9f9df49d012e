import { Readable, pipeline } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

export const ACCEPT_ENCODING = 'gzip, deflate, br';

/** Content codings of one answer that are undone; no server needs more. */
const MAX_CODINGS = 2;
/** Bytes that a compressed stream may have beyond the size limit of what it holds. */
const CODING_OVERHEAD_BYTES = 64 * 1024;

export interface ReceivedBody {
  readonly body: Uint8Array;
  readonly isTruncated: boolean;
}

/** The Content-Encoding of an answer cannot be undone. */
export class UnknownCodingError extends Error {}

type Chunks = AsyncGenerator<Buffer, void, undefined>;

/**
 * Reads and decompresses a body up to `maxBytes`; the rest is not received, so a bomb costs no more than a page.
 * Rejects with an `UnknownCodingError`, or as the stream does: on a connection that ends early or corrupt compression.
 */
export async function receiveBody(message: IncomingMessage, maxBytes: number): Promise<ReceivedBody> {
  const codings = codingsOf(message.headers['content-encoding']);
  const parts: Buffer[] = [];
  let length = 0;
  let isTruncated = false;

  async function* received(): Chunks {
    let receivedBytes = 0;
    for await (const chunk of message as AsyncIterable<Buffer>) {
      receivedBytes += chunk.length;
      isTruncated = receivedBytes > maxBytes + CODING_OVERHEAD_BYTES;
      if (isTruncated) return;
      yield chunk;
    }
  }

  for await (const chunk of codings.reduce(decoded, received())) {
    parts.push(chunk.subarray(0, maxBytes - length));
    length += chunk.length;
    isTruncated ||= length > maxBytes;
    if (isTruncated) break;
  }
  return { body: Buffer.concat(parts), isTruncated };
}

/** Codings in the order in which they are undone. */
function codingsOf(header: string | undefined): readonly string[] {
  const codings = (header ?? '')
    .split(',')
    .map((coding) => coding.trim().toLowerCase())
    .filter((coding) => coding !== '' && coding !== 'identity');
  if (codings.length > MAX_CODINGS) throw new UnknownCodingError('too many content codings');
  return codings.reverse();
}

async function* decoded(chunks: Chunks, coding: string): Chunks {
  const first = await chunks.next();
  if (first.done === true) return;
  const start = first.value;
  async function* whole(): Chunks {
    yield start;
    yield* chunks;
  }
  const decoder = createDecoder(coding, start);
  // An error of the source destroys the decoder, which makes the loop below reject.
  pipeline(Readable.from(whole()), decoder, () => undefined);
  for await (const chunk of decoder as AsyncIterable<Buffer>) yield chunk;
}

/** A stream that ends early yields what it holds: the connection has its own check of completeness. */
function createDecoder(coding: string, start: Buffer): Duplex {
  switch (coding) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip({ finishFlush: constants.Z_SYNC_FLUSH });
    case 'deflate': {
      // Some servers leave out the zlib header, whose first byte names the method 8.
      const options = { finishFlush: constants.Z_SYNC_FLUSH };
      return ((start[0] ?? 0) & 0x0f) === 8 ? createInflate(options) : createInflateRaw(options);
    }
    case 'br':
      return createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH });
    default:
      throw new UnknownCodingError('unknown content coding');
  }
}
