import { describe, expect, it } from 'vitest';
import { ask, sendRaw, statuses } from './client.ts';
import { expectOpen } from './expectations.ts';
import type { Host } from './served.ts';

/**
 * Requests that reach the function only where the front of the host passes them on. The runtime of the edge platform refuses
 * or rewrites them before any function runs (`test/edge/differences.test.ts`).
 */
export function ownFrontSuite(name: string, host: Host): void {
  describe(`${name}: what only its own front decides`, () => {
    it('a method that HTTP does not define gets the methods that are answered', async () => {
      for (const method of ['FOO', 'X-FOO', 'GETX']) {
        const answer = await ask(host(), '/api/offers', { method });
        expect(answer.status).toBe(405);
        expect(answer.headers['allow']).toBe('GET, HEAD, POST, OPTIONS');
        expectOpen(answer);
      }
    });

    it('a character beyond ASCII in a target is refused', async () => {
      for (const target of ['/api/offers?q=café', '/api/details/café', '/nowhere/café']) {
        const received = await sendRaw(host(), `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
        expect(statuses(received), target).toEqual([400]);
      }
    });
  });
}
