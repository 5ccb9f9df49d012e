import type { LookupAddress } from 'node:dns';
import { request as requestHttp, type IncomingHttpHeaders, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { rootCertificates } from 'node:tls';
import type { LookupFunction } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import type { AttemptFailure } from '../../model/page-verdict.ts';
import { exchangeFailure, ExchangeError } from './failures.ts';

/** Some sites send policies of 20 KB and more. */
const MAX_HEADER_BYTES = 64 * 1024;
/** Time for one address before the next one of the same name is tried; the last has all of the rest. */
const CONNECT_ATTEMPT_MS = 2_000;

export interface ExchangeRequest {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** The addresses to connect to. Rejects with an `ExchangeError` where there is none or one is refused. */
  readonly addresses: () => Promise<readonly LookupAddress[]>;
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
  /** The Location of a redirect as its server wrote it; null for another answer. */
  readonly location: string | null;
  readonly body: Uint8Array;
  /** The body is larger than the limit, or its compressed stream is unfinished. */
  readonly isTruncated: boolean;
}

/** Without an answer, or with one that ended early. */
export type Exchange = ExchangeAnswer | { readonly kind: 'failure'; readonly failure: AttemptFailure };

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
    message = await openMessage(request, await request.addresses(), signal);
    clearTimeout(headTimer);
    return answerOf(message, request.maxBodyBytes);
  };
  try {
    signal.throwIfAborted();
    return await Promise.race([aborted, receive()]);
  } catch (error) {
    return { kind: 'failure', failure: exchangeFailure(signal.aborted ? signal.reason : error, message !== undefined) };
  } finally {
    clearTimeout(headTimer);
    clearTimeout(totalTimer);
    message?.destroy();
  }
}

function openMessage(
  { url, headers, extraCertificates }: ExchangeRequest,
  addresses: readonly LookupAddress[],
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const options: RequestOptions & { autoSelectFamilyAttemptTimeout: number; ca?: string[] } = {
    agent: false,
    headers: { ...headers, 'accept-encoding': 'gzip, br' },
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
      reject(new ExchangeError('network_error', 'the host switched protocols'));
    });
    request.end();
  });
}

/** Answers with the addresses that were checked, so that no second lookup can return others. */
function pinnedLookup(addresses: readonly LookupAddress[]): LookupFunction {
  return (_hostname, options, callback) => {
    const [first] = addresses;
    if (options.all === true) callback(null, [...addresses]);
    else if (first) callback(null, first.address, first.family);
    else callback(new ExchangeError('unreachable', 'no address'), '', 0);
  };
}

/** The answer with its body, decompressed up to `maxBodyBytes`; the rest is not received, so a bomb costs no more. */
async function answerOf(message: IncomingMessage, maxBodyBytes: number): Promise<ExchangeAnswer> {
  const { statusCode: status = 0, headers } = message;
  const parts: Buffer[] = [];
  let length = 0;
  let isTruncated = false;
  const received = status === 200 || status === 203 ? decompress(message) : [];
  try {
    for await (const chunk of received as AsyncIterable<Buffer>) {
      parts.push(chunk.subarray(0, maxBodyBytes - length));
      length += chunk.length;
      isTruncated = length > maxBodyBytes;
      if (isTruncated) break;
    }
  } catch (error) {
    // The compressed stream is unfinished; what it holds was yielded before.
    if ((error as NodeJS.ErrnoException).code !== 'Z_BUF_ERROR') throw error;
    isTruncated = true;
  }
  const location = REDIRECT_STATUSES.has(status) ? locationOf(headers) : null;
  return { kind: 'answer', status, headers, location, body: Buffer.concat(parts), isTruncated };
}

const REDIRECT_STATUSES: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Header bytes arrive as Latin-1; servers that leave an address unescaped write UTF-8. */
function locationOf({ location }: IncomingHttpHeaders): string | null {
  if (location === undefined) return null;
  const utf8 = Buffer.from(location, 'latin1').toString('utf8');
  return utf8.includes('\u{FFFD}') ? location : utf8;
}

function decompress(message: IncomingMessage): Readable {
  const coding = message.headers['content-encoding']?.trim().toLowerCase() ?? '';
  if (coding === '' || coding === 'identity') return message;
  if (!['gzip', 'x-gzip', 'br'].includes(coding)) throw new ExchangeError('source_unusable', 'unknown content coding');
  const decoder = coding === 'br' ? createBrotliDecompress() : createGunzip();
  // An error of the message destroys the decoder, so that reading it rejects.
  pipeline(message, decoder, () => undefined);
  return decoder;
}
