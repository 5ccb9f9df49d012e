import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import type { HostOptions } from '../../functions/node/server.ts';
import { sendRaw, statuses } from './client.ts';
import { sharedBuild } from './compiled.ts';
import { startHostWithStore, type Running } from './running.ts';
import { bulk } from '../runs.ts';

const get = (target: string, ...headers: string[]): string =>
  [`GET ${target} HTTP/1.1`, 'Host: deals.example', ...headers, '', ''].join('\r\n');

async function host(options: Partial<HostOptions> = {}): Promise<Running> {
  const started = await startHostWithStore(await sharedBuild(), options);
  onTestFinished(started.close);
  return started;
}

/** Sent last, so that the host closes the connection when everything is answered. */
const LAST = get('/favicon.svg', 'Connection: close');

it('requests sent without waiting are answered in their order, by the route or from a file', async () => {
  const served = await host();
  const targets = ['/api/categories', '/api/offers?q=a', '/favicon.svg', '/nowhere', '/api/stats'];
  const received = await sendRaw(served, `${targets.map((target) => get(target)).join('')}${LAST}`);
  expect(statuses(received)).toEqual([200, 200, 200, 404, 200, 200]);
  expect([...received.matchAll(/content-type: (\S+?);?[\s;]/gi)].map(([, type]) => type)).toEqual([
    'application/json',
    'application/json',
    'image/svg+xml',
    'application/json',
    'application/json',
    'image/svg+xml',
  ]);
  expect(served.faults).toEqual([]);
});

it.each(['/favicon.svg', '/nowhere', '/api/offers?q=a'])('many requests of %s are all answered', async (target) => {
  const served = await host();
  const received = await sendRaw(served, `${get(target).repeat(bulk(3000))}${LAST}`);
  expect(statuses(received)).toHaveLength(bulk(3000) + 1);
  expect(served.faults).toEqual([]);
});

it('a body that comes after its request is read', async () => {
  const served = await host();
  const socket = connect(Number(new URL(served.baseUrl).port), '127.0.0.1').setEncoding('latin1');
  let received = '';
  socket.on('data', (text) => (received += String(text)));
  const body = JSON.stringify({ event: 'recommended', vendor: 'acme' });
  const head = ['POST /api/signal HTTP/1.1', 'Host: deals.example', 'Content-Type: application/json'];
  socket.write(
    `${get('/api/offers?q=a').repeat(3)}${[...head, `Content-Length: ${body.length}`, '', ''].join('\r\n')}`,
  );
  await expect.poll(() => statuses(received), { timeout: 60_000 }).toEqual([200, 200, 200]);
  socket.write(`${body}${LAST}`);
  await once(socket, 'close');
  expect(statuses(received)).toEqual([200, 200, 200, 202, 200]);
});

it('a body that never arrives closes the connection, without a second answer to its request', async () => {
  const served = await host({ requestTimeoutMs: 300 });
  expect(statuses(await sendRaw(served, `${get('/api/categories', 'Content-Length: 10')}ab`))).toEqual([200]);
});
