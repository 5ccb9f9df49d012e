import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { EVERY_RESPONSE, JSON_TYPE, NO_STORE, READS } from '../headers.ts';

/** An error that HTTP itself decides, before there is a Request that the function could be asked. */
export interface Refusal {
  readonly status: number;
  readonly error: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A method that Fetch has no Request for (CONNECT, TRACE, TRACK); it gets the answer of every other unknown one. */
export function methodRefusal(method: string): Refusal {
  return {
    status: 405,
    error: `${method.slice(0, 20)} is not answered here; use one of ${READS}.`,
    headers: { Allow: READS },
  };
}

/** Refuses a request that arrived whole enough to have a response. */
export function refuse(response: ServerResponse, refusal: Refusal): void {
  const { headers, body } = laidOut(refusal);
  response.writeHead(refusal.status, headers).end(response.req.method === 'HEAD' ? undefined : body);
}

/** Refuses what never became a request, straight on its socket, and closes that. */
export function refuseOnSocket(socket: Duplex, refusal: Refusal): void {
  const { headers, body } = laidOut(refusal);
  const lines = Object.entries({ ...headers, Connection: 'close' }).map(([name, value]) => `${name}: ${value}`);
  const start = `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status] ?? ''}`;
  socket.end(`${[start, ...lines].join('\r\n')}\r\n\r\n${body}`);
}

/**
 * Refuses what HTTP itself could not read, which never reaches the function; it still gets a JSON answer (RULES.md 11).
 * No request gets two: what came whole before is answered first, and where the fault is in the body of a request whose
 * answer was given already, the connection is only closed.
 */
export class MalformedRefusal {
  readonly #lastAnswer = new WeakMap<Duplex, ServerResponse>();
  readonly #refused = new WeakSet<Duplex>();

  /** Remembers whose turn it is on a connection; Node gives the answers of one in their order. */
  answering(response: ServerResponse): void {
    this.#lastAnswer.set(response.req.socket, response);
  }

  /** Listens to `clientError`. */
  readonly refuse = (fault: Error & { code?: string }, socket: Duplex): void => {
    if (this.#refused.has(socket)) {
      // It was told, and the rest is read away for a while: a reset would take the answer back from the caller.
      if (fault.code === 'ERR_HTTP_REQUEST_TIMEOUT') socket.destroy();
      return;
    }
    if (fault.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    this.#refused.add(socket);
    const refusal = malformed(fault.code);
    const last = this.#lastAnswer.get(socket);
    if (!last) refuseOnSocket(socket, refusal);
    else if (last.req.complete) whenGiven(last, () => refuseOnSocket(socket, refusal));
    else if (last.headersSent) whenGiven(last, () => socket.end(() => socket.destroy()));
    else refuse(last, { ...refusal, headers: { Connection: 'close' } });
  };
}

function whenGiven(answer: ServerResponse, act: () => void): void {
  if (answer.closed) act();
  else answer.once('close', act);
}

function malformed(code: string | undefined): Refusal {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return { status: 431, error: 'The request headers are too large.' };
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return { status: 408, error: 'The request took too long to arrive.' };
    default:
      return { status: 400, error: 'The request is not well-formed HTTP.' };
  }
}

function laidOut({ error, headers }: Refusal): { readonly headers: Record<string, string>; readonly body: string } {
  const body = `${JSON.stringify({ error })}\n`;
  const length = String(Buffer.byteLength(body));
  return {
    body,
    headers: { ...EVERY_RESPONSE, ...NO_STORE, ...headers, 'Content-Type': JSON_TYPE, 'Content-Length': length },
  };
}
