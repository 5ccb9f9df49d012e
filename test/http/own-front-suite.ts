import { describe, expect, it } from 'vitest';
import { ask, json, sendRaw, statuses } from './client.ts';
import { expectOpen } from './expectations.ts';
import type { Host } from './served.ts';

/**
 * Requests that reach the function only where the front of the host passes them on. The runtime of the edge platform refuses
 * or rewrites them before any function runs (`test/edge/differences.test.ts`).
 */
export function ownFrontSuite(name: string, host: Host): void {
  describe(`${name}: what only its own front decides`, () => {
    it.each([
      ['/api/offers', 'GET, HEAD, OPTIONS'],
      ['/api/categories', 'GET, HEAD, OPTIONS'],
      ['/api/signal', 'POST, OPTIONS'],
    ])('a method that HTTP does not define gets the methods of %s', async (target, allow) => {
      for (const method of ['FOO', 'X-FOO', 'GETX']) {
        const answer = await ask(host(), target, { method });
        expect(answer.status).toBe(405);
        expect(answer.headers['allow']).toBe(allow);
        expect(json(answer)['error']).toContain(method);
        expectOpen(answer);
      }
    });

    it('a character beyond ASCII in a target is named, with what to write instead', async () => {
      for (const target of ['/api/offers?q=café', '/api/details/café', '/nowhere/café']) {
        const received = await sendRaw(host(), `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
        expect(statuses(received), target).toEqual([400]);
        expect(received).toContain('percent-encode it: %C3%A9');
      }
    });
  });
}
