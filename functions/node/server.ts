import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { IsoDate } from '../../src/model/iso-date.ts';
import type { BuildFacts } from '../../src/routes/stats.ts';
import type { Environment, PreparedAnswer } from '../environment.ts';
import { handle } from '../handle.ts';
import { codedEtag } from '../headers.ts';
import { listener } from './adapter.ts';
import type { Build } from './build.ts';
import { codingOf, compressed, type Encoding } from './encoding.ts';
import { askedHeaders, HotPath, send } from './hot-path.ts';
import type { Ledger } from './ledger.ts';
import { Observer } from './observer.ts';
import { MalformedRefusal, methodRefusal, refuse, refuseOnSocket } from './refuse.ts';
import { Turns } from './turns.ts';

export interface HostOptions {
  /** The current UTC day. */
  readonly today: () => IsoDate;
  /** Told of faults of ours. */
  readonly report?: (fault: unknown) => void;
  /** How long a caller may take to send its request, in milliseconds. */
  readonly requestTimeout?: number;
  /** Keeps signals and counts requests; without it those paths answer 503. */
  readonly ledger?: Ledger;
  /** Commit of the build, for `/api/stats`. */
  readonly commit?: string | undefined;
  /** A proxy of ours stands in front: the caller's address is the last one of X-Forwarded-For. */
  readonly trustProxy?: boolean;
}

const REQUEST_TIMEOUT = 10_000;

/** How long a stop waits for requests under way, in milliseconds. */
const GRACE = 5_000;

/** The local host: the files of a build and the function in one process, on plain HTTP. */
export class Host {
  readonly server: Server;
  readonly #options: HostOptions;
  readonly #viaFunction: ReturnType<typeof listener>;
  #build: Build;
  #hotPath: HotPath;
  #observer: Observer | null;

  constructor(build: Build, options: HostOptions) {
    this.#options = options;
    this.#build = build;
    this.#hotPath = new HotPath(build);
    this.#observer = options.ledger ? new Observer(options.ledger, build) : null;
    this.#viaFunction = listener(
      (request, incoming) => this.#respond(request, incoming),
      (fault) => options.report?.(fault),
    );
    const timeout = options.requestTimeout ?? REQUEST_TIMEOUT;
    // Node refuses a missing Host and looks for late requests twice a minute; we answer the one and look more often.
    const settings = {
      requireHostHeader: false,
      requestTimeout: timeout,
      headersTimeout: timeout,
      connectionsCheckingInterval: timeout / 10,
    };
    const malformed = new MalformedRefusal();
    this.server = createServer(settings, (request, response) => {
      malformed.answering(response);
      turns.take(response, () => this.#answer(request, response));
    });
    const turns = new Turns(this.server);
    this.server.keepAliveTimeout = timeout;
    this.server.on('clientError', malformed.refuse);
    this.server.on('connect', (_request, socket) => refuseOnSocket(socket, methodRefusal('CONNECT')));
    this.server.on('checkExpectation', (_request, response) => {
      malformed.answering(response);
      refuse(response, { status: 417, error: 'The only expectation that is met is 100-continue.' });
    });
  }

  get build(): Build {
    return this.#build;
  }

  /** Puts a new build in the place of the served one, between two requests. */
  swap(build: Build): void {
    this.#hotPath = new HotPath(build);
    this.#observer = this.#options.ledger ? new Observer(this.#options.ledger, build) : null;
    this.#build = build;
  }

  /** Makes the compressed forms of the served build while it serves. */
  compressAhead(): Promise<void> {
    const hotPath = this.#hotPath;
    return hotPath.compressAhead(() => hotPath === this.#hotPath && this.server.listening);
  }

  /** Answers from memory where the build has a file for the day, else has the function asked. */
  #answer(request: IncomingMessage, response: ServerResponse): Promise<void> | undefined {
    // Refused while it stood in line, for a body that turned out not to be HTTP.
    if (response.headersSent) return undefined;
    const asked = askedHeaders(request);
    const isRead = asked.hasHost && (request.method === 'GET' || request.method === 'HEAD');
    const entry = isRead ? this.#hotPath.entry(request.url ?? '/') : null;
    const day = this.#options.today();
    if (!entry || this.#build.date !== day) return this.#viaFunction(request, response);
    send(entry, asked, response);
    // Nobody would catch a fault in here, and it would end the process.
    try {
      this.#observer?.prepared(request, { status: response.statusCode, day });
    } catch (fault) {
      this.#options.report?.(fault);
    }
    return undefined;
  }

  async #respond(request: Request, incoming: IncomingMessage): Promise<Response> {
    let results: number | null = null;
    const answered = (count: number | null): void => {
      results = count;
    };
    // A HEAD is answered as its GET is, without the body: the length of a compressed one is known only once it is made.
    const asked = request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request;
    const response = await encoded(asked, await handle(asked, { ...this.#environment(incoming), answered }));
    const outcome = { status: response.status, day: this.#options.today(), results };
    this.#observer?.computed(incoming, new URL(request.url), outcome);
    return asked === request ? response : new Response(null, response);
  }

  #environment(incoming: IncomingMessage): Environment {
    const build = this.#build;
    const { ledger, today } = this.#options;
    return {
      today,
      compiledDate: build.date,
      catalogue: (date) => Promise.resolve(build.catalogue(date)),
      prepared: (path) => Promise.resolve(build.file(path)),
      validator: (content, request) => codedEtag(content.etag, coding(content, request)),
      report: (fault) => this.#options.report?.(fault),
      ...(ledger && { live: ledger.live(this.#address(incoming), () => this.#buildFacts()) }),
    };
  }

  #buildFacts(): BuildFacts {
    const { date, size } = this.#build;
    return { commit: this.#options.commit ?? null, date, ...size };
  }

  #address(incoming: IncomingMessage): string {
    // Only the last one was written by our own proxy; whatever stands before it is the caller's word.
    const forwarded = this.#options.trustProxy ? incoming.headersDistinct['x-forwarded-for']?.join(',') : undefined;
    return forwarded?.split(',').at(-1)?.trim() ?? incoming.socket.remoteAddress ?? 'unknown';
  }
}

function coding(content: Pick<PreparedAnswer, 'contentType' | 'bytes'>, request: Request): Encoding {
  return codingOf(content, request.headers.get('accept-encoding') ?? undefined);
}

/** The response in the coding the caller prefers, made off the main thread. */
async function encoded(request: Request, response: Response): Promise<Response> {
  const contentType = response.headers.get('content-type') ?? '';
  const bytes = Number(response.headers.get('content-length') ?? 0);
  const chosen = coding({ contentType, bytes }, request);
  if (response.status !== 200 || chosen === 'identity') return response;
  const body = await compressed(new Uint8Array(await response.arrayBuffer()), chosen);
  const headers = new Headers(response.headers);
  headers.set('Content-Encoding', chosen);
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
