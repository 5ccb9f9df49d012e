import { STATUS_CODES, type ServerResponse } from 'node:http';
import { pipeline, type Duplex, type Writable } from 'node:stream';
import { READS } from '../headers.ts';
import { whenReady, type Body, type PlainAnswer } from '../message.ts';
import { answerToMalformed, refusedByHttp, type Answering, type ParserFault } from './malformed-message.ts';

/** CONNECT has no path, so it gets the answer to a method that is not allowed. */
export function connectRefusal(): PlainAnswer {
  return refusedByHttp(405, `CONNECT is not answered here; use one of ${READS}.`, ['Allow', READS]);
}

/**
 * Writes an answer to its response, unless the request was refused in the meantime. `report` gets the fault of a body that
 * cannot be read to its end; the connection is closed then.
 */
export function send({ status, headers, body }: PlainAnswer, response: ServerResponse, report?: Report): void {
  if (response.headersSent) return;
  // `writeHead()` does not modify them.
  response.writeHead(status, headers as string[]);
  end(response, response.req.method === 'HEAD' ? null : body, report);
}

/** Logs an error thrown while answering. */
type Report = (fault: unknown) => void;

function end(output: Writable, body: Body | null, report?: Report): void {
  if (body === null) output.end();
  else if (body instanceof Uint8Array) output.end(body);
  else {
    pipeline(body.pieces(), output, (fault) => {
      // A client may leave before it has the whole body.
      if (fault && fault.code !== 'ERR_STREAM_PREMATURE_CLOSE') report?.(fault);
    });
  }
}

/** Writes an answer to a socket without a response, and closes it. */
export function sendOnSocket({ status, headers, body }: PlainAnswer, socket: Duplex): void {
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`];
  for (let index = 0; index < headers.length; index += 2) lines.push(`${headers[index]}: ${headers[index + 1]}`);
  socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  end(socket, body);
}

/** A property of the connection itself: a WeakMap would be written for every request, and read after hardly any. */
const LAST_RESPONSE = Symbol('last response');

type Connection = Duplex & { [LAST_RESPONSE]?: ServerResponse };

/**
 * Refuses malformed HTTP with an error of the common form. No request gets two answers: complete requests before the
 * malformed bytes are answered first, and when the bytes belong to the body of an answered request, the connection is
 * only closed.
 */
export class MalformedRefusal {
  readonly #refused = new WeakSet<Duplex>();
  readonly #answering: Answering;

  /** `answering` answers requests of methods that Node does not know. */
  constructor(answering: Answering) {
    this.#answering = answering;
  }

  /** Records the newest response of a connection; Node sends those of one connection in order. */
  answering(response: ServerResponse): void {
    const socket: Connection = response.req.socket;
    socket[LAST_RESPONSE] = response;
  }

  /** Listens to `clientError`. */
  readonly refuse = (fault: Error & ParserFault, socket: Connection): void => {
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
    const last = socket[LAST_RESPONSE];
    if (last && !last.req.complete && last.headersSent) {
      afterClose(last, () => socket.end(() => socket.destroy()));
      return;
    }
    void whenReady(answerToMalformed(fault, this.#answering), (answer) => {
      if (!last) sendOnSocket(answer, socket);
      else if (last.req.complete) afterClose(last, () => sendOnSocket(answer, socket));
      else send({ ...answer, headers: [...answer.headers, 'Connection', 'close'] }, last);
    });
  };
}

function afterClose(response: ServerResponse, act: () => void): void {
  if (response.closed) act();
  else response.once('close', act);
}
