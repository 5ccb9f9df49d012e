import type { Database } from '../database.ts';

/** What the edge platform binds to the function; the names are those of `wrangler.jsonc`. */
export interface Bindings {
  /** The files of the build. */
  readonly ASSETS: { fetch(url: URL): Promise<Response> };
  readonly DATABASE: Database;
  /** The platform's own limiter: cheap, but not exact enough to be the only one. */
  readonly SIGNAL_GATE?: { limit(options: { readonly key: string }): Promise<{ readonly success: boolean }> };
  /** A secret. Addresses are counted as hashes that cannot be recomputed without it. */
  readonly SIGNAL_SALT?: string;
  /** The commit that was deployed. */
  readonly BUILD_COMMIT?: string;
  /** The day to answer for, in tests. */
  readonly DEALS_DATE?: string;
}

/** Dependencies that the platform provides for one request. */
export interface Execution {
  /** Keeps the instance alive until a promise settles, after the response is sent. */
  waitUntil(promise: Promise<unknown>): void;
}
