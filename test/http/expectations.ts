import { expect } from 'vitest';
import type { Answer } from './client.ts';

/** Headers that every response has, errors too. */
export function expectOpen(answer: Answer): void {
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  expect(answer.headers['access-control-expose-headers']).toBe('ETag, Link, Retry-After, Content-Length, Age');
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
}

/** Headers of a successful read: it may be kept for five minutes, and never past the day. */
export function expectKept({ headers }: Answer, date: string): void {
  expect(headers['etag']).toMatch(/^"[\x21\x23-\x7e]+"$/);
  expect(headers['vary']).toMatch(/\baccept-encoding\b/i);
  expect(headers['cache-control']).toBe('public, max-age=300');
  const expires = Date.parse(headers['expires'] ?? '');
  expect(expires).toBeGreaterThan(Date.parse(date));
  expect(expires).toBeLessThanOrEqual(Date.parse(date) + 86_400_000);
}
