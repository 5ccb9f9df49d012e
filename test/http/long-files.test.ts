import { readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Build } from '../../functions/node/build.ts';
import { etagOf } from '../../functions/headers.ts';
import { fileDigest, sha256Of } from '../../functions/node/digest.ts';
import { ask, decoded, sendRaw, statuses } from './client.ts';
import { compiledMiniature, folderOfTest } from './compiled.ts';
import { running, type Running } from './running.ts';

const PATH = '/api/export/offers.csv';
/** Hard to compress and larger than the buffers of a connection. */
const LONG = Buffer.from(
  Array.from({ length: 400_000 }, (_, at) => `${(at * 2_654_435_761) % 4_294_967_296}\r\n`).join(''),
);

/** A host of the miniature with a long export; `file` is where that is on disk. */
async function hostOfLongFile(): Promise<Running & { readonly file: string }> {
  const dist = await compiledMiniature(await folderOfTest());
  const [file, manifestFile] = [join(dist, PATH), join(dist, '_index/manifest.json')];
  await writeFile(file, LONG);
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as { files: Record<string, { sha256: string }> };
  const entry = manifest.files[PATH.slice(1)];
  if (!entry) throw new Error('the miniature has no such export');
  entry.sha256 = sha256Of(LONG);
  await writeFile(manifestFile, JSON.stringify(manifest));
  return { ...(await running(await Build.open(dist))), file };
}

describe('a file that is too long for memory', () => {
  it('is answered whole, with its length and validator, when a later build has replaced it too', async () => {
    const host = await hostOfLongFile();
    await rm(host.file);
    const answer = await ask(host, PATH);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-length']).toBe(String(LONG.length));
    expect(answer.headers['etag']).toBe(etagOf(fileDigest(PATH.slice(1), LONG)));
    expect(LONG.equals(answer.body)).toBe(true);
    expect(host.faults).toEqual([]);
  });

  it.each(['gzip', 'br'])('is the same in %s', async (coding) => {
    const host = await hostOfLongFile();
    const headers = { 'Accept-Encoding': coding };
    const [first, second] = [await ask(host, PATH, { headers }), await ask(host, PATH, { headers })];
    expect(first.headers['content-encoding']).toBe(coding);
    expect(first.headers['content-length']).toBe(String(first.body.length));
    expect(LONG.equals(decoded(first))).toBe(true);
    expect(second.body.equals(first.body)).toBe(true);
  });

  it('has no body for HEAD, and for a client that has it', async () => {
    const host = await hostOfLongFile();
    const head = await ask(host, PATH, { method: 'HEAD' });
    expect(head.headers['content-length']).toBe(String(LONG.length));
    expect(head.body).toHaveLength(0);
    const known = await ask(host, PATH, { headers: { 'If-None-Match': head.headers['etag'] ?? '' } });
    expect(known.status).toBe(304);
  });

  it('is answered in its turn among pipelined requests', async () => {
    const host = await hostOfLongFile();
    const lines = (target: string, ...more: string[]) =>
      [`GET ${target} HTTP/1.1`, 'Host: deals.example', ...more, '', ''].join('\r\n');
    const received = await sendRaw(host, lines(PATH) + lines('/api/offers') + lines(PATH, 'Connection: close'));
    expect(statuses(received)).toEqual([200, 200, 200]);
    expect(received.length).toBeGreaterThan(2 * LONG.length);
    expect(received.endsWith(LONG.subarray(-100).toString())).toBe(true);
  });

  it('is no fault when the client leaves before its end', async () => {
    const host = await hostOfLongFile();
    await new Promise<void>((resolve, reject) => {
      get(`${host.baseUrl}${PATH}`, (response) => {
        response.once('data', () => response.destroy());
        response.once('close', () => resolve());
      }).on('error', reject);
    });
    expect((await ask(host, PATH, { method: 'HEAD' })).status).toBe(200);
    expect(host.faults).toEqual([]);
  });

  it('ends its connection and is reported when it cannot be read to its end', async () => {
    const host = await hostOfLongFile();
    await truncate(host.file, 1_500_000);
    await expect(ask(host, PATH)).rejects.toThrow('aborted');
    expect(host.faults).toEqual([new Error(`A file of ${LONG.length} bytes ends after 1500000.`)]);
    expect((await ask(host, '/api/offers')).status).toBe(200);
  });
});
