import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../http/compiled.ts';
import { ask, json } from '../http/client.ts';
import { writtenSize } from '../signal/written-size.ts';
import { EdgeHost } from './edge-host.ts';

let folder: string;
let host: EdgeHost;

beforeAll(async () => {
  folder = await temporaryFolder();
  // A day after the build: what a deployment looks like when the nightly one failed.
  host = await EdgeHost.start(folder, { state: join(folder, 'state'), day: '2026-11-21' });
}, 90_000);

afterAll(async () => {
  await host.stop();
  await rm(folder, { recursive: true, force: true });
});

// Each of these is a row of the table in docs/deploy.md: change both or neither.
describe('what the edge platform does otherwise, with files at their own path', () => {
  const file = '/api/categories';

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s without a body and without Allow', async (method) => {
    const { status, body, headers } = await ask(host.served, file, { method });
    expect(status).toBe(405);
    expect(body).toHaveLength(0);
    expect(headers).not.toHaveProperty('allow');
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  it('knows one validator in If-None-Match, and neither a list nor a star', async () => {
    const { headers } = await ask(host.served, file);
    const etag = headers['etag'] ?? '';
    const asked = async (header: string) =>
      (await ask(host.served, file, { headers: { 'If-None-Match': header } })).status;
    expect([await asked(etag), await asked(`W/${etag}`)]).toEqual([304, 304]);
    expect([await asked(`"one", ${etag}`), await asked('*')]).toEqual([200, 200]);
  });

  it('gives them a validator of its own, and leaves Content-Length out of HEAD', async () => {
    const { headers } = await ask(host.served, file, { method: 'HEAD' });
    expect(headers['etag']).toMatch(/^"[0-9a-f]{32}"$/);
    expect(headers).not.toHaveProperty('content-length');
  });

  it.each(['/api/%63ategories', '//api/categories'])('moves %s to the path as it is spelt', async (target) => {
    const { status, headers } = await ask(host.served, target);
    expect(status).toBe(307);
    expect(headers['location']).toBe(file);
  });

  it('answers a query of any length', async () => {
    expect((await ask(host.served, `${file}?${'a'.repeat(9000)}`)).status).toBe(200);
  });

  it('serves them as of the day of the build, and lets nobody keep them past it', async () => {
    const { status, headers } = await ask(host.served, file);
    expect(status).toBe(200);
    expect(Date.parse(headers['expires'] ?? '')).toBe(Date.parse('2026-11-21'));
  });
});

describe('what it does as every other host, a day after the build', () => {
  it('answers everything that takes a parameter as of today', async () => {
    const { tie_break: tieBreak } = json(await ask(host.served, '/api/vendor-risk/acme')) as {
      tie_break: { date: string };
    };
    expect(tieBreak.date).toBe('2026-11-21');
    const { index_date, build } = json(await ask(host.served, '/api/stats'));
    expect(index_date).toBe('2026-11-21');
    expect(build).toMatchObject({ date: '2026-11-20', ...writtenSize(join(folder, 'dist')) });
  });

  it('shows nothing that is only there for its function', async () => {
    for (const path of ['/_index/catalogue.json', '/_answers/api/offers/~default.json', '/serve.json', '/_headers']) {
      expect((await ask(host.served, path)).status, path).toBe(404);
    }
  });
});
