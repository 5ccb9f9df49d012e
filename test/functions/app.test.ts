import { describe, expect, it } from 'vitest';
import { createApp, ROWS, targetOfUrl } from '../../functions/app.ts';
import { SERVICE_ROUTES, ROUTES } from '../../src/routes/table.ts';
import { catalogue, category, day, offer, vendor } from '../builders.ts';
import { computing, computingApp } from '../computing.ts';

const linked = catalogue({
  vendors: [vendor({ name: 'Acme', offers: [offer({ category: 'Databases' })] }), vendor({ name: 'Fly.io' })],
  categories: [category({ name: 'Databases', retired_names: ['Data Stores'] })],
});
const app = computingApp(linked);

type Files = Parameters<typeof computing>[1];

/** A build that has these files, each with its own path as its text. */
const withFiles = (paths: readonly string[], date?: ReturnType<typeof day>): NonNullable<Files> => ({
  build: {
    file: (path) => (paths.includes(path) ? new TextEncoder().encode(JSON.stringify(`file ${path}`)) : null),
    ...(date && { date }),
  },
});

it('the table has a row for every route, and each method and path once', () => {
  const rows = ROWS.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(rows).size).toBe(rows.length);
  for (const { path } of ROUTES) expect(rows).toContain(`GET ${path}`);
  for (const { method, path } of SERVICE_ROUTES) expect(rows).toContain(`${method} ${path}`);
});

describe('every path alike', () => {
  const READS = 'GET, HEAD, OPTIONS';
  it('names a method of any length in 20 characters', async () => {
    const { error } = (await (await app.request('/api/offers', { method: 'X'.repeat(30) })).json()) as {
      error: string;
    };
    expect(error).toBe(`${'X'.repeat(20)} is not answered here; use one of GET, HEAD, OPTIONS.`);
  });

  it('allows methods at a path without a row where the build has a file', async () => {
    const built = computingApp(linked, withFiles(['style.css']));
    expect((await built.request('/style.css', { method: 'POST' })).headers.get('allow')).toBe(READS);
    expect((await built.request('/none.css', { method: 'POST' })).status).toBe(404);
    // A retired method is answered and not allowed.
    expect((await app.request('/api/referral-codes', { method: 'PUT' })).headers.get('allow')).toBe(READS);
  });

  it.each([
    ['http://a//evil.example/', '/evil.example'],
    ['http://a//', '/'],
  ])('redirects %s to this host: %s', async (url, location) => {
    expect((await app.request(url)).headers.get('location')).toBe(location);
  });

  it.each([
    [
      'thrown',
      () => {
        throw new Error('secret');
      },
    ],
    ['of a promise', () => Promise.reject(new Error('secret'))],
  ])('an error that is %s is reported, and is a 500 without internals', async (_, file) => {
    const faults: unknown[] = [];
    const broken = computingApp(linked, { build: { file }, report: (fault) => faults.push(fault) });
    const answer = await broken.request('/api/offers');
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({ error: 'The service failed to answer this request.' });
    expect(faults).toHaveLength(1);
  });
});

describe('the target of an address', () => {
  it.each([
    ['http://a/b?c=d#e', '/b', '?c=d'],
    ['http://a/b?', '/b', ''],
    ['https://a/%61%2Db%2f%C3%A9', '/a-b%2f%C3%A9', ''],
    ['https://a/%zz%61', '/%zz%61', ''],
  ])('of %s is %s and %s', (url, path, search) => {
    expect(targetOfUrl(url)).toEqual({ path, search });
  });
});

describe('an answer of the index', () => {
  const FILE = '_answers/api/details/acme.json';
  const DAY = 'public, max-age=300';

  it('is the file of the build on the day of the build alone', async () => {
    const ask = async (more: Files) => computingApp(linked, more).request('/api/details/acme');
    const built = await ask(withFiles([FILE]));
    expect([await built.text(), built.headers.get('cache-control')]).toEqual([`"file ${FILE}"`, DAY]);
    for (const more of [withFiles([FILE], day('2026-11-19')), {}]) {
      const computed = await ask(more);
      expect(computed.headers.get('cache-control')).toBe(DAY);
      expect(await computed.json()).toMatchObject({ offer: { vendor: 'Acme' } });
    }
  });

  it('is computed once, and anew for another build', async () => {
    let computed = 0;
    let served = linked;
    const host = computing(() => {
      computed++;
      return served;
    });
    const { build } = host;
    const current = { ...host, build };
    const kept = createApp(current);
    const total = async () => ((await (await kept.request('/api/offers?q=acme')).json()) as { total: number }).total;
    expect([await total(), await total(), await total(), computed]).toEqual([1, 1, 1, 1]);
    served = catalogue({ vendors: [vendor({ name: 'Acme' }), vendor({ name: 'Acme Two' })] });
    current.build = { ...build };
    expect([await total(), computed]).toEqual([2, 2]);
  });

  it('that was begun before midnight and ended after it is not sent on the next day', async () => {
    let today = day('2026-11-20');
    const read: (() => void)[] = [];
    const file = () => new Promise<null>((resolve) => read.push(() => resolve(null)));
    const turning = computingApp(linked, { today: () => today, build: { file, date: today } });
    const expires = async () => (await turning.request('/api/details/acme')).headers.get('expires');
    const late = expires();
    today = day('2026-11-21');
    expect(await expires()).toBe('Sun, 22 Nov 2026 00:00:00 GMT');
    read.forEach((end) => end());
    expect(await late).toBe('Sat, 21 Nov 2026 00:00:00 GMT');
    expect(await expires()).toBe('Sun, 22 Nov 2026 00:00:00 GMT');
  });
});

describe('a path without a row', () => {
  it('is the file of the build, to be cached on the day of the build alone', async () => {
    for (const [more, policy] of [
      [withFiles(['assets/style.css']), 'public, max-age=300'],
      [withFiles(['assets/style.css'], day('2026-11-19')), 'no-store'],
    ] as const) {
      const answer = await computingApp(linked, more).request('/assets/style.css');
      expect([await answer.text(), answer.headers.get('cache-control')]).toEqual(['"file assets/style.css"', policy]);
    }
  });

  it('is a 404 with 200 characters of it where there is nothing, also for a file that only hosts read', async () => {
    const path = `/${'x'.repeat(300)}`;
    expect(await (await app.request(path)).json()).toEqual({
      error: `There is nothing at ${path.slice(0, 200)}; the paths are at /api/openapi.json.`,
    });
    expect((await app.request(`/none?${'q'.repeat(8193)}`)).status).toBe(414);
    const hidden = computingApp(linked, withFiles(['_index/catalogue.jsonl']));
    expect((await hidden.request('/_index/catalogue.jsonl')).status).toBe(404);
  });
});
