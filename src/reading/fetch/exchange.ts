import { request as requestHttp, type IncomingHttpHeaders, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { rootCertificates } from 'node:tls';
import type { LookupFunction } from 'node:net';
import { Readable, pipeline, type Duplex } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { exchangeFailure, ExchangeError, type ExchangeFailure } from './failures.ts';
import type { ResolvedAddress } from './fetch-types.ts';

/** Some sites send policies of 20 KB and more. */
const MAX_HEADER_BYTES = 64 * 1024;
/** Time for one address before the next one of the same name is tried; the last has all of the rest. */
const CONNECT_ATTEMPT_MS = 2_000;

export interface ExchangeRequest {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** The addresses to connect to. Rejects with an `ExchangeError` where there is none or one is refused. */
  readonly addresses: () => Promise<readonly ResolvedAddress[]>;
  readonly headersMs: number;
  readonly totalMs: number;
  readonly maxBodyBytes: number;
  readonly extraCertificates: string | undefined;
  /** Aborts the exchange; the caller finds out by asking the signal. */
  readonly signal: AbortSignal | undefined;
}

/** The head of an answer, with the body of a 200 or 203 only. */
export interface ExchangeAnswer {
  readonly kind: 'answer';
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Uint8Array;
  readonly isTruncated: boolean;
}

export type Exchange = ExchangeAnswer | ExchangeFailure;

/** One request and its answer, on a connection of its own, without cookies, proxies or redirects. Never rejects. */
export async function exchange(request: ExchangeRequest): Promise<Exchange> {
  const limits = new AbortController();
  const abortAfter = (ms: number, what: string): NodeJS.Timeout =>
    setTimeout(() => limits.abort(new ExchangeError('timeout', `${what} within the time limit`)), ms);
  const headTimer = abortAfter(request.headersMs, 'no answer');
  const totalTimer = abortAfter(request.totalMs, 'no whole page');
  const signal = request.signal ? AbortSignal.any([limits.signal, request.signal]) : limits.signal;
  // A name lookup cannot be aborted, so it is not waited for.
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  let message: IncomingMessage | undefined;
  const receive = async (): Promise<ExchangeAnswer> => {
    message = await headOf(request, await request.addresses(), signal);
    clearTimeout(headTimer);
    return answerOf(message, request.maxBodyBytes);
  };
  try {
    signal.throwIfAborted();
    return await Promise.race([aborted, receive()]);
  } catch (error) {
    return exchangeFailure(signal.aborted ? signal.reason : error, message !== undefined);
  } finally {
    clearTimeout(headTimer);
    clearTimeout(totalTimer);
    message?.destroy();
  }
}

async function answerOf(message: IncomingMessage, maxBodyBytes: number): Promise<ExchangeAnswer> {
  const status = message.statusCode ?? 0;
  const head = { kind: 'answer', status, headers: message.headers } as const;
  if (status !== 200 && status !== 203) return { ...head, body: new Uint8Array(), isTruncated: false };
  return { ...head, ...(await receiveBody(message, maxBodyBytes)) };
}

function headOf(
  { url, headers, extraCertificates }: ExchangeRequest,
  addresses: readonly ResolvedAddress[],
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const options: RequestOptions & { autoSelectFamilyAttemptTimeout: number; ca?: string[] } = {
    agent: false,
    headers,
    signal,
    lookup: pinnedLookup(addresses),
    maxHeaderSize: MAX_HEADER_BYTES,
    autoSelectFamilyAttemptTimeout: CONNECT_ATTEMPT_MS,
    ...(extraCertificates === undefined ? {} : { ca: [...rootCertificates, extraCertificates] }),
  };
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const request = send(url, options, resolve);
    // Stays after the head has arrived: the message also reports an error of the body.
    request.on('error', reject);
    request.on('upgrade', (_message, socket) => {
      socket.destroy();
      reject(new ExchangeError('network', 'the host switched protocols'));
    });
    request.end();
  });
}

/** Answers with the addresses that were checked, so that no second lookup can return others. */
function pinnedLookup(addresses: readonly ResolvedAddress[]): LookupFunction {
  return (_hostname, options, callback) => {
    const [first] = addresses;
    if (options.all === true) callback(null, [...addresses]);
    else if (first) callback(null, first.address, first.family);
    else callback(new ExchangeError('no_address', 'no address'), '', 0);
  };
}

export const ACCEPT_ENCODING = 'gzip, deflate, br';

/** Content codings of one answer that are undone; no server needs more. */
const MAX_CODINGS = 2;
/** Bytes that a compressed stream may have beyond the size limit of what it holds. */
const CODING_OVERHEAD_BYTES = 64 * 1024;

export interface ReceivedBody {
  readonly body: Uint8Array;
  readonly isTruncated: boolean;
}

type Chunks = AsyncGenerator<Buffer, void, undefined>;

/**
 * Reads and decompresses a body up to `maxBytes`; the rest is not received, so a bomb costs no more than a page.
 * Rejects with an `ExchangeError`, or as the stream does: on a connection that ends early or corrupt compression.
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
  if (codings.length > MAX_CODINGS) throw new ExchangeError('unusable', 'too many content codings');
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
      throw new ExchangeError('unusable', 'unknown content coding');
  }
}

const REDIRECT_STATUSES: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** The Location of a redirect as its server wrote it; null for another response. */
export function redirectLocation(status: number, headers: IncomingHttpHeaders): string | null {
  const { location } = headers;
  if (!REDIRECT_STATUSES.has(status) || location === undefined) return null;
  // Header bytes arrive as Latin-1; servers that leave an address unescaped write UTF-8.
  const utf8 = Buffer.from(location, 'latin1').toString('utf8');
  return utf8.includes('\u{FFFD}') ? location : utf8;
}
