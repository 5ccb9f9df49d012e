export { EVERY_RESPONSE, NO_STORE, readHeaders, typeHeaders } from '../src/routes/response-headers.ts';

/** The methods that every path supports. */
export const READS = 'GET, HEAD, OPTIONS';

export const JSON_TYPE = 'application/json; charset=utf-8';

/** Headers of a CORS preflight response. */
export const PREFLIGHT: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type, If-None-Match, MCP-Protocol-Version, Mcp-Method, Mcp-Name',
  'Access-Control-Max-Age': '86400',
};

/** Whether `If-None-Match` contains the validator, by weak comparison (RFC 9110, 13.1.2). */
export function isNotModified(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}

/** The strong validator of a body: the first 22 characters of its digest, quoted. */
export function etagOf(digest: string): string {
  return `"${digest.slice(0, 22)}"`;
}

/** The validator of content in a coding: a strong validator identifies the bytes that are sent (RFC 9110, 8.8.3.3). */
export function codedEtag(etag: string, coding: string): string {
  return coding === 'identity' ? etag : `${etag.slice(0, -1)}.${coding}"`;
}

/** Maximum length of a query string, question mark not included. */
export const MAX_QUERY_CHARS = 8192;
