import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { validateResponse } from '../contract/validator.ts';
import type { Served } from './served.ts';

/** Longest wait for any answer: past it the host hangs. */
const MAX_WAIT_MS = 60_000;

export interface RequestOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** As sent, still compressed. */
  readonly body: Buffer;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/**
 * Requests a target exactly as written and returns the raw answer: no redirect is followed, nothing is decoded. Throws when
 * the answer contradicts the OpenAPI document.
 */
export async function ask(served: Served, target: string, options: RequestOptions = {}): Promise<Answer> {
  const answer = await send(served, target, options);
  const faults = contractFaults(served, target, { answer, method: options.method ?? 'GET' });
  if (faults.length > 0) throw new Error(`${target.slice(0, 200)} (${answer.status}): ${faults.join('; ')}`);
  return answer;
}

/** A host that lacks something answers some errors in a way of its own, and some headers with it. */
function contractFaults(
  { can }: Served,
  target: string,
  { answer, method }: { readonly answer: Answer; readonly method: string },
): readonly string[] {
  const isEmpty = answer.body.length === 0 && method !== 'HEAD';
  const isOwn = answer.status >= 400 && (isEmpty || !answer.headers['content-type']?.startsWith('application/json'));
  if (isOwn && !can.refusesInJson) return [];
  const body = answer.body.length === 0 ? '' : decoded(answer).toString();
  const faults = validateResponse(method, target, { ...answer, body });
  return can.readsHttp ? faults : faults.filter((fault) => !fault.startsWith('header '));
}

function send(served: Served, target: string, options: RequestOptions): Promise<Answer> {
  const { hostname, port } = new URL(served.baseUrl);
  const { method = 'GET', headers: given = {}, body } = options;
  return new Promise((resolve, reject) => {
    const sent = request(
      { agent, hostname, port, method, path: target, headers: given, timeout: MAX_WAIT_MS },
      (response) => {
        const joined = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
        const headers = Object.fromEntries(joined) as Record<string, string>;
        buffer(response).then((body) => resolve({ status: response.statusCode ?? 0, headers, body }), reject);
      },
    );
    sent.on('timeout', () => sent.destroy(new Error(`${method} ${target.slice(0, 80)} hangs`)));
    sent.on('error', reject);
    sent.end(body);
  });
}

/** The body of a JSON answer. */
export function json(answer: Answer): Record<string, unknown> {
  return JSON.parse(decoded(answer).toString()) as Record<string, unknown>;
}

/** The body with its content coding taken off. */
export function decoded({ headers, body }: Answer): Buffer {
  switch (headers['content-encoding']) {
    case 'br':
      return brotliDecompressSync(body);
    case 'gzip':
      return gunzipSync(body);
    default:
      return body;
  }
}

/** Delay after which the sender of an unfinished request ends it. */
const UNFINISHED_WAIT_MS = 100;
/** The same where a platform may wait for that end before it answers or closes. */
const UNANSWERED_WAIT_MS = 1000;

/**
 * Sends bytes that need not be HTTP; resolves with all that came back when the host closes the connection, and throws
 * when it does not. The sender of an unfinished request says after a while that nothing follows.
 */
export function sendRaw(served: Served, bytes: string | Uint8Array, unfinished = false): Promise<string> {
  const { hostname, port } = new URL(served.baseUrl);
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    const hangs = setTimeout(() => {
      socket.destroy();
      reject(new Error('the host neither answers nor closes the connection'));
    }, MAX_WAIT_MS);
    const finish = (): void => {
      clearTimeout(hangs);
      socket.destroy();
      resolve(received);
    };
    socket.setEncoding('latin1').on('data', (chunk) => (received += String(chunk)));
    // A reset is a closed connection too, and what came before it counts.
    socket.on('end', finish).on('error', finish).on('close', finish);
    socket.write(bytes);
    // Not before an answer: some platforms drop a request whose sender has closed its side.
    if (!served.can.closesAtOnce) socket.once('data', () => socket.end());
    if (!served.can.closesAtOnce || unfinished)
      setTimeout(() => socket.end(), unfinished ? UNFINISHED_WAIT_MS : UNANSWERED_WAIT_MS);
  });
}

/** The status of each response in what came back on a connection. */
export function statuses(received: string): readonly number[] {
  return [...received.matchAll(/(?:^|\n|})HTTP\/1\.[01] (\d{3}) /g)].map(([, status]) => Number(status));
}
