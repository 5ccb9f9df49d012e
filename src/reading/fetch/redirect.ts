import type { IncomingHttpHeaders } from 'node:http';
import type { FetchedPage, FetchRequest } from './fetch-result.ts';
import { parsedUrl } from '../../rules/text/parsed-url.ts';

const REDIRECT_STATUSES: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** The Location of a redirect as its server wrote it; null for another response. */
export function redirectLocation(status: number, headers: IncomingHttpHeaders): string | null {
  const { location } = headers;
  if (!REDIRECT_STATUSES.has(status) || location === undefined) return null;
  // Header bytes arrive as Latin-1; servers that leave an address unescaped write UTF-8.
  const utf8 = Buffer.from(location, 'latin1').toString('utf8');
  return utf8.includes('\u{FFFD}') ? location : utf8;
}

/**
 * The request that follows a meta refresh of a page as a redirect: the page's address counts towards the redirect limit
 * and in the circle check. `refreshAddress` may be relative to the page.
 */
export function refreshRequest(page: FetchedPage, refreshAddress: string): FetchRequest {
  const url = parsedUrl(refreshAddress, page.finalUrl)?.href ?? refreshAddress;
  return { url, redirects: [...page.redirects, page.finalUrl] };
}
