import { createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { CONTENT_TYPE } from '../../src/routes/content-type.ts';
import { EVERY_RESPONSE, NO_STORE } from '../../src/routes/response-headers.ts';
import { createApp } from '../app.ts';
import { errorAnswer } from '../representation.ts';
import type { Build } from './build.ts';
import { LocalHost, type LocalOptions, STOP_TIMEOUT_MS } from './local-host.ts';

export interface HostOptions extends LocalOptions {
  /** Time within which a client must send its request. */
  readonly requestTimeoutMs?: number;
}

const REQUEST_TIMEOUT_MS = 10_000;

/** The app on plain HTTP in one Node process. */
export class NodeHost extends LocalHost {
  readonly server: Server;

  constructor(build: Build, options: HostOptions) {
    super(
      build,
      options,
      (_request, env) => (env as { readonly incoming: IncomingMessage }).incoming.socket.remoteAddress,
    );
    const listener = getRequestListener(createApp(this).fetch, {
      // An address or a host that is malformed.
      errorHandler: () => errorAnswer(400, 'The request target or its Host is malformed.').response,
    });
    const timeout = options.requestTimeoutMs ?? REQUEST_TIMEOUT_MS;
    const settings = {
      // Refused below, in JSON.
      requireHostHeader: false,
      requestTimeout: timeout,
      headersTimeout: timeout,
      keepAliveTimeout: timeout,
      // Shorter than Node's default, for the timeouts.
      connectionsCheckingInterval: timeout / 10,
    };
    this.server = createServer(settings, (incoming, outgoing) => {
      lastAnswer.set(incoming.socket, outgoing);
      // While it stops, each answer ends its connection.
      if (!this.server.listening) outgoing.shouldKeepAlive = false;
      // Names and values by turns.
      const hosts = incoming.rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host');
      if (hosts.length !== 1 && incoming.httpVersion === '1.1') {
        refuseRequest(outgoing, 400, 'An HTTP/1.1 request has one Host header.');
        return;
      }
      // `OPTIONS *` concerns the whole server.
      if (incoming.url === '*' && incoming.method === 'OPTIONS') incoming.url = '/';
      void listener(incoming, outgoing);
    });
    this.server.on('clientError', refuseBytes);
    this.server.on('connect', (_incoming, socket) => endWith(socket, 405, 'CONNECT is not answered here.'));
    this.server.on('checkExpectation', (_incoming, outgoing) =>
      refuseRequest(outgoing, 417, 'The only expectation that is met is 100-continue.'),
    );
  }
}

const REFUSAL_HEADERS = { ...EVERY_RESPONSE, ...NO_STORE, 'Content-Type': CONTENT_TYPE.json, Connection: 'close' };

function refuseRequest(outgoing: ServerResponse, status: number, error: string): void {
  const body = `${JSON.stringify({ error })}\n`;
  outgoing.writeHead(status, { ...REFUSAL_HEADERS, 'Content-Length': Buffer.byteLength(body) }).end(body);
}

/** The status and the sentence for bytes that Node's parser refuses, by its code. */
const REFUSED_BYTES: Readonly<Record<string, readonly [number, string]>> = {
  HPE_INVALID_METHOD: [405, 'The request method is unknown.'],
  HPE_HEADER_OVERFLOW: [431, 'The request headers are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
};

/** The answer to the last request of a connection. */
const lastAnswer = new WeakMap<Duplex, ServerResponse>();

/** How long the rest of what was refused is read and discarded: a reset could discard the answer before it is read. */
const LINGER_MS = 500;

function refuseBytes(fault: NodeJS.ErrnoException, socket: Duplex): void {
  if (socket.writableEnded) return;
  // A request may be answered before its body was there; a second answer would be taken for that to the next request.
  const last = lastAnswer.get(socket);
  if (fault.code === 'ECONNRESET' || !socket.writable || (last?.headersSent && !last.req.complete)) {
    socket.destroy();
    return;
  }
  const [status, error] = REFUSED_BYTES[fault.code ?? ''] ?? [400, 'The request is not well-formed HTTP.'];
  endWith(socket, status, error);
}

function endWith(socket: Duplex, status: number, error: string): void {
  const body = `${JSON.stringify({ error })}\n`;
  const allow = status === 405 ? { Allow: 'GET, HEAD, POST, OPTIONS' } : {};
  const headers = { ...REFUSAL_HEADERS, ...allow, 'Content-Length': Buffer.byteLength(body) };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

/** How long an idle connection may bring one more request while the server stops. */
const IDLE_GRACE_MS = 1_000;

/**
 * Stops accepting connections, and answers what still arrives on open ones with `Connection: close`, so that no request on
 * its way is reset; after a grace it closes idle connections. Resolves when all are closed, at the latest after the timeout:
 * a request that never ends does not keep the process.
 */
export async function stop(server: Server, timeoutMs = STOP_TIMEOUT_MS): Promise<void> {
  // The close of http would cut idle connections at once.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  // A connection becomes idle when its last answer is sent, without an event.
  let idle: NodeJS.Timeout | undefined;
  const grace = setTimeout(
    () => {
      idle = setInterval(() => server.closeIdleConnections(), 50);
    },
    Math.min(IDLE_GRACE_MS, timeoutMs / 2),
  );
  const late = setTimeout(() => server.closeAllConnections(), timeoutMs);
  await closed;
  clearTimeout(grace);
  clearInterval(idle);
  clearTimeout(late);
}
