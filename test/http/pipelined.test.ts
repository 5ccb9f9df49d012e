import { EventEmitter, once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Build } from '../../functions/node/build.ts';
import { HostStore } from '../../functions/node/host-store.ts';
import type { HostOptions } from '../../functions/node/server.ts';
import { SqliteDatabase } from '../../functions/node/sqlite.ts';
import { Turns } from '../../functions/node/turns.ts';
import { TODAY } from '../builders.ts';
import { sendRaw, statuses } from './client.ts';
import { compiledMiniature, folderOfTest } from './compiled.ts';
import { running, type Running } from './running.ts';

const get = (target: string, ...headers: string[]): string =>
  [`GET ${target} HTTP/1.1`, 'Host: deals.example', ...headers, '', ''].join('\r\n');

/** Most requests that a server hears between two turns of the event loop. */
function mostInOneTurn(server: Server): () => number {
  let most = 0;
  let now = 0;
  server.prependListener('request', () => {
    if (now === 0) setImmediate(() => (now = 0));
    most = Math.max(most, ++now);
  });
  return () => most;
}

async function host(options: Partial<HostOptions> = {}): Promise<Running> {
  const store = await HostStore.begin(SqliteDatabase.open(':memory:'), { today: () => TODAY });
  onTestFinished(() => store.close());
  return running(await Build.open(await compiledMiniature(await folderOfTest())), { store, ...options });
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
  it('are answered in their order, whoever answers them', async () => {
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

  it.each(['/favicon.svg', '/nowhere'])('do not fill one turn, however many fit in a packet: %s', async (target) => {
    const served = await host();
    const most = mostInOneTurn(served.host.server);
    const count = 5000;
    const received = await sendRaw(served, `${get(target).repeat(count)}${LAST}`);
    expect(statuses(received)).toHaveLength(count + 1);
    // As many as one read of 64 KB holds.
    expect(most()).toBeLessThanOrEqual(Math.ceil(65_536 / get(target).length) + 1);
    expect(served.faults).toEqual([]);
  });

  it('do not fill one turn from many connections either', async () => {
    const served = await host();
    const most = mostInOneTurn(served.host.server);
    const packet = `${get('/favicon.svg').repeat(1000)}${LAST}`;
    const received = await Promise.all(Array.from({ length: 20 }, () => sendRaw(served, packet)));
    for (const one of received) expect(statuses(one)).toHaveLength(1001);
    expect(most()).toBeLessThan(10_000);
  });
});

it('a body that comes after its request has stood in line is read', async () => {
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
  /** Keeps the loop for a while, so that a turn is over after few of them. */
  function work(): undefined {
    const end = performance.now() + 1;
    while (performance.now() < end);
  }

  const connection = (): Socket => {
    const socket = Object.assign(new EventEmitter(), {
      paused: false,
      isPaused: () => socket.paused,
      pause: () => (socket.paused = true),
      resume: () => (socket.paused = false),
    });
    // The part of a socket that is asked here.
    return socket as unknown as Socket;
  };

  /** A request as it comes: first on its connection, or behind another one. */
  const response = (socket: Socket, isBehind = false): ServerResponse =>
    ({ req: { socket }, socket: isBehind ? null : socket }) as unknown as ServerResponse;

  it('takes a few milliseconds of answers, and a line moves on in the next', async () => {
    const server = createServer();
    const turns = new Turns(server);
    const [busy, other] = [connection(), connection()];
    for (const socket of [busy, other]) server.emit('connection', socket);
    let answered = 0;
    for (let request = 0; request < 20; request++) {
      turns.take(response(busy, request > 0), () => {
        answered++;
        work();
        return undefined;
      });
    }
    expect(answered).toBe(1);
    await nextTurn();
    expect(busy.isPaused()).toBe(true);
    let before = answered;
    for (let turn = 0; turn < 100 && answered < 20; turn++) {
      await nextTurn();
      expect(answered - before).toBeLessThanOrEqual(6);
      before = answered;
    }
    expect(answered).toBe(20);
    expect(busy.isPaused()).toBe(false);
    expect(other.isPaused()).toBe(false);
  });

  it('leaves the other connections for the next turn once it has taken its time', async () => {
    const server = createServer();
    const turns = new Turns(server);
    const callers = Array.from({ length: 10 }, connection);
    for (const socket of callers) server.emit('connection', socket);
    const heard: Socket[] = [];
    for (const socket of callers) {
      if (socket.isPaused()) continue;
      heard.push(socket);
      turns.take(response(socket), async () => {
        work();
        await nextTurn();
      });
    }
    expect(heard.length).toBeLessThanOrEqual(7);
    expect(callers.at(-1)?.isPaused()).toBe(true);
    await nextTurn();
    await nextTurn();
    expect(callers.some((socket) => socket.isPaused())).toBe(false);
  });

  it('serves one line beside another, and forgets a closed connection', async () => {
    const server = createServer();
    const turns = new Turns(server);
    const [first, second] = [connection(), connection()];
    const answers: string[] = [];
    for (const socket of [first, second]) {
      server.emit('connection', socket);
      for (const request of [1, 2, 3]) {
        turns.take(
          response(socket, request > 1),
          () => void answers.push(`${socket === first ? 'first' : 'second'} ${request}`),
        );
      }
    }
    await nextTurn();
    expect(answers).toEqual(['first 1', 'second 1', 'first 2', 'second 2', 'first 3', 'second 3']);
    for (const request of [4, 5]) {
      turns.take(response(first, request > 4), () => void answers.push(`first ${request}`));
    }
    first.emit('close');
    await nextTurn();
    expect(answers.slice(6)).toEqual(['first 4']);
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
