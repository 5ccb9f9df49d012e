import { createServer, type OutgoingHttpHeaders } from 'node:http';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { Build } from '../../functions/node/build.ts';
import { NodeHost, stop } from '../../functions/node/server.ts';
import { listenOnLoopback } from '../../scripts/lib/network.ts';
import { dayNote, differences } from '../../scripts/verify/deployment.ts';
import { evenSample, targetOf } from '../../scripts/verify/requests.ts';
import { readBuildManifest } from '../../scripts/lib/build.ts';
import type { BuildManifest } from '../../src/model/build.ts';
import { resolved } from '../resolved.ts';
import { addDays } from '../../src/rules/dates/days.ts';
import { TODAY } from '../builders.ts';
import { laterMiniature, sharedMiniature } from '../http/compiled.ts';
import { IS_LONG, itLong, oneIn } from '../runs.ts';

let dist: string;
let manifest: BuildManifest;

beforeAll(async () => {
  dist = sharedMiniature();
  manifest = await readBuildManifest(dist);
});

const ALL = Number.MAX_SAFE_INTEGER;

/** The build in a host, for the time of a test. */
async function hosted(build: string, day = TODAY): Promise<string> {
  const host = new NodeHost(await Build.open(build), { today: () => day });
  const { url } = await listenOnLoopback(host.server);
  onTestFinished(() => stop(host.server, 200));
  return url;
}

/** Something in front of a host that changes the headers of what it hands on. */
async function behind(base: string, change: (headers: OutgoingHttpHeaders) => OutgoingHttpHeaders): Promise<string> {
  const server = createServer((request, response) => {
    void fetch(`${base}${request.url ?? '/'}`, {
      method: request.method ?? 'GET',
      headers: { 'if-none-match': request.headers['if-none-match'] ?? '', 'accept-encoding': 'identity' },
      ...(request.method === 'POST' && { body: '{}' }),
    }).then(async (answer) => {
      response.writeHead(answer.status, change(Object.fromEntries(answer.headers)));
      response.end(Buffer.from(await answer.arrayBuffer()));
    });
  });
  const { url } = await listenOnLoopback(server);
  onTestFinished(() => void server.close());
  return url;
}

describe('a deployment', () => {
  it('of the same build has no difference, in any requested file', async () => {
    const paths = oneIn(10, evenSample(manifest, ALL));
    expect(paths.length).toBeGreaterThan(IS_LONG ? 100 : 20);
    expect(await differences(await hosted(dist), manifest, paths)).toEqual([]);
  });

  it('of another day says so first', async () => {
    const base = await hosted(dist);
    expect(await dayNote(base, TODAY)).toBeNull();
    const server = createServer((_, response) => response.end(`{"build":{"date":"${TODAY}"}}`));
    const { url } = await listenOnLoopback(server);
    onTestFinished(() => void server.close());
    expect(await dayNote(url, TODAY)).toBeNull();
    expect(await dayNote(url, addDays(TODAY, 1))).toContain(
      'serves the build of 2026-11-20, and this is the one of 2026-11-21',
    );
  });

  it('with one other file differs in that one', async () => {
    const path = 'api/categories';
    const changed = { ...manifest, files: { ...manifest.files, [path]: { bytes: 1, sha256: 'something-else' } } };
    const found = await differences(await hosted(dist), changed, [
      path,
      ...evenSample(changed, IS_LONG ? ALL : 5).filter((one) => one !== path),
    ]);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ target: '/api/categories', what: 'content (gzip)', expected: 'something-else' });
    const others = await differences(await hosted(dist), changed, [path], ['identity', 'br']);
    expect(others.map(({ what }) => what)).toEqual(['content (identity)', 'content (br)']);
  });

  itLong('of the day before says which day it is of', async () => {
    const due = await readBuildManifest(await laterMiniature());
    const found = await differences(await hosted(dist), due, evenSample(due, 5));
    expect(found.map(({ what, got }) => `${what} ${got}`)).toContain(
      `expires at the end of ${new Date(Date.parse(addDays(TODAY, 1))).toUTCString()}`,
    );
    expect(found.filter(({ what }) => what === 'content (gzip)').length).toBeGreaterThan(5);
  });

  it('without a header is reported for each answer that lacks it', async () => {
    const base = await behind(await hosted(dist), (headers) =>
      Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'access-control-allow-origin')),
    );
    const found = await differences(base, manifest, evenSample(manifest, 3));
    expect(new Set(found.map(({ what }) => what))).toEqual(new Set(['access-control-allow-origin']));
    expect(found[0]).toMatchObject({ expected: '*', got: 'none' });
  });

  it('that does not respond is a refusal with its address', async () => {
    const base = 'http://127.0.0.1:9';
    await expect(differences(base, manifest, Object.keys(manifest.files))).rejects.toThrow(`${base}/api/`);
  });
});

it('finds the request of every file that is served', () => {
  for (const path of Object.keys(manifest.files)) {
    const target = targetOf(path);
    if (target === null) expect(path).toMatch(/^_index\//);
    else if (path.startsWith('_')) {
      expect(resolved(target), path).toHaveProperty('file', path);
    }
  }
});

it('samples every folder of the build evenly', () => {
  const some = evenSample(manifest, 2);
  const folders = (paths: readonly string[]) => new Set(paths.map((path) => path.replace(/[^/]*$/, '')));
  expect(folders(some)).toEqual(folders(evenSample(manifest, ALL)));
  expect(some.length).toBeLessThan(evenSample(manifest, ALL).length / 2);
});
