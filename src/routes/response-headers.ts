import type { IsoDate } from '../model/iso-date.ts';
import { addDays } from '../rules/dates/days.ts';
import type { AnyRoute } from './route.ts';

// The only definition of response headers: hosts send them, and the build writes them for hosts that serve files.

export type Headers = Readonly<Record<string, string>>;

/** Sent with every response, errors included (docs/rules.md#response-headers). */
export const EVERY_RESPONSE = {
  'Access-Control-Allow-Origin': '*',
  // What a page of another host may read of an answer, besides the few headers that every page may.
  'Access-Control-Expose-Headers': 'ETag, Link, Retry-After, Content-Length, Age',
  'X-Content-Type-Options': 'nosniff',
} as const satisfies Headers;

/** Operational reads, signals and errors. */
export const NO_STORE = { 'Cache-Control': 'no-store' } as const satisfies Headers;

/** Cache policy of a 200: for five minutes and never past the UTC day it is derived for, or not at all. */
export type CachePolicy = 'day' | 'no-store';

/** Reports on the service are never cached. */
export function cachePolicy({ about }: Pick<AnyRoute, 'about'>): CachePolicy {
  return about === 'index' ? 'day' : 'no-store';
}

/** The headers of a policy; `today` is the day that the answer is derived for. */
export function policyHeaders(policy: CachePolicy, today: IsoDate): Headers {
  if (policy === 'no-store') return NO_STORE;
  return { 'Cache-Control': 'public, max-age=300', Expires: new Date(`${addDays(today, 1)}T00:00:00Z`).toUTCString() };
}

/** A page loads files of its own host only. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Links each answer to the description of the API (RFC 8631) and to the catalog of APIs (RFC 9727). */
export const DESCRIBED = {
  Link: '</api/openapi.json>; rel="service-desc", </api/docs>; rel="service-doc", </.well-known/api-catalog>; rel="api-catalog"',
} as const;

/** Headers of every successful read under a policy, besides its validator. */
export function readHeaders(policy: CachePolicy, today: IsoDate): Headers {
  return { ...EVERY_RESPONSE, ...policyHeaders(policy, today), ...DESCRIBED, Vary: 'Accept-Encoding' };
}

/** The content type of a body, and the content security policy of a page. */
export function typeHeaders(contentType: string): Headers {
  const type = { 'Content-Type': contentType };
  return contentType.startsWith('text/html') ? { ...type, 'Content-Security-Policy': PAGE_POLICY } : type;
}
