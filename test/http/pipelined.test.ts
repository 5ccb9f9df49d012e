import { EventEmitter, once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createServer, type ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { HostStore } from '../../functions/node/host-store.ts';
import type { HostOptions } from '../../functions/node/server.ts';
import { SqliteDatabase } from '../../functions/node/sqlite.ts';
import { Pipeline } from '../../functions/node/pipeline.ts';
import { TODAY } from '../builders.ts';
import { sendRaw, statuses } from './client.ts';
import { sharedBuild } from './compiled.ts';
import { running, type Running } from './running.ts';
import { bulk } from '../runs.ts';

const get = (target: string, ...headers: string[]): string =>
  [`GET ${target} HTTP/1.1`, 'Host: deals.example', ...headers, '', ''].join('\r\n');

async function host(options: Partial<HostOptions> = {}): Promise<Running> {
  const store = await HostStore.begin(SqliteDatabase.open(':memory:'), { today: () => TODAY });
  onTestFinished(() => store.close());
  return running(await sharedBuild(), { store, ...options });
}

/** Sent last, so that the host closes the connection when everything is answered. */
const LAST = get('/favicon.svg', 'Connection: close');

const NOTED = JSON.stringify({ event: 'recommended', vendor: 'acme' });
const SIGNAL = [
  'POST /api/signal HTTP/1.1',
  'Host: deals.example',
  'Content-Type: application/json',
  `Content-Length: ${NOTED.length}`,
  '',
  NOTED,
].join('\r\n');

describe('requests sent without waiting for an answer', () => {
  it('are answered in their order, by the route or from a file', async () => {
    const served = await host();
    const targets = ['/api/categories', '/api/offers?q=a', '/favicon.svg', '/nowhere', '/api/categories', '/api/stats'];
    const received = await sendRaw(served, `${targets.map((target) => get(target)).join('')}${LAST}`);
    expect(statuses(received)).toEqual([200, 200, 200, 404, 200, 200, 200]);
    expect([...received.matchAll(/content-type: (\S+?);?[\s;]/gi)].map(([, type]) => type)).toEqual([
      'application/json',
      'application/json',
      'image/svg+xml',
      'application/json',
      'application/json',
      'application/json',
      'image/svg+xml',
    ]);
    expect(served.faults).toEqual([]);
  });

  it.each([
    [bulk(3000), '/favicon.svg'],
    [bulk(3000), '/nowhere'],
    [bulk(3000), '/api/offers?q=a'],
  ])('are all answered, however many: %i of %s', async (count, target) => {
    const served = await host();
    const received = await sendRaw(served, `${get(target).repeat(count)}${LAST}`);
    expect(statuses(received)).toHaveLength(count + 1);
    expect(served.faults).toEqual([]);
  });

  it('do not keep other connections waiting, however many are sent', async () => {
    const served = await host();
    const packet = `${get('/api/offers?q=a').repeat(bulk(1000))}${LAST}`;
    const done: string[] = [];
    const busy = Array.from({ length: 20 }, () => sendRaw(served, packet).then(() => done.push('busy')));
    // Sent when the others are being answered.
    const first = await sendRaw(served, get('/api/offers?q=a', 'Connection: close'));
    expect(statuses(first)).toEqual([200]);
    const received = await sendRaw(served, LAST).finally(() => done.push('other'));
    await Promise.all(busy);
    expect(statuses(received)).toEqual([200]);
    expect(done[0]).toBe('other');
    expect(served.faults).toEqual([]);
  });
});

it('a body that comes after its request was queued is read', async () => {
  const served = await host({ requestTimeoutMs: 2000 });
  const { port } = new URL(served.baseUrl);
  const socket = connect(Number(port), '127.0.0.1').setEncoding('latin1');
  let received = '';
  socket.on('data', (text) => (received += String(text)));
  const [head = '', body = ''] = SIGNAL.split('\r\n\r\n');
  socket.write(`${get('/api/offers?q=a').repeat(3)}${head}\r\n\r\n`);
  await new Promise((resolve) => setTimeout(resolve, 100));
  socket.write(`${body}${LAST}`);
  await once(socket, 'close');
  expect(statuses(received)).toEqual([200, 200, 200, 202, 200]);
});

describe('a turn of the event loop', () => {
  const connection = (): Socket => {
    const socket = Object.assign(new EventEmitter(), {
      paused: false,
      isPaused: () => socket.paused,
      pause: () => (socket.paused = true),
      resume: () => {
        socket.paused = false;
        socket.emit('resume');
      },
    });
    // The part of a socket that is used here.
    return socket as unknown as Socket;
  };

  /** A request as it arrives: the first on its connection, or before the answer to an earlier one. */
  const response = (socket: Socket, isAhead = false): ServerResponse =>
    ({ req: { socket }, socket: isAhead ? null : socket }) as unknown as ServerResponse;

  /** A pipeline whose requests are answered as each test says. */
  function pipelineOf(sockets: readonly Socket[]) {
    const server = createServer();
    const answers = new Map<ServerResponse, () => Promise<void> | undefined>();
    const pipeline = new Pipeline(server, (response) => answers.get(response)?.());
    for (const socket of sockets) server.emit('connection', socket);
    return {
      take(response: ServerResponse, answer: () => Promise<void> | undefined): void {
        answers.set(response, answer);
        pipeline.take(response);
      },
    };
  }

  it('answers one queued request of each connection, and reads none of them meanwhile', async () => {
    const sockets = [connection(), connection()];
    const pipeline = pipelineOf(sockets);
    const answers: string[] = [];
    for (const [index, socket] of sockets.entries()) {
      for (const request of [1, 2, 3]) {
        pipeline.take(response(socket, request > 1), () => void answers.push(`${index} ${request}`));
      }
    }
    expect(answers).toEqual(['0 1', '1 1']);
    await nextTurn();
    expect(answers).toEqual(['0 1', '1 1', '0 2', '1 2']);
    expect(sockets.map((socket) => socket.isPaused())).toEqual([true, true]);
    await nextTurn();
    expect(answers.slice(4)).toEqual(['0 3', '1 3']);
    expect(sockets.map((socket) => socket.isPaused())).toEqual([false, false]);
  });

  it('waits for an answer that is not given at once before the next of its connection', async () => {
    const socket = connection();
    const pipeline = pipelineOf([socket]);
    const answers: string[] = [];
    let settle: () => void = () => undefined;
    pipeline.take(response(socket), () => undefined);
    pipeline.take(response(socket, true), () => new Promise<void>((resolve) => (settle = resolve)));
    pipeline.take(response(socket, true), () => void answers.push('third'));
    for (let turn = 0; turn < 3; turn++) await nextTurn();
    expect(answers).toEqual([]);
    settle();
    for (let turn = 0; turn < 3; turn++) await nextTurn();
    expect(answers).toEqual(['third']);
  });

  it('answers for a few milliseconds, and goes on in the next', async () => {
    const sockets = Array.from({ length: 20 }, connection);
    const pipeline = pipelineOf(sockets);
    let answered = 0;
    for (const socket of sockets) {
      pipeline.take(response(socket), () => undefined);
      pipeline.take(response(socket, true), () => {
        const end = performance.now() + 1;
        while (performance.now() < end);
        answered++;
        return undefined;
      });
    }
    await nextTurn();
    expect(answered).toBeGreaterThan(0);
    expect(answered).toBeLessThanOrEqual(6);
    for (let turn = 0; turn < 20; turn++) await nextTurn();
    expect(answered).toBe(20);
  });

  it('leaves the other connections to the next turn once parsing has taken its time', async () => {
    const [busy, other] = [connection(), connection()];
    const pipeline = pipelineOf([busy, other]);
    pipeline.take(response(busy), () => undefined);
    pipeline.take(response(busy, true), () => undefined);
    const end = performance.now() + 6;
    while (performance.now() < end);
    pipeline.take(response(busy, true), () => undefined);
    expect(other.isPaused()).toBe(true);
    await nextTurn();
    expect(other.isPaused()).toBe(false);
  });

  it('reads a connection that sends one request at a time in the same turn, until a second one pipelines', async () => {
    const [busy, second, steady] = [connection(), connection(), connection()];
    const pipeline = pipelineOf([busy, second, steady]);
    const parse = (socket: Socket): void => {
      pipeline.take(response(socket), () => undefined);
      pipeline.take(response(socket, true), () => undefined);
      const end = performance.now() + 6;
      while (performance.now() < end);
      pipeline.take(response(socket, true), () => undefined);
    };
    pipeline.take(response(steady), () => undefined);
    parse(busy);
    expect([second.isPaused(), steady.isPaused()]).toEqual([true, false]);
    parse(second);
    expect(steady.isPaused()).toBe(true);
    await nextTurn();
    expect(steady.isPaused()).toBe(false);
    // Its latest requests came together.
    parse(steady);
    await nextTurn();
    await nextTurn();
    parse(busy);
    expect(steady.isPaused()).toBe(true);
  });

  it('forgets a closed connection', async () => {
    const socket = connection();
    const pipeline = pipelineOf([socket]);
    const answers: number[] = [];
    for (const request of [1, 2]) pipeline.take(response(socket, request > 1), () => void answers.push(request));
    socket.emit('close');
    await nextTurn();
    expect(answers).toEqual([1]);
  });
});

describe('bytes that are no HTTP after a request that was', () => {
  const GARBAGE = 'no such thing as this\r\n\r\n';
  it.each([
    ['a computed answer', get('/api/offers?q=a'), [200, 400]],
    ['a prepared answer', get('/api/categories'), [200, 400]],
    [
      'several answers',
      `${get('/api/categories')}${get('/api/offers?q=a')}${get('/favicon.svg')}`,
      [200, 200, 200, 400],
    ],
    ['a signal', SIGNAL, [202, 400]],
    ['nothing', '', [400]],
  ])('are refused after %s', async (_, requests, expected) => {
    const served = await host();
    expect(statuses(await sendRaw(served, `${requests}${GARBAGE}`))).toEqual(expected);
    expect(served.faults).toEqual([]);
  });

  it('close the connection when they stand in the body of a request that was answered already', async () => {
    const served = await host();
    const request = get('/api/categories', 'Transfer-Encoding: chunked');
    expect(statuses(await sendRaw(served, `${request}${GARBAGE}`))).toEqual([200]);
  });

  it('are the answer to the request whose body they stand in', async () => {
    const served = await host();
    const head = get('/api/signal', 'Content-Type: application/json', 'Transfer-Encoding: chunked').replace(
      'GET',
      'POST',
    );
    expect(statuses(await sendRaw(served, `${get('/favicon.svg')}${head}${GARBAGE}`))).toEqual([200, 400]);
  });
});

it('a body that never arrives closes the connection, without a second answer to its request', async () => {
  const served = await host({ requestTimeoutMs: 300 });
  expect(statuses(await sendRaw(served, `${get('/api/categories', 'Content-Length: 10')}ab`))).toEqual([200]);
});
