import { createServer, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { IsoDate } from '../../src/model/iso-date.ts';
import { AnswerCache } from '../answer-cache.ts';
import type { Environment } from '../environment.ts';
import { handle } from '../handle.ts';
import type { PlainAnswer } from '../message.ts';
import { TargetCache } from '../target-cache.ts';
import type { Build } from './build.ts';
import { COMPRESSION } from './compression.ts';
import { digest } from './digest.ts';
import type { HostStore } from './host-store.ts';
import { refusedByHttp } from './malformed-message.ts';
import { NodeRequest } from './node-request.ts';
import { Outbox } from './outbox.ts';
import { Pipeline } from './pipeline.ts';
import { PreparedAnswers } from './prepared-answers.ts';
import { connectRefusal, MalformedRefusal } from './refuse.ts';
import { RequestLogger } from './request-logger.ts';
import { send, sendOnSocket } from './send.ts';

export interface HostOptions {
  /** The current UTC day. */
  readonly today: () => IsoDate;
  /** Logs an error thrown while answering. */
  readonly report?: (fault: unknown) => void;
  /** Time within which a client must send its request. */
  readonly requestTimeoutMs?: number;
  /** Stores signals and the request log; without it those paths answer 503. */
  readonly store?: HostStore;
  /** A trusted proxy is in front: the client address is the last one of X-Forwarded-For. */
  readonly trustProxy?: boolean;
}

const REQUEST_TIMEOUT_MS = 10_000;

/** Time that `stop` waits for open requests. */
const STOP_TIMEOUT_MS = 5_000;

/** One served build. */
interface Serving {
  readonly build: Build;
  readonly prepared: PreparedAnswers;
  readonly environment: Environment;
  readonly targets: TargetCache;
}

/** The local host: the files of a build and the function in one process, on plain HTTP. */
export class Host {
  readonly server: Server;
  readonly #options: HostOptions;
  readonly #logger: RequestLogger | null;
  readonly #outbox = new Outbox();
  #serving: Serving;

  constructor(build: Build, options: HostOptions) {
    this.#options = options;
    this.#logger = options.store ? new RequestLogger(options.store) : null;
    this.#serving = this.#served(build);
    const timeout = options.requestTimeoutMs ?? REQUEST_TIMEOUT_MS;
    // A missing Host header is answered by the router, in JSON; the interval for timeouts is shorter than Node's
    // default.
    const settings = {
      requireHostHeader: false,
      requestTimeout: timeout,
      headersTimeout: timeout,
      connectionsCheckingInterval: timeout / 10,
    };
    const malformed = new MalformedRefusal((request) => handle(request, this.#serving.environment));
    this.server = createServer(settings, (_incoming, response) => {
      malformed.answering(response);
      pipeline.take(response);
    });
    const pipeline = new Pipeline(this.server, (response) => this.#answer(response));
    this.server.keepAliveTimeout = timeout;
    this.server.on('clientError', (fault, socket) => {
      // Which answers were sent decides how malformed bytes are refused.
      this.#outbox.empty();
      malformed.refuse(fault, socket);
    });
    this.server.on('connect', (_incoming, socket) => sendOnSocket(connectRefusal(), socket));
    this.server.on('checkExpectation', (_incoming, response) => {
      malformed.answering(response);
      send(refusedByHttp(417, 'The only expectation that is met is 100-continue.'), response);
    });
  }

  get build(): Build {
    return this.#serving.build;
  }

  /** Serves a new build from the next request on. */
  swap(build: Build): void {
    this.#serving = this.#served(build);
  }

  /** Makes the compressed forms of the served build while it serves. */
  compressAhead(): Promise<void> {
    const serving = this.#serving;
    return serving.prepared.compressAhead(() => serving === this.#serving && this.server.listening);
  }

  #served(build: Build): Serving {
    const { today, report, store } = this.#options;
    const prepared = new PreparedAnswers(build);
    const buildFacts = () => ({ date: build.date, ...build.size });
    const environment: Environment = {
      today,
      compiledDate: build.date,
      over: (date, compute) => compute(build.catalogue(date)),
      prepared: (path, policy, memo) => prepared.answer(path, policy, memo),
      digest,
      compression: COMPRESSION,
      answers: new AnswerCache(),
      report: (fault) => report?.(fault),
      ...(store && { records: store.records(buildFacts) }),
    };
    return { build, prepared, environment, targets: new TargetCache() };
  }

  /** Answers a request, synchronously or by a promise. Never throws or rejects. */
  #answer(response: ServerResponse): Promise<void> | undefined {
    // Refused while queued, because its body is malformed HTTP.
    if (response.headersSent) return undefined;
    const request = new NodeRequest(response.req, this.#options.trustProxy ?? false);
    if (!request.hasHost && response.req.httpVersion === '1.1') {
      this.#send(refusedByHttp(400, 'An HTTP/1.1 request names its Host.'), request, response);
      return undefined;
    }
    const { environment, targets } = this.#serving;
    const answer = handle(request, environment, targets);
    if (answer instanceof Promise) return answer.then((made) => this.#send(made, request, response));
    this.#outbox.put(() => this.#send(answer, request, response));
    return undefined;
  }

  #send(answer: PlainAnswer, request: NodeRequest, response: ServerResponse): void {
    // An exception here would end the process.
    try {
      // While it stops, each answer ends its connection.
      if (!this.server.listening) response.shouldKeepAlive = false;
      send(answer, response, this.#options.report);
      // Discards the rest of a partly read body; Node itself does so for an unread body.
      if (request.method === 'POST') response.req.resume();
      this.#logger?.note(request, answer, this.#options.today());
    } catch (fault) {
      this.#options.report?.(fault);
      if (!response.headersSent) response.destroy();
    }
  }
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
