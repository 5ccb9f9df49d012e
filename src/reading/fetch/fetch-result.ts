import type { AttemptFailure } from '../../model/page-verdict.ts';

/** One address to fetch, with the validators of its last read. */
export interface FetchRequest {
  readonly url: string;
  readonly etag?: string;
  readonly lastModified?: string;
  /**
   * The address that gave the validators, where it differs from `url`. They are sent to that address only: another page
   * may use the same entity tag.
   */
  readonly validatedUrl?: string;
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
  readonly body: Uint8Array;
  /** The body was cut at the size limit. */
  readonly isTruncated: boolean;
  /** Syntactically valid entity tag of at most 200 characters; otherwise absent. */
  readonly etag?: string;
  /** HTTP date in its preferred form; otherwise absent. */
  readonly lastModified?: string;
}

/** The page has not changed since the validators of the request were given. */
export interface NotModified {
  readonly kind: 'not_modified';
  readonly finalUrl: string;
  readonly redirects: readonly string[];
}

/** No page: the address, the network, the server or the server's robots.txt refused. */
export interface FetchFailure {
  readonly kind: 'failure';
  readonly failure: AttemptFailure;
  readonly redirects: readonly string[];
}

export const DEFERRALS = ['host_delay', 'run_ended', 'gateway_down', 'offline', 'internal_error'] as const;
/**
 * `host_delay`: Crawl-delay or Retry-After of the host is longer than a run waits. `run_ended`: the signal of the run.
 * `gateway_down`: the gateway accepts no connection. `offline`: the host cannot be reached, and no other host has answered
 * in this run either. `internal_error`: a bug of this program.
 */
export type Deferral = (typeof DEFERRALS)[number];

/** The page was left for the next run for a reason that is not the page's: not an attempt, nothing to record. */
export interface FetchDeferred {
  readonly kind: 'deferred';
  readonly reason: Deferral;
  /** One line, at most 200 characters, without text of the page. */
  readonly detail: string;
}

export type FetchResult = FetchedPage | NotModified | FetchFailure | FetchDeferred;

/**
 * Fetches one address within the manners and the safety rules of the job: waits for its turn at the host, follows
 * redirects, confirms a 404 by a second request. Never rejects. May be called for every page at once.
 */
export type Fetcher = (request: FetchRequest) => Promise<FetchResult>;
