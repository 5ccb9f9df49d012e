import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { setMaxListeners } from 'node:events';
import type { WebGuard } from '../web-guard.ts';
import { parsedUrl } from '../../rules/text/parsed-url.ts';
import { ACCEPT_ENCODING, exchange, type Exchange } from './exchange.ts';
import { ExchangeError } from './failures.ts';
import { HostTurns } from './host-turns.ts';
import type { FetchLimits, FetchOptions, ResolvedAddress, Resolver, FetchDeferred, FetchClock } from './fetch-types.ts';

/** Name of the job in robots.txt. */
export const ROBOTS_NAME = 'DeveloperDealsIndex';

/** `DeveloperDealsIndex/1.0 (+CONTACT)`; characters that a header may not hold are left out of the contact. */
export function userAgent(contact: string | undefined): string {
  const printable = (contact ?? '').replace(/[^\x21-\x7e]|[()\\]/g, '').slice(0, 200);
  return printable === '' ? `${ROBOTS_NAME}/1.0` : `${ROBOTS_NAME}/1.0 (+${printable})`;
}

/** An address that the guard admits. */
export interface Target {
  readonly url: URL;
  readonly isAllowedHost: boolean;
}

export interface VisitOptions {
  /** Between the last request of the host and this one. */
  readonly gapMs: number;
  readonly isRobots: boolean;
  readonly maxBodyBytes: number;
  /** Sent beside those of every request. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Network time that the redirects of one address share; reduced by every request. */
  readonly budget: { leftMs: number };
}

export type Visit = Exchange | FetchDeferred;

/** Sends single requests, each in its host's turn: straight to the host, or to the gateway. */
export interface Visitor {
  /** Never rejects but for a bug. */
  visit(target: Target, options: VisitOptions): Promise<Visit>;
  /** Sends no request to the host of the target for `ms`. */
  hold(target: Target, ms: number): void;
}

interface VisitorParts {
  readonly options: FetchOptions;
  readonly limits: FetchLimits;
  readonly guard: WebGuard;
  readonly maxHostWaitMs: number;
  readonly connectivity: Connectivity;
}

/** Throws a `RangeError` where the gateway is not an http(s) address. */
export function createVisitor({ options, limits, guard, maxHostWaitMs, connectivity }: VisitorParts): Visitor {
  const { clock, signal, extraCertificates } = options;
  const gateway = parseGateway(options.gateway);
  const resolve = options.resolve ?? systemResolver;
  const turns = new HostTurns({ clock, maxHostWaitMs, signal });
  const agentName = userAgent(options.contact);

  async function send(target: Target, visitOptions: VisitOptions): Promise<Exchange> {
    const { budget, isRobots, maxBodyBytes } = visitOptions;
    const startedMs = clock.nowMs();
    const url = gateway === null ? target.url : gatewayUrl(gateway, target.url);
    const result = await exchange({
      url,
      headers: { ...requestHeaders(agentName, isRobots), ...visitOptions.headers },
      addresses: gateway === null ? () => publicAddresses(target, { resolve, guard }) : () => addressesOf(url, resolve),
      headersMs: limits.headersMs,
      totalMs: Math.max(1, budget.leftMs),
      maxBodyBytes,
      extraCertificates,
      signal,
    });
    const endedMs = clock.nowMs();
    budget.leftMs -= Math.max(0, endedMs - startedMs);
    if (result.kind === 'answer') connectivity.noteAnswer();
    const status = result.kind === 'answer' ? result.status : null;
    options.onRequest?.({ host: hostOf(target.url), url: target.url.href, isRobots, startedMs, endedMs, status });
    return result;
  }

  async function visitOnce(target: Target, visitOptions: VisitOptions): Promise<Visit> {
    const turn = await turns.take(hostOf(target.url), visitOptions.gapMs, () => send(target, visitOptions));
    if (turn.kind === 'host_delay') return hostDelay(turn.waitMs);
    if (turn.kind === 'run_ended' || signal?.aborted === true) return RUN_ENDED;
    const result = turn.value;
    const isDown = result.kind === 'connect' || result.kind === 'no_address';
    if (gateway !== null && isDown) return { kind: 'deferred', reason: 'gateway_down', detail: result.error };
    return result;
  }

  /** Sends no request to the host for the time that it requires; null where it requires none. */
  function holdHost(target: Target, result: Visit): number | null {
    const seconds = result.kind === 'answer' ? retryAfterSeconds(result, clock.nowMs()) : undefined;
    if (seconds === undefined) return null;
    turns.hold(hostOf(target.url), seconds * 1_000);
    return seconds * 1_000;
  }

  return {
    hold: (target, ms) => turns.hold(hostOf(target.url), ms),
    async visit(target, visitOptions) {
      const first = await visitOnce(target, visitOptions);
      const waitMs = holdHost(target, first);
      if (waitMs === null || waitMs > maxHostWaitMs) return first;
      const second = await visitOnce(target, visitOptions);
      holdHost(target, second);
      return second;
    },
  };
}

export const RUN_ENDED: FetchDeferred = { kind: 'deferred', reason: 'run_ended', detail: 'the run ended' };

export function hostDelay(waitMs: number): FetchDeferred {
  const seconds = Math.ceil(waitMs / 1_000);
  return { kind: 'deferred', reason: 'host_delay', detail: `the host requires ${seconds} s until the next request` };
}

/** Seconds of Retry-After on the statuses that are answers to too many requests; undefined otherwise. */
function retryAfterSeconds(answer: Exchange, nowMs: number): number | undefined {
  if (answer.kind !== 'answer' || (answer.status !== 429 && answer.status !== 503)) return undefined;
  return parseRetryAfter(answer.headers, nowMs);
}

/** Host name without the dot of an absolute name, so that both spellings share one turn. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/\.$/, '');
}

function requestHeaders(agentName: string, isRobots: boolean): Record<string, string> {
  return {
    'user-agent': agentName,
    accept: isRobots ? 'text/plain,*/*;q=0.5' : 'text/html,application/xhtml+xml,application/json;q=0.9,text/*;q=0.8',
    'accept-language': 'en',
    'accept-encoding': ACCEPT_ENCODING,
  };
}

function parseGateway(address: string | undefined): URL | null {
  if (address === undefined) return null;
  const url = parsedUrl(address);
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url;
  throw new RangeError(`gateway must be an http or https address; got ${JSON.stringify(address)}`);
}

function gatewayUrl(gateway: URL, page: URL): URL {
  const url = new URL(gateway);
  url.search = `${url.search === '' ? '?' : `${url.search}&`}url=${encodeURIComponent(page.href)}`;
  return url;
}

const systemResolver: Resolver = async (hostname) => {
  const found = await lookup(hostname, { all: true, verbatim: true });
  return found.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));
};

async function addressesOf(url: URL, resolve: Resolver): Promise<readonly ResolvedAddress[]> {
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(literal);
  if (family === 4 || family === 6) return [{ address: literal, family }];
  const addresses = await resolve(url.hostname);
  if (addresses.length === 0) throw new ExchangeError('no_address', 'the host name has no address');
  return addresses;
}

/** One address that is not public refuses them all: which one a connection would choose is up to the host. */
async function publicAddresses(
  { url, isAllowedHost }: Target,
  { resolve, guard }: { readonly resolve: Resolver; readonly guard: WebGuard },
): Promise<readonly ResolvedAddress[]> {
  const addresses = await addressesOf(url, resolve);
  for (const { address } of addresses) {
    const refusal = guard.checkAddress(address, isAllowedHost);
    if (refusal !== null) throw new ExchangeError('refused_address', `address refused: ${refusal}`);
  }
  return addresses;
}

/** Longest Retry-After that is believed: one day. */
const MAX_RETRY_AFTER_SECONDS = 86_400;

/**
 * Seconds of a Retry-After header in either form, 0 to one day; undefined where it is absent or malformed. An HTTP date
 * is compared with the server's own `Date`, so that a wrong clock on either side does not matter.
 */
export function parseRetryAfter(
  headers: { readonly 'retry-after'?: string | undefined; readonly date?: string | undefined },
  nowMs: number,
): number | undefined {
  const value = headers['retry-after']?.trim() ?? '';
  if (/^[0-9]{1,10}$/.test(value)) return Math.min(Number(value), MAX_RETRY_AFTER_SECONDS);
  const thenMs = parseHttpDate(value);
  if (thenMs === null) return undefined;
  const seconds = Math.ceil((thenMs - (parseHttpDate(headers.date ?? '') ?? nowMs)) / 1_000);
  return Math.min(Math.max(seconds, 0), MAX_RETRY_AFTER_SECONDS);
}

const HTTP_DATE = /^[A-Z][a-z]{2,8}, [0-9]{2}[ -][A-Z][a-z]{2}[ -][0-9]{2,4} [0-9]{2}:[0-9]{2}:[0-9]{2} GMT$/;

/** Milliseconds since 1970 of an HTTP date; null where the text is not one. */
function parseHttpDate(value: string): number | null {
  const ms = HTTP_DATE.test(value) ? Date.parse(value) : NaN;
  return Number.isNaN(ms) ? null : ms;
}

/**
 * Whether this machine is online, as far as a run can know: some host has answered. Without any answer, a host that
 * cannot be reached says nothing about the host.
 */
export class Connectivity {
  readonly #clock: FetchClock;
  readonly #firstAnswer = new AbortController();

  constructor(clock: FetchClock) {
    this.#clock = clock;
    setMaxListeners(0, this.#firstAnswer.signal);
  }

  /** Called for every response, of any status. */
  noteAnswer(): void {
    this.#firstAnswer.abort();
  }

  /** Waits at most `ms`, or to the end of the run, for the first response; false where none arrives. */
  async isOnline(ms: number, endOfRun: AbortSignal | undefined): Promise<boolean> {
    const { signal } = this.#firstAnswer;
    const wake = endOfRun ? AbortSignal.any([signal, endOfRun]) : signal;
    if (!wake.aborted) await this.#clock.sleep(ms, wake);
    return signal.aborted;
  }
}
