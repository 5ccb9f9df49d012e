import { describe, expect, it } from 'vitest';
import { ask, json, sendRaw, statuses } from './client.ts';
import { HOSTILE, type HostileRequest } from './hostile.ts';
import type { Host, Served } from './served.ts';

/** Runs a request and may check its cost; used for a host in the same process. */
export type Watched = (run: () => Promise<void>) => Promise<void>;

/** Sends the whole corpus: each request is answered or closed, none gets a 5xx, and the next request is unaffected. */
export function hostileSuite(name: string, host: Host, watched: Watched = (run) => run()): void {
  describe(`${name}: hostile requests`, () => {
    it('has a corpus of at least 170, all different', () => {
      const sent = new Set(HOSTILE.map(({ bytes }) => Buffer.from(bytes).toString('latin1')));
      expect(sent.size).toBe(HOSTILE.length);
      expect(sent.size).toBeGreaterThanOrEqual(170);
    });

    it.each(HOSTILE)('is not harmed by $what', async (request) => {
      await watched(() => survives(host, request));
    });
  });
}

const MAX_TRIES = 5;

async function survives(host: Host, request: HostileRequest): Promise<void> {
  const served = host();
  let received = await sendRaw(served, request.bytes, request.unfinished);
  if (request.onWire && !served.can.readsHttp) return standsAfter(served, received);
  // A reset may overtake an answer, so it has to come once in a few times.
  for (let tries = 1; tries < MAX_TRIES && request.answers.length > 0 && received === ''; tries++)
    received = await sendRaw(served, request.bytes, request.unfinished);
  const got = statuses(received);
  const extra = request.oddPath && !served.can.keepsPaths ? [301, 302, 307, 308, 400] : [];
  const allowed = [...request.answers, ...extra];
  for (const status of got) {
    if (request.answers.length > 0) expect(allowed).toContain(status);
    else expect(status).toBeLessThan(500);
  }
  if (request.answers.length > 0) expect(got).not.toEqual([]);
  if (got.length > 0 && served.can.refusesInJson) answersInForm(received, got);
  await standsAfter(served, received);
}

/** The answer is not a 5xx, and the next request is unaffected. */
async function standsAfter(served: Served, received: string): Promise<void> {
  expect(received).not.toContain('The service failed to answer');
  const next = await ask(served, '/api/offers?limit=1');
  expect(next.status).toBe(200);
  expect(json(next)).toHaveProperty('total');
}

/** Every error has the same form, from any layer, and shows nothing internal (docs/rules.md#http-errors). */
function answersInForm(received: string, got: readonly number[]): void {
  const final = got.filter((status) => status !== 100);
  const response = received.replace(/^HTTP\/1\.1 100 [^]*?\r\n\r\n/, '');
  expect(received.toLowerCase().split('access-control-allow-origin: *').length - 1).toBe(final.length);
  expect(received.toLowerCase().split('x-content-type-options: nosniff').length - 1).toBe(final.length);
  const [status] = final;
  if (final.length !== 1 || status === undefined || status < 400) return;
  expect(received).not.toMatch(/node_modules|node:internal| at \w+ \(|\.ts:\d+/);
  expect(received).toMatch(/content-type: application\/json; charset=utf-8/i);
  const body: unknown = JSON.parse(response.slice(response.indexOf('\r\n\r\n') + 4));
  expect(body).toHaveProperty('error', expect.any(String));
}
