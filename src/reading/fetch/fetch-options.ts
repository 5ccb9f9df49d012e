/** Time of the run, from outside: tests and the simulated second day hand in their own. */
export interface FetchClock {
  /** Milliseconds since 1970. */
  nowMs(): number;
  /** Resolves after `ms`, or as soon as `signal` aborts. Never rejects. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

export interface ResolvedAddress {
  readonly address: string;
  readonly family: 4 | 6;
}

/** Addresses of a host name. Rejects with an error whose `code` is `ENOTFOUND` where the name has none. */
export type Resolver = (hostname: string) => Promise<readonly ResolvedAddress[]>;

export interface FetchLimits {
  /** From the start of a request (name lookup included) to the head of its answer. */
  readonly headersMs: number;
  /** All requests of one address together, redirects included; waits between them do not count. */
  readonly totalMs: number;
  /** Of one body after decompression. */
  readonly maxBodyBytes: number;
  readonly maxRobotsBytes: number;
  readonly maxRedirects: number;
  /** Hosts with a request under way at the same time. */
  readonly maxHosts: number;
  /** Longest Crawl-delay or Retry-After that a run waits; a host with a longer one is left for the next run. */
  readonly maxHostWaitMs: number;
}

/** The limits of the nightly job. */
export const FETCH_LIMITS: FetchLimits = {
  headersMs: 15_000,
  totalMs: 30_000,
  maxBodyBytes: 3_000_000,
  maxRobotsBytes: 500 * 1024,
  maxRedirects: 5,
  maxHosts: 8,
  maxHostWaitMs: 60_000,
};

/** Between the end of a request and the start of the next one at the same host. */
export const DEFAULT_HOST_DELAY_MS = 5_000;

/** One request that ended, for progress and for measuring the gap between the requests of a host. */
export interface RequestTrace {
  /** Host name of the page, also with a gateway. */
  readonly host: string;
  readonly url: string;
  readonly isRobots: boolean;
  readonly startedMs: number;
  readonly endedMs: number;
  /** Null where no answer arrived. */
  readonly status: number | null;
}

export interface FetchOptions {
  readonly clock: FetchClock;
  /** Address or mailbox of the operator, named in the User-Agent. */
  readonly contact?: string;
  /** With it, no other address is connected to: every page is `GET gateway?url=ENCODED_ADDRESS`. */
  readonly gateway?: string;
  /** `HOST:PORT` entries that may use any port and resolve to loopback. */
  readonly allowHosts?: readonly string[];
  /** Default `DEFAULT_HOST_DELAY_MS`. */
  readonly hostDelayMs?: number;
  /** From a 404 to the request that confirms it; default six times the host delay. */
  readonly confirmAfterMs?: number;
  /** Parts of `FETCH_LIMITS` to replace. */
  readonly limits?: Partial<FetchLimits>;
  /** Skips the check that any host has responded before a host counts as unreachable; for tests of one host. */
  readonly assumeOnline?: boolean;
  /** Default: the resolver of the system. */
  readonly resolve?: Resolver;
  /** PEM certificates trusted beside those of the system, for tests. */
  readonly extraCertificates?: string;
  /** End of the run: requests under way and waiting ones end as `deferred`. */
  readonly signal?: AbortSignal;
  readonly onRequest?: (trace: RequestTrace) => void;
}
