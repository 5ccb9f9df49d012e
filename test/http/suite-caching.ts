import { describe, expect, it } from 'vitest';
import { ask } from './client.ts';
import type { Host } from './served.ts';
import { expectKept, expectOpen } from './expectations.ts';

/** A file at its own path. */
const FILE = '/api/categories';
const TARGETS = ['/api/offers', FILE, '/api/offers?q=a&limit=3'];

/** Values of `If-None-Match` that match an answer with the validator `etag`. */
const MATCHING: readonly (readonly [string, (etag: string) => string])[] = [
  ['its validator', (etag) => etag],
  ['its weak validator', (etag) => `W/${etag}`],
  ['a list that has it', (etag) => `"one", ${etag},"two"`],
  ['anything', () => '*'],
];

const OTHER: readonly (readonly [string, (etag: string) => string])[] = [
  ['another validator', () => '"another"'],
  ['the start of its validator', (etag) => `${etag.slice(0, -2)}"`],
];

/** Conditional reads: 304 without a body where the caller holds the answer, the whole answer otherwise. */
export function cachingSuite(name: string, host: Host): void {
  describe(`${name}: conditional reads`, () => {
    const etagOf = async (target: string): Promise<string> => {
      const { headers } = await ask(host(), target);
      expect(headers['etag']).toBeDefined();
      return headers['etag'] ?? '';
    };

    it.each(MATCHING)('answers 304 where the caller holds %s', async (_, header) => {
      for (const target of TARGETS) {
        const etag = await etagOf(target);
        for (const method of ['GET', 'HEAD']) {
          const answer = await ask(host(), target, { method, headers: { 'If-None-Match': header(etag) } });
          expect(answer.status).toBe(304);
          expect(answer.body).toHaveLength(0);
          expect(answer.headers['etag']?.replace(/^W\//, '')).toBe(etag);
          expectOpen(answer);
          expectKept({ ...answer, headers: { ...answer.headers, etag } }, host().date);
        }
      }
    });

    it.each(OTHER)('answers in full where the caller holds %s', async (_, header) => {
      for (const target of TARGETS) {
        const answer = await ask(host(), target, { headers: { 'If-None-Match': header(await etagOf(target)) } });
        expect(answer.status).toBe(200);
        expect(answer.body.length).toBeGreaterThan(0);
      }
    });

    it('gives the same validator to the same answer, and others to others', async () => {
      const [offers, again, others] = [
        await etagOf('/api/offers'),
        await etagOf('/api/offers'),
        await etagOf('/api/changes'),
      ];
      expect(again).toBe(offers);
      expect(others).not.toBe(offers);
    });

    it('never answers an error with 304', async () => {
      const answer = await ask(host(), '/nowhere', { headers: { 'If-None-Match': '*' } });
      expect(answer.status).toBe(404);
    });

    it('answers a range with the whole or with that range', async () => {
      const whole = await ask(host(), '/api/offers');
      const answer = await ask(host(), '/api/offers', { headers: { Range: 'bytes=0-9' } });
      const expected = answer.status === 206 ? whole.body.subarray(0, 10) : whole.body;
      expect([200, 206]).toContain(answer.status);
      expect(answer.body.equals(expected)).toBe(true);
    });
  });
}
