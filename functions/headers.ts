import type { IsoDate } from '../src/model/iso-date.ts';
import { addDays } from '../src/rules/days.ts';

/** On every response, errors too (RULES.md 11). */
export const EVERY_RESPONSE: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'X-Content-Type-Options': 'nosniff',
};

/** The methods that every path answers. */
export const READS = 'GET, HEAD, OPTIONS';

export const JSON_TYPE = 'application/json; charset=utf-8';

/** On the answer to a preflight. */
export const PREFLIGHT: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type, If-None-Match',
  'Access-Control-Max-Age': '86400',
};

/** A successful read may be kept for five minutes, and never past the UTC day whose judgement it is. */
export function cacheHeaders(today: IsoDate): Readonly<Record<string, string>> {
  return { 'Cache-Control': 'public, max-age=300', Expires: new Date(`${addDays(today, 1)}T00:00:00Z`).toUTCString() };
}

/** Operational reads, signals and errors. */
export const NO_STORE: Readonly<Record<string, string>> = { 'Cache-Control': 'no-store' };

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

/** Longest query string that is read (RULES.md 11). */
export const MAX_QUERY = 8192;
