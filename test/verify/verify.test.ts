import { createServer, type OutgoingHttpHeaders } from 'node:http';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { Build } from '../../functions/node/build.ts';
import { NodeHost, stop } from '../../functions/node/server.ts';
import { listenOnLoopback } from '../../scripts/lib/network.ts';
import { dayNote, differences } from '../../scripts/verify/deployment.ts';
import { evenSample, servedFiles, type ServedFile } from '../../scripts/verify/requests.ts';
import { addDays } from '../../src/rules/dates/days.ts';
import { TODAY } from '../builders.ts';
import { laterMiniature, sharedMiniature } from '../http/compiled.ts';
import { IS_LONG, itLong, oneIn } from '../runs.ts';

let dist: string;
let miniature: Build;
let files: readonly ServedFile[];

beforeAll(async () => {
  dist = sharedMiniature();
  miniature = await Build.open(dist);
  files = servedFiles(miniature);
});

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
    const requested = oneIn(10, files);
    expect(requested.length).toBeGreaterThan(IS_LONG ? 100 : 20);
    expect(await differences(await hosted(dist), miniature, requested)).toEqual([]);
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
    const changed = { path, target: `/${path}`, sha256: 'something-else' };
    const others = (IS_LONG ? files : evenSample(files, 5)).filter((file) => file.path !== path);
    const found = await differences(await hosted(dist), miniature, [changed, ...others]);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ target: '/api/categories', what: 'content (gzip)', expected: 'something-else' });
    const inOthers = await differences(await hosted(dist), miniature, [changed], ['identity', 'br']);
    expect(inOthers.map(({ what }) => what)).toEqual(['content (identity)', 'content (br)']);
  });

  itLong('of the day before says which day it is of', async () => {
    const later = await Build.open(await laterMiniature());
    const found = await differences(await hosted(dist), later, evenSample(servedFiles(later), 5));
    expect(found.map(({ what, got }) => `${what} ${got}`)).toContain(
      `expires ${new Date(Date.parse(addDays(TODAY, 1))).toUTCString()}`,
    );
    expect(found.filter(({ what }) => what === 'content (gzip)').length).toBeGreaterThan(5);
  });

  it('without a header is reported for each answer that lacks it', async () => {
    const base = await behind(await hosted(dist), (headers) =>
      Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'access-control-allow-origin')),
    );
    const found = await differences(base, miniature, evenSample(files, 3));
    expect(new Set(found.map(({ what }) => what))).toEqual(new Set(['access-control-allow-origin']));
    expect(found[0]).toMatchObject({ expected: '*', got: 'none' });
  });

  it('that does not respond is a refusal with its address', async () => {
    const base = 'http://127.0.0.1:9';
    await expect(differences(base, miniature, files)).rejects.toThrow(`${base}/api/`);
  });
});

it('finds the request of every file but the index', () => {
  expect(files.map(({ path }) => path)).toEqual(
    Object.keys(miniature.files).filter((path) => !path.startsWith('_index/')),
  );
});

it('samples every folder of the build evenly', () => {
  const some = evenSample(files, 2);
  const folders = (of: readonly ServedFile[]) => new Set(of.map(({ path }) => path.replace(/[^/]*$/, '')));
  expect(folders(some)).toEqual(folders(files));
  expect(some.length).toBeLessThan(files.length / 2);
});
