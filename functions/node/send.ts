import { STATUS_CODES, type ServerResponse } from 'node:http';
import { pipeline, type Duplex, type Writable } from 'node:stream';
import type { Body, PlainAnswer } from '../message.ts';

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
