import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderOfTests } from '../http/compiled.ts';
import { ask, json, sendRaw, statuses } from '../http/client.ts';
import { writtenSize } from '../signal/written-size.ts';
import { EdgeHost } from './edge-host.ts';

const folder = folderOfTests();
let host: EdgeHost;

beforeAll(async () => {
  // A day after the build: what a deployment looks like when the nightly one failed.
  host = await EdgeHost.start(folder, { state: join(folder, 'state'), day: '2026-11-21' });
});

afterAll(() => host.stop());

describe('what it does as every other host, a day after the build', () => {
  it('answers a path without parameters as of today, though its file is of the day before', async () => {
    const { status, headers } = await ask(host.served, '/api/categories');
    expect(status).toBe(200);
    expect(Date.parse(headers['expires'] ?? '')).toBe(Date.parse('2026-11-22'));
  });

  it('serves the pages of the build, which no cache may store', async () => {
    const { status, headers } = await ask(host.served, '/');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
  });

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
    for (const path of ['/_index/catalogue.json', '/_answers/api/offers/~default.json', '/_headers']) {
      expect((await ask(host.served, path)).status, path).toBe(404);
    }
  });
});

describe('what the runtime of the platform does before the function', () => {
  const request = (line: string) => sendRaw(host.served, `${line} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);

  it.each(['FOO', 'X-FOO', 'GETX'])('refuses %s, which HTTP does not define, with 501', async (method) => {
    const received = await request(`${method} /api/offers`);
    expect(statuses(received)).toEqual([501]);
    expect(received).toContain('Unrecognized request method');
  });

  it('encodes a character beyond ASCII', async () => {
    const [raw, encoded] = [await request('GET /api/details/café'), await request('GET /api/details/caf%C3%A9')];
    expect(statuses(raw)).toEqual([404]);
    expect(raw).toBe(encoded);
  });
});
