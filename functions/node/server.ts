import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { IsoDate } from '../../src/model/iso-date.ts';
import type { Environment } from '../environment.ts';
import { handle } from '../handle.ts';
import { listener } from './adapter.ts';
import type { Build } from './build.ts';
import { compressed, isWorthCompressing, preferredEncoding } from './encoding.ts';
import { HotPath, send } from './hot-path.ts';
import { methodRefusal, refuse, refuseMalformed, refuseOnSocket } from './refuse.ts';

export interface HostOptions {
  /** The current UTC day. */
  readonly today: () => IsoDate;
  /** Told of faults of ours. */
  readonly report?: (fault: unknown) => void;
  /** How long a caller may take to send its request, in milliseconds. */
  readonly requestTimeout?: number;
}

const REQUEST_TIMEOUT = 10_000;

/** How long a stop waits for requests under way, in milliseconds. */
const GRACE = 5_000;

/** The local host: the files of a build and the function in one process, on plain HTTP. */
export class Host {
  readonly server: Server;
  readonly #options: HostOptions;
  #build: Build;
  #hotPath: HotPath;

  constructor(build: Build, options: HostOptions) {
    this.#options = options;
    this.#build = build;
    this.#hotPath = new HotPath(build);
    const viaFunction = listener((request) => this.#respond(request));
    const timeout = options.requestTimeout ?? REQUEST_TIMEOUT;
    // Node refuses a missing Host and looks for late requests twice a minute; we answer the one and look more often.
    const settings = { requireHostHeader: false, requestTimeout: timeout, headersTimeout: timeout, connectionsCheckingInterval: timeout / 10 };
    this.server = createServer(settings, (request, response) => {
      const entry = this.#isRead(request) ? this.#hotPath.entry(request.url ?? '/') : null;
      if (entry && this.#build.date === this.#options.today()) send(entry, request, response);
      else void viaFunction(request, response);
    });
    this.server.keepAliveTimeout = timeout;
    this.server.on('clientError', refuseMalformed);
    this.server.on('connect', (_request, socket) => refuseOnSocket(socket, methodRefusal('CONNECT')));
    this.server.on('checkExpectation', (_request, response) => {
      refuse(response, { status: 417, error: 'The only expectation that is met is 100-continue.' });
    });
  }

  get build(): Build {
    return this.#build;
  }

  /** Puts a new build in the place of the served one, between two requests. */
  swap(build: Build): void {
    this.#hotPath = new HotPath(build);
    this.#build = build;
  }

  #isRead(request: IncomingMessage): boolean {
    return (request.method === 'GET' || request.method === 'HEAD') && request.headers.host !== undefined;
  }

  async #respond(request: Request): Promise<Response> {
    return encoded(request, await handle(request, this.#environment()));
  }

  #environment(): Environment {
    const build = this.#build;
    return {
      today: this.#options.today,
      compiledDate: build.date,
      catalogue: (date) => Promise.resolve(build.catalogue(date)),
      prepared: (path) => Promise.resolve(build.file(path)),
      report: (fault) => this.#options.report?.(fault),
    };
  }
}

/** The response in the encoding the caller prefers, made off the main thread. */
async function encoded(request: Request, response: Response): Promise<Response> {
  const type = response.headers.get('content-type') ?? '';
  const bytes = Number(response.headers.get('content-length') ?? 0);
  const encoding = preferredEncoding(request.headers.get('accept-encoding') ?? undefined);
  if (response.status !== 200 || encoding === 'identity' || !isWorthCompressing(type, bytes)) return response;
  const headers = new Headers(response.headers);
  headers.set('Content-Encoding', encoding);
  if (request.method === 'HEAD') {
    headers.delete('Content-Length');
    return new Response(null, { status: 200, headers });
  }
  const body = await compressed(new Uint8Array(await response.arrayBuffer()), encoding);
  headers.set('Content-Length', String(body.length));
  return new Response(body as Buffer<ArrayBuffer>, { status: 200, headers });
}

/**
 * Stops taking connections, lets requests under way finish, then closes what is idle. Resolves when all is closed, at the
 * latest when the grace is over: a caller who never finishes its request does not keep the process.
 */
export async function stop(server: Server, grace = GRACE): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection falls idle when its last answer is sent, and nobody is told.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const late = setTimeout(() => server.closeAllConnections(), grace);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}
