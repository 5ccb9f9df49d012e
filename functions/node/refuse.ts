import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { replyAnswer } from '../answers.ts';
import { READS } from '../headers.ts';
import type { PlainAnswer } from '../message.ts';

/** The answer to input that the HTTP parser refuses, before there is a request for the router. */
export function refusedByHttp(status: number, error: string, headers: readonly string[] = []): PlainAnswer {
  return replyAnswer({ status, body: { error } }, null, headers);
}

/** CONNECT has no path, so it gets the answer to a method that is not allowed. */
export function connectRefusal(): PlainAnswer {
  return refusedByHttp(405, `CONNECT is not answered here; use one of ${READS}.`, ['Allow', READS]);
}

/** Writes an answer to its response, unless the request was refused in the meantime. */
export function send({ status, headers, body }: PlainAnswer, response: ServerResponse): void {
  if (response.headersSent) return;
  // `writeHead()` does not modify them.
  response.writeHead(status, headers as string[]);
  if (body === null || response.req.method === 'HEAD') response.end();
  else response.end(body);
}

/** Writes an answer to a socket without a response, and closes it. */
export function sendOnSocket({ status, headers, body }: PlainAnswer, socket: Duplex): void {
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`];
  for (let index = 0; index < headers.length; index += 2) lines.push(`${headers[index]}: ${headers[index + 1]}`);
  socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  socket.end(body);
}

/**
 * Refuses malformed HTTP with an error of the common form. No request gets two answers: complete requests before the
 * malformed bytes are answered first, and when the bytes belong to the body of an answered request, the connection is
 * only closed.
 */
export class MalformedRefusal {
  readonly #lastResponse = new WeakMap<Duplex, ServerResponse>();
  readonly #refused = new WeakSet<Duplex>();

  /** Records the newest response of a connection; Node sends those of one connection in order. */
  answering(response: ServerResponse): void {
    this.#lastResponse.set(response.req.socket, response);
  }

  /** Listens to `clientError`. */
  readonly refuse = (fault: Error & { code?: string }, socket: Duplex): void => {
    if (this.#refused.has(socket)) {
      // Keeps reading and discarding input for a while: a reset could discard the answer before the client reads it.
      if (fault.code === 'ERR_HTTP_REQUEST_TIMEOUT') socket.destroy();
      return;
    }
    if (fault.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    this.#refused.add(socket);
    const last = this.#lastResponse.get(socket);
    if (!last) sendOnSocket(malformed(fault.code), socket);
    else if (last.req.complete) afterClose(last, () => sendOnSocket(malformed(fault.code), socket));
    else if (last.headersSent) afterClose(last, () => socket.end(() => socket.destroy()));
    else send(malformed(fault.code, ['Connection', 'close']), last);
  };
}

function afterClose(response: ServerResponse, act: () => void): void {
  if (response.closed) act();
  else response.once('close', act);
}

function malformed(code: string | undefined, headers: readonly string[] = []): PlainAnswer {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return refusedByHttp(431, 'The request headers are too large.', headers);
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return refusedByHttp(408, 'The request took too long to arrive.', headers);
    default:
      return refusedByHttp(400, 'The request is not well-formed HTTP.', headers);
  }
}
