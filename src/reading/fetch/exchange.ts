import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { rootCertificates } from 'node:tls';
import type { IncomingHttpHeaders, IncomingMessage, RequestOptions } from 'node:http';
import type { LookupFunction } from 'node:net';
import { exchangeFailure, ExchangeError } from './exchange-fault.ts';
import type { ExchangeFailure } from './exchange-fault.ts';
import { receiveBody } from './body.ts';
import type { ResolvedAddress } from './fetch-options.ts';

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
  const deadline = new Deadline(request);
  let message: IncomingMessage | undefined;
  try {
    const addresses = await deadline.race(request.addresses());
    message = await deadline.race(headOf(request, addresses, deadline.signal));
    deadline.headArrived();
    return await deadline.race(answerOf(message, request.maxBodyBytes));
  } catch (error) {
    const reason: unknown = deadline.signal.aborted ? deadline.signal.reason : error;
    return exchangeFailure(reason, message !== undefined);
  } finally {
    deadline.clear();
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

/** The two time limits of an exchange and the end of the run, as one signal. */
class Deadline {
  readonly #controller = new AbortController();
  readonly #timers: [head: NodeJS.Timeout, total: NodeJS.Timeout];
  readonly #runSignal: AbortSignal | undefined;
  readonly #endRun = (): void => {
    this.#controller.abort(new ExchangeError('network', 'the run ended'));
  };

  constructor({ headersMs, totalMs, signal }: ExchangeRequest) {
    const abortAfter = (ms: number, what: string): NodeJS.Timeout =>
      setTimeout(() => {
        this.#controller.abort(new ExchangeError('timeout', `${what} within the time limit`));
      }, ms);
    this.#timers = [abortAfter(headersMs, 'no answer'), abortAfter(totalMs, 'no whole page')];
    this.#runSignal = signal;
    signal?.addEventListener('abort', this.#endRun);
    if (signal?.aborted === true) this.#endRun();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  headArrived(): void {
    clearTimeout(this.#timers[0]);
  }

  clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#runSignal?.removeEventListener('abort', this.#endRun);
  }

  /** Rejects as soon as a limit is passed. */
  race<T>(work: Promise<T>): Promise<T> {
    const { signal } = this;
    return new Promise<T>((resolve, reject) => {
      const abort = (): void => reject(signal.reason as Error);
      signal.addEventListener('abort', abort, { once: true });
      if (signal.aborted) abort();
      work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
    });
  }
}
