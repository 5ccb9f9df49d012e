import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Build } from '../../functions/node/build.ts';
import { contentType } from '../../src/routes/content-type.ts';
import { typeHeaders } from '../../src/routes/response-headers.ts';
import { folderOfTests } from '../http/compiled.ts';
import { ask } from '../http/client.ts';
import { NginxHost } from './nginx-host.ts';

const folder = folderOfTests();
let host: NginxHost;

beforeAll(async () => {
  host = await NginxHost.start(folder, true);
});

afterAll(() => host.stop());

/** What nginx serves as it lies. */
async function files(): Promise<readonly string[]> {
  const build = await Build.open(host.dist);
  return Object.keys(build.files).filter((path) => !path.startsWith('_'));
}

it('gives every file of the build the type and the policy that the function gives it', async () => {
  for (const path of await files()) {
    const { status, headers, body } = await ask(host.served, `/${path}`);
    expect(status, path).toBe(200);
    for (const [name, value] of Object.entries(typeHeaders(contentType(path)))) {
      expect(headers[name.toLowerCase()], path).toBe(value);
    }
    expect(body.equals(readFileSync(join(host.dist, path))), path).toBe(true);
  }
});

it('sends the compressed sibling that the build made, where there is one', async () => {
  const options = { headers: { 'Accept-Encoding': 'gzip' } };
  const sent = (await files()).filter((path) => existsSync(join(host.dist, `${path}.gz`)));
  expect(sent.length).toBeGreaterThan(10);
  for (const path of sent) {
    const { headers, body } = await ask(host.served, `/${path}`, options);
    expect(headers['content-encoding'], path).toBe('gzip');
    expect(gunzipSync(body).equals(readFileSync(join(host.dist, path))), path).toBe(true);
  }
});

it('shows neither those siblings nor what is there for hosts', async () => {
  for (const target of ['/api/categories.gz', '/api/categories.br', '/.assetsignore', '/_headers', '/_refused/400']) {
    expect((await ask(host.served, target)).status, target).toBe(404);
  }
});

it('lets no cache store a file past the UTC day, by its own clock', async () => {
  const before = new Date();
  const { headers } = await ask(host.served, '/api/categories');
  const days = [before, new Date()].map((time) => Date.parse(`${time.toISOString().slice(0, 10)}T23:59:59Z`));
  expect(days).toContain(Date.parse(headers['expires'] ?? ''));
  expect(headers['expires']).toMatch(/^\w{3}, \d\d \w{3} \d{4} 23:59:59 GMT$/);
});

it('gives files validators of its own, and no date to ask by', async () => {
  const { headers } = await ask(host.served, '/api/categories');
  expect(headers['etag']).toMatch(/^"[0-9a-f]+-[0-9a-f]+"$/);
  expect(headers).not.toHaveProperty('last-modified');
});

/** Sends bytes as they are and returns everything that comes back. */
function sendRaw(bytes: string): Promise<string> {
  const { port, hostname } = new URL(host.served.baseUrl);
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setEncoding('latin1').on('data', (text: string) => (received += text));
    socket.on('error', reject).on('close', () => resolve(received));
    socket.setTimeout(60_000, () => socket.destroy(new Error('no answer')));
  });
}

it.each([
  [400, 'GET /api/offers HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n'],
  [400, 'GET /api/offers HTTP/1.1\r\nConnection: close\r\n\r\n'],
  [400, 'G@T /api/offers HTTP/1.1\r\nHost: a\r\n\r\n'],
  [501, 'POST /api/signal HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: rot13\r\nConnection: close\r\n\r\n'],
  [505, 'GET /api/offers HTTP/3.0\r\nHost: a\r\n\r\n'],
])('refuses with %i in JSON what it does not pass on: %j', async (status, bytes) => {
  const answer = await sendRaw(bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toMatch(/^access-control-allow-origin: \*\r$/im);
  expect(answer).toMatch(/\r\n\r\n\{"error":".*"\}\n$/);
});

// The last test, because it stops the function.
it('serves files while the function is stopped, and answers 502 in JSON to other requests', async () => {
  await host.stopFunction();
  expect((await ask(host.served, '/api/categories')).status).toBe(200);
  for (const [path, method] of [
    ['/api/offers?q=a', 'GET'],
    ['/api/signal', 'POST'],
    ['/mcp', 'POST'],
    ['/vendor/nobody', 'GET'],
    ['/compare/?a=acme&b=borealis', 'GET'],
    ['//odd', 'GET'],
    ['/api/offers', 'OPTIONS'],
  ] as const) {
    // The OpenAPI document describes the function's answers, and this 502 is nginx's.
    const answer = await fetch(`${host.served.baseUrl}${path}`, { method, signal: AbortSignal.timeout(60_000) });
    expect(answer.status, path).toBe(502);
    expect(answer.headers.get('cache-control'), path).toBe('no-store');
    expect(answer.headers.get('access-control-allow-origin'), path).toBe('*');
    expect(await answer.json(), path).toHaveProperty('error');
  }
});
