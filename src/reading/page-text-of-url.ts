import type { AttemptFailure } from '../model/page-verdict.ts';
import type { FetchDeferred, FetchedPage, Fetcher, FetchRequest, NotModified } from './fetch/fetch-result.ts';
import { refreshRequest } from './fetch/redirect.ts';
import type { ReadablePage } from './page-rules.ts';
import { pageTextOf } from './text/page-text-of.ts';

/** The result of fetching an address: its text, no change since the last read, or no page. */
export type Arrival =
  | { readonly kind: 'text'; readonly readable: ReadablePage; readonly of: FetchedPage }
  | NotModified
  | FetchDeferred
  | { readonly kind: 'failure'; readonly failure: AttemptFailure; readonly redirects: readonly string[] };

/** Fetches an address as text. A meta refresh is followed once, as a redirect. */
export async function fetchText(request: FetchRequest, fetch: Fetcher, citedUrl = request.url): Promise<Arrival> {
  const isRefreshed = request.redirects !== undefined;
  const fetched = await fetch(request);
  if (fetched.kind !== 'page') return fetched;
  const read = pageTextOf(fetched);
  if (read.kind === 'failure') return { kind: 'failure', failure: read.failure, redirects: fetched.redirects };
  const { refreshesTo } = read.page;
  if (refreshesTo !== null && !isRefreshed) return fetchText(refreshRequest(fetched, refreshesTo), fetch, citedUrl);
  return { kind: 'text', readable: { text: read.page, citedUrl, finalUrl: fetched.finalUrl }, of: fetched };
}
