import { describe, expect, it } from 'vitest';
import { ask, decoded } from './client.ts';
import type { Host } from './served.ts';

/** Long enough to be worth compressing on any catalogue. */
const TARGETS = ['/api/categories', '/api/offers', '/api/offers?limit=19', '/api/changes?type=new_tier&limit=19'];

const PREFERENCES = [
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=0, br;q=0', undefined],
  ['', undefined],
  ['*;q=0', undefined],
  ['identity;q=1, gzip;q=0.5', undefined],
  [';;;,,=', undefined],
] as const;

/** Compression by the client's preference; the decoded bytes are always the same. */
export function compressionSuite(name: string, host: Host): void {
  describe(`${name}: compression`, () => {
    it.each(PREFERENCES)('Accept-Encoding "%s" gets %s', async (header, encoding) => {
      for (const target of TARGETS) {
        const plain = await ask(host(), target);
        const answer = await ask(host(), target, { headers: { 'Accept-Encoding': header } });
        if (!host().can.compresses && answer.status === 415) continue;
        expect(answer.status).toBe(200);
        if (host().can.compresses) expect(answer.headers['content-encoding']).toBe(encoding);
        expect(decoded(answer).equals(plain.body)).toBe(true);
        expect(answer.headers['content-type']).toBe(plain.headers['content-type']);
        expect(answer.headers['vary']).toMatch(/\baccept-encoding\b/i);
        expect(answer.headers['content-length'] ?? String(answer.body.length)).toBe(String(answer.body.length));
      }
    });

    it('says nothing of an encoding in HEAD that GET would not use', async () => {
      for (const target of TARGETS) {
        const options = { headers: { 'Accept-Encoding': 'br' } };
        const [get, head] = [
          await ask(host(), target, options),
          await ask(host(), target, { ...options, method: 'HEAD' }),
        ];
        expect(head.headers['content-encoding']).toBe(get.headers['content-encoding']);
        if (!host().can.compresses) continue;
        expect(get.headers['content-length']).toMatch(/^\d+$/);
        expect(head.headers['content-length']).toBe(get.headers['content-length']);
        expect(head.headers['etag']).toBe(get.headers['etag']);
      }
    });

    it('answers 304 to a caller that holds a compressed answer', async () => {
      for (const target of TARGETS) {
        const { headers } = await ask(host(), target, { headers: { 'Accept-Encoding': 'gzip' } });
        const held = { 'Accept-Encoding': 'gzip', 'If-None-Match': headers['etag'] ?? '' };
        expect((await ask(host(), target, { headers: held })).status).toBe(304);
      }
    });

    it('has a validator for each coding, good for that coding alone', async () => {
      if (!host().can.compresses) return;
      for (const target of TARGETS) {
        const requestWith = (coding: string, etag = '"none"') =>
          ask(host(), target, { headers: { 'Accept-Encoding': coding, 'If-None-Match': etag } });
        const etags = new Map<string, string>();
        for (const coding of ['identity', 'gzip', 'br']) {
          const { status, headers } = await requestWith(coding);
          expect(status).toBe(200);
          // A weak validator does not identify the bytes.
          if (!headers['etag']?.startsWith('W/')) etags.set(headers['etag'] ?? '', coding);
        }
        for (const [etag, coding] of etags) expect((await requestWith(coding, etag)).status).toBe(304);
        expect(etags.size).toBe(3);
      }
    });

    it('leaves errors as they are', async () => {
      const answer = await ask(host(), '/nowhere', { headers: { 'Accept-Encoding': 'br' } });
      expect(answer.status).toBe(404);
      expect(decoded(answer).toString()).toContain('error');
    });
  });
}
