import type { IsoDate } from '../model/iso-date.ts';
import { addDays } from '../rules/dates/days.ts';

/** Headers by name. */
type Headers = Readonly<Record<string, string>>;

// The only definition of response headers: hosts send them, and the build writes them for hosts that serve files.

/** Sent with every response, errors included (docs/rules.md#response-headers). */
export const EVERY_RESPONSE: Headers = {
  'Access-Control-Allow-Origin': '*',
  // What a page of another host may read of an answer, besides the few headers that every page may.
  'Access-Control-Expose-Headers': 'ETag, Link, Retry-After, Content-Length, Age',
  'X-Content-Type-Options': 'nosniff',
};

/** A successful read may be cached for five minutes, and never past the UTC day it is derived for. */
export function cacheHeaders(today: IsoDate): Headers {
  return { 'Cache-Control': 'public, max-age=300', Expires: new Date(`${addDays(today, 1)}T00:00:00Z`).toUTCString() };
}

/** Operational reads, signals and errors. */
export const NO_STORE: Headers = { 'Cache-Control': 'no-store' };

/** A page loads files of its own host only. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Links each answer to the description of the API (RFC 8631) and to the catalog of APIs (RFC 9727). */
export const DESCRIBED: Headers = {
  Link: '</api/openapi.json>; rel="service-desc", </api/docs>; rel="service-doc", </.well-known/api-catalog>; rel="api-catalog"',
};

/** Headers of every successful read, besides validator and cache policy. */
export function readHeaders(freshness: Headers): Headers {
  return { ...EVERY_RESPONSE, ...freshness, ...DESCRIBED, Vary: 'Accept-Encoding' };
}

/** The content type of a body, and the content security policy of a page. */
export function typeHeaders(contentType: string): Headers {
  const type = { 'Content-Type': contentType };
  return contentType.startsWith('text/html') ? { ...type, 'Content-Security-Policy': PAGE_POLICY } : type;
}
