import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { COMPRESSION, MAX_COMPRESSIONS } from '../../functions/node/local-host.ts';
import { Host, stop } from '../../functions/node/server.ts';
import { listenOnLoopback, loopbackAddress } from '../../scripts/lib/network.ts';
import { TODAY } from '../builders.ts';
import { sharedBuild } from '../http/compiled.ts';

let host: Host;

beforeAll(async () => {
  host = new Host(await sharedBuild(), { today: () => TODAY });
  await listenOnLoopback(host.server);
});

afterAll(() => stop(host.server, 500));

/** Requests a target over a connection of its own and resolves with the coding and the length of the answer. */
function ask(target: string): Promise<{ readonly coding: string; readonly bytes: number }> {
  const { port } = loopbackAddress(host.server);
  const headers = { 'Accept-Encoding': 'br' };
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path: target, headers, agent: false }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('error', reject);
      response.on('end', () => resolve({ coding: response.headers['content-encoding'] ?? 'identity', bytes }));
    });
    sent.on('error', reject).end();
  });
}

const LARGE = randomBytes(100_000);

it('sends an answer as it is while many others are compressed, and compresses again after that', async () => {
  const running = Array.from({ length: MAX_COMPRESSIONS }, () => COMPRESSION.compress(LARGE, 'br'));
  const meanwhile = await ask('/api/offers?q=a&limit=100');
  expect(meanwhile.coding).toBe('identity');
  await Promise.all(running);
  const later = await ask('/api/offers?q=a&limit=100');
  expect(later.coding).toBe('br');
  expect(later.bytes).toBeLessThan(meanwhile.bytes);
});

it('sends a form that is compressed already, however many others are compressed', async () => {
  expect((await ask('/api/categories')).coding).toBe('br');
  const running = Array.from({ length: MAX_COMPRESSIONS }, () => COMPRESSION.compress(LARGE, 'gzip'));
  expect((await ask('/api/categories')).coding).toBe('br');
  await Promise.all(running);
});
