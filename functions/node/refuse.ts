import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { READS } from '../headers.ts';
import { whenReady, type PlainAnswer } from '../message.ts';
import { answerToMalformed, refusedByHttp, type Answering, type ParserFault } from './malformed-message.ts';
import { send, sendOnSocket } from './send.ts';

/** CONNECT has no path, so it gets the answer to a method that is not allowed. */
export function connectRefusal(): PlainAnswer {
  return refusedByHttp(405, `CONNECT is not answered here; use one of ${READS}.`, ['Allow', READS]);
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
