import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { setMaxListeners } from 'node:events';
import { isIP } from 'node:net';
import { addressRefusal, type Target } from '../web-guard.ts';
import { exchange, type Exchange } from './exchange.ts';
import { ExchangeError, isUnconnected } from './failures.ts';
import type { FetchDeferred, FetchSettings, Resolver } from './fetch-types.ts';
import { HostTurns, RUN_ENDED } from './host-turns.ts';

/** Name of the job in robots.txt. */
export const ROBOTS_NAME = 'DeveloperDealsIndex';

/** `DeveloperDealsIndex/1.0 (+CONTACT)`; characters that a header may not hold are left out of the contact. */
function userAgent(contact = ''): string {
  const printable = contact.replace(/[^\x21-\x7e]|[()\\]/g, '').slice(0, 200);
  return printable === '' ? `${ROBOTS_NAME}/1.0` : `${ROBOTS_NAME}/1.0 (+${printable})`;
}

export interface VisitOptions {
  /** Between the last request of the host and this one. */
  readonly gapMs: number;
  readonly isRobots: boolean;
  readonly maxBodyBytes: number;
  /** Network time that the redirects of one address share; reduced by every request. */
  readonly budget: { leftMs: number };
}

export type Visit = Exchange | FetchDeferred;

/** Sends single requests, each in its host's turn: straight to the host, or to the gateway. */
export class Visitor {
  readonly #settings: FetchSettings;
  readonly #turns: HostTurns;
  readonly #gateway: URL | null;
  readonly #agentName: string;
  /** Aborted by the first answer, of any host and status. */
  readonly #firstAnswer = new AbortController();

  constructor(settings: FetchSettings) {
    this.#settings = settings;
    this.#turns = new HostTurns(settings);
    this.#gateway = settings.gateway === undefined ? null : new URL(settings.gateway);
    this.#agentName = userAgent(settings.contact);
    setMaxListeners(0, this.#firstAnswer.signal);
  }

  /** Visits once more where the host requires a wait that a run can afford. Rejects only for a bug. */
  async visit(target: Target, options: VisitOptions): Promise<Visit> {
    const first = await this.#visitOnce(target, options);
    const waitMs = this.#holdHost(target, first);
    if (waitMs === null || waitMs > this.#settings.limits.maxHostWaitMs) return first;
    const second = await this.#visitOnce(target, options);
    this.#holdHost(target, second);
    return second;
  }

  /** Sends no request to the host of the target for `ms`. */
  hold(target: Target, ms: number): void {
    this.#turns.hold(hostOf(target.url), ms);
  }

  /**
   * Whether this machine is online, as far as a run can know: some host has answered. Without any answer, a host that cannot be
   * reached says nothing about the host. Waits at most `ms`, or to the end of the run, for the first answer.
   */
  async isOnline(ms: number): Promise<boolean> {
    const { clock, signal } = this.#settings;
    const answered = this.#firstAnswer.signal;
    const wake = signal ? AbortSignal.any([answered, signal]) : answered;
    if (!wake.aborted) await clock.sleep(ms, wake);
    return answered.aborted;
  }

  async #visitOnce(target: Target, options: VisitOptions): Promise<Visit> {
    const visit = await this.#turns.take(hostOf(target.url), options.gapMs, () => this.#send(target, options));
    if (this.#settings.signal?.aborted === true) return RUN_ENDED;
    if (this.#gateway === null || visit.kind !== 'failure') return visit;
    // Of a connection that was made, a failure is the page's: the gateway passes on what the vendor sends.
    if (!isUnconnected(visit.failure)) return visit;
    return { kind: 'deferred', detail: `the gateway is down: ${visit.failure.error}` };
  }

  async #send(target: Target, { budget, isRobots, maxBodyBytes }: VisitOptions): Promise<Exchange> {
    const { clock, signal, extraCertificates, limits, resolve = systemResolver } = this.#settings;
    const startedMs = clock.nowMs();
    const url = new URL(this.#gateway ?? target.url);
    if (this.#gateway !== null) url.searchParams.append('url', target.url.href);
    const result = await exchange({
      url,
      headers: {
        'user-agent': this.#agentName,
        accept: isRobots
          ? 'text/plain,*/*;q=0.5'
          : 'text/html,application/xhtml+xml,application/json;q=0.9,text/*;q=0.8',
        'accept-language': 'en',
      },
      addresses: async () => {
        const addresses = await addressesOf(url, resolve);
        if (this.#gateway === null) requirePublic(addresses, target);
        return addresses;
      },
      headersMs: limits.headersMs,
      totalMs: Math.max(1, budget.leftMs),
      maxBodyBytes,
      extraCertificates,
      signal,
    });
    budget.leftMs -= Math.max(0, clock.nowMs() - startedMs);
    if (result.kind === 'answer') this.#firstAnswer.abort();
    return result;
  }

  /** Sends no request to the host for the time that it requires; null where it requires none. */
  #holdHost(target: Target, visit: Visit): number | null {
    if (visit.kind !== 'answer' || (visit.status !== 429 && visit.status !== 503)) return null;
    const seconds = parseRetryAfter(visit.headers['retry-after'], this.#settings.clock.nowMs());
    if (seconds === undefined) return null;
    this.hold(target, seconds * 1_000);
    return seconds * 1_000;
  }
}

/** Host name without the dot of an absolute name, so that both spellings share one turn. */
function hostOf(url: URL): string {
  return url.hostname.replace(/\.$/, '');
}

const systemResolver: Resolver = (hostname) => lookup(hostname, { all: true, verbatim: true });

function addressesOf(url: URL, resolve: Resolver): Promise<readonly LookupAddress[]> {
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(literal);
  return family === 0 ? resolve(url.hostname) : Promise.resolve([{ address: literal, family }]);
}

/** One address that is not public refuses them all: which one a connection would choose is up to the host. */
function requirePublic(addresses: readonly LookupAddress[], { isAllowedHost }: Target): void {
  for (const { address } of addresses) {
    const refusal = addressRefusal(address, isAllowedHost);
    if (refusal !== null) throw new ExchangeError('source_unusable', `address refused: ${refusal}`);
  }
}

/** Longest Retry-After that is believed: one day. */
const MAX_RETRY_AFTER_SECONDS = 86_400;

/** Seconds of a Retry-After header in either form, 0 to one day; undefined where it is absent or malformed. */
export function parseRetryAfter(header: string | undefined, nowMs: number): number | undefined {
  const value = header?.trim() ?? '';
  if (/^[0-9]{1,10}$/.test(value)) return Math.min(Number(value), MAX_RETRY_AFTER_SECONDS);
  const thenMs = HTTP_DATE.test(value) ? Date.parse(value) : NaN;
  if (Number.isNaN(thenMs)) return undefined;
  return Math.min(Math.max(Math.ceil((thenMs - nowMs) / 1_000), 0), MAX_RETRY_AFTER_SECONDS);
}

const HTTP_DATE = /^[A-Z][a-z]{2,8}, [0-9]{2}[ -][A-Z][a-z]{2}[ -][0-9]{2,4} [0-9]{2}:[0-9]{2}:[0-9]{2} GMT$/;
