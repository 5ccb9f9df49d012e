export { EVERY_RESPONSE, NO_STORE, readHeaders, typeHeaders } from '../src/routes/response-headers.ts';

/** The methods that every path answers. */
export const READS = 'GET, HEAD, OPTIONS';

export const JSON_TYPE = 'application/json; charset=utf-8';

/** On the answer to a preflight. */
export const PREFLIGHT: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type, If-None-Match, MCP-Protocol-Version, Mcp-Method, Mcp-Name',
  'Access-Control-Max-Age': '86400',
};

/** Whether `If-None-Match` names the validator, by the weak comparison that RFC 9110 asks of it. */
export function isNotModified(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}

/** The strong validator of a body: the first 22 characters of its SHA-256 in base64url, quoted. */
export function etagOf(sha256: string): string {
  return `"${sha256.slice(0, 22)}"`;
}

/** The validator of a content in a coding: a strong one stands for the very bytes that are sent (RFC 9110, 8.8.3.3). */
export function codedEtag(etag: string, coding: string): string {
  return coding === 'identity' ? etag : `${etag.slice(0, -1)}.${coding}"`;
}

/** Longest query that is read, with its question mark. */
export const MAX_QUERY_CHARS = 8192;
