import createFetchClient, { type Client, type ClientOptions } from 'openapi-fetch';
import { listItems, type ItemOf, type PagedPath, type PageQuery } from './pages.ts';
import type { paths } from './schema.d.ts';
import { withEtagCache, withRetry } from './send.ts';

/** Address and limits of a client; everything else is handed to `fetch`. */
export interface DealsClientOptions extends ClientOptions {
  /** Where the index is served, without a slash at the end. */
  readonly baseUrl: string;
  /** Repeats of a GET that was answered 503 with `Retry-After`; 2 when left out, 0 for none. */
  readonly retries?: number;
  /** Longest `Retry-After` that is waited for, in seconds; 30 when left out. A longer one is not repeated. */
  readonly maxRetrySeconds?: number;
  /**
   * Answers kept in memory with their ETag, the least recently used dropped first; 0 for none. When left out, 100, and 0
   * in browsers, which revalidate by themselves.
   */
  readonly cacheEntries?: number;
}

/**
 * A typed client: `GET` and `POST` by path, parameters and answers typed by the contract. Every call answers
 * `{ data, error, response }`: `data` for a success, `error` for an error status. It rejects where `fetch` does, and for an
 * answer in text that is not read with `parseAs: 'text'`.
 */
export interface DealsClient extends Client<paths> {
  /** Every item of a paged list, page after page (`limit` items a page, 100 when left out). Throws `DealsError`. */
  items<Path extends PagedPath>(path: Path, query?: PageQuery<Path>): AsyncGenerator<ItemOf<Path>, void, undefined>;
}

const DEFAULT_RETRIES = 2;
const DEFAULT_MAX_RETRY_SECONDS = 30;
const DEFAULT_CACHE_ENTRIES = 100;

/** A client over the platform's `fetch`. */
export function createClient({
  retries = DEFAULT_RETRIES,
  maxRetrySeconds = DEFAULT_MAX_RETRY_SECONDS,
  cacheEntries = 'document' in globalThis ? 0 : DEFAULT_CACHE_ENTRIES,
  ...options
}: DealsClientOptions): DealsClient {
  const send = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  const fetch = withEtagCache(withRetry(send, { retries, maxRetrySeconds }), cacheEntries);
  const client = createFetchClient<paths>({ ...options, fetch });
  return {
    ...client,
    items: (path, query) => listItems((target, init) => client.GET(target as '/api/offers', init), path, query),
  };
}

export { DealsError } from './pages.ts';
export type { ItemOf, PagedPath, PageQuery } from './pages.ts';
export type { components, operations, paths } from './schema.d.ts';
