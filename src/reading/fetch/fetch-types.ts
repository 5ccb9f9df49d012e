import type { LookupAddress } from 'node:dns';
import type { AttemptFailure } from '../../model/page-verdict.ts';
import type { WebGuard } from '../web-guard.ts';

/** Time of the run, from outside: tests and the simulated second day hand in their own. */
export interface FetchClock {
  /** Milliseconds since 1970. */
  nowMs(): number;
  /** Resolves after `ms`, or as soon as `signal` aborts. Never rejects. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** Addresses of a host name. Rejects with an error whose `code` is `ENOTFOUND` where the name has none. */
export type Resolver = (hostname: string) => Promise<readonly LookupAddress[]>;

export const FETCH_LIMITS = {
  /** From the start of a request (name lookup included) to the head of its answer. */
  headersMs: 15_000,
  /** All requests of one address together, redirects included; waits between them do not count. */
  totalMs: 30_000,
  /** Of one body after decompression. */
  maxBodyBytes: 3_000_000,
  maxRobotsBytes: 500 * 1024,
  maxRedirects: 5,
  /** Longest Crawl-delay or Retry-After that a run waits; a host with a longer one is left for the next run. */
  maxHostWaitMs: 60_000,
};

/** Between the end of a request and the start of the next one at the same host. */
export const DEFAULT_HOST_DELAY_MS = 5_000;

export interface FetchOptions {
  readonly clock: FetchClock;
  /** Address or mailbox of the operator, named in the User-Agent. */
  readonly contact?: string | undefined;
  /** With it, no other address is connected to: every page is `GET gateway?url=ENCODED_ADDRESS`. */
  readonly gateway?: string | undefined;
  /** `HOST:PORT` entries that may use any port and resolve to loopback. */
  readonly allowHosts?: readonly string[];
  /** Default `DEFAULT_HOST_DELAY_MS`. */
  readonly hostDelayMs?: number | undefined;
  /** Parts of `FETCH_LIMITS` to replace. */
  readonly limits?: Partial<typeof FETCH_LIMITS>;
  /** Skips the check that any host has responded before a host counts as unreachable; for tests of one host. */
  readonly assumeOnline?: boolean;
  /** Default: the resolver of the system. */
  readonly resolve?: Resolver;
  /** PEM certificates trusted beside those of the system, for tests. */
  readonly extraCertificates?: string;
  /** End of the run: requests under way and waiting ones end as `deferred`. */
  readonly signal?: AbortSignal;
}

/** The options of a run with their defaults, and the guard made of them. `maxHostWaitMs` is at least the host delay. */
export interface FetchSettings extends FetchOptions {
  readonly limits: typeof FETCH_LIMITS;
  readonly guard: WebGuard;
  readonly hostDelayMs: number;
}

export interface FetchRequest {
  readonly url: string;
  /** Addresses that already led here (a meta refresh); they count towards the redirect limit. */
  readonly redirects?: readonly string[];
}

/** A page as it was received: decompressed, not yet decoded. */
export interface FetchedPage {
  readonly kind: 'page';
  /** The address that answered, after redirects. */
  readonly finalUrl: string;
  /** Each address that redirected, in order; empty without a redirect. */
  readonly redirects: readonly string[];
  /** Value of Content-Type; null without one. */
  readonly contentType: string | null;
  /** Cut at the size limit. */
  readonly body: Uint8Array;
  /** The page is larger than the limit, or its compressed stream is unfinished. */
  readonly isTruncated: boolean;
}

/** No page: the address, the network, the server or the server's robots.txt refused. */
export interface FetchFailure {
  readonly kind: 'failure';
  readonly failure: AttemptFailure;
  readonly redirects: readonly string[];
}

/**
 * The page was left for the next run for a reason that is not the page's: not an attempt, nothing to record. A delay of the host
 * is longer than a run waits, the run ended, the gateway does not answer, or no host at all has answered.
 */
export interface FetchDeferred {
  readonly kind: 'deferred';
  /** One line, at most 200 characters, without text of the page. */
  readonly detail: string;
}

export type FetchResult = FetchedPage | FetchFailure | FetchDeferred;

/**
 * Fetches one address within the manners and the safety rules of the job: waits for its turn at the host, follows
 * redirects, confirms a 404 by a second request. Rejects only for a bug. May be called for every page at once.
 */
export type Fetcher = (request: FetchRequest) => Promise<FetchResult>;
