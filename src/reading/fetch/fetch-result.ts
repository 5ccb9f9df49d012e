import type { AttemptFailure } from '../../model/page-verdict.ts';

/** What is asked of one address, with the validators of its last read. */
export interface FetchRequest {
  readonly url: string;
  readonly etag?: string;
  readonly lastModified?: string;
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
  readonly etag?: string;
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
  /** Seconds after which the server asks to be tried again, from Retry-After. */
  readonly retryAfterSeconds?: number;
}

export type FetchResult = FetchedPage | NotModified | FetchFailure;

/** Fetches one address within the manners and the safety rules of the job. Never rejects. */
export type Fetcher = (request: FetchRequest) => Promise<FetchResult>;
