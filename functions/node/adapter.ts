import type { IncomingMessage, ServerResponse } from 'node:http';
import { methodRefusal, refuse, type Refusal } from './refuse.ts';

/** Asks the function; the message is there for what a Request does not tell, such as the caller's address. */
export type Respond = (request: Request, incoming: IncomingMessage) => Promise<Response>;

/** Targets are resolved here: the Host header is the caller's word, so no answer depends on it. */
const ORIGIN = 'http://localhost';

/** Methods that the Fetch standard forbids a Request to have. */
const WITHOUT_REQUEST = new Set(['CONNECT', 'TRACE', 'TRACK']);
const WITHOUT_BODY = new Set(['GET', 'HEAD']);

/**
 * The function as a listener of node:http: the message becomes a Request, the Response is written back. A fault that the
 * function did not turn into an answer is reported, and the caller gets a 500 with nothing internal in it.
 */
export function listener(respond: Respond, report: (fault: unknown) => void) {
  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    try {
      await exchange(incoming, outgoing, (request) => answered(() => respond(request, incoming), report));
    } catch (fault) {
      // The answer is half written: there is no other to give.
      report(fault);
      outgoing.destroy();
    }
  };
}

async function exchange(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  ask: (request: Request) => Promise<Response | Refusal>,
): Promise<void> {
  const asked = toRequest(incoming);
  const answer = asked instanceof Request ? await ask(asked) : asked;
  if (answer instanceof Response) await write(answer, outgoing);
  else if (!outgoing.headersSent) refuse(outgoing, answer);
  // What the caller still sends is read away, so that a reset does not take the answer back from it.
  incoming.resume();
}

async function answered(ask: () => Promise<Response>, report: (fault: unknown) => void): Promise<Response | Refusal> {
  try {
    return await ask();
  } catch (fault) {
    report(fault);
    return { status: 500, error: 'The service failed to answer this request.' };
  }
}

/**
 * The address a request target means (RFC 9112, 3.2): a path, or the whole address that a proxy would be asked; null for
 * anything else. Dot segments are resolved here, so that no path above the root ever reaches the function.
 */
export function targetUrl(target: string): URL | null {
  if (target.startsWith('/')) return resolved(`${ORIGIN}${target}`);
  const whole = /^https?:\/\//i.test(target) ? resolved(target) : null;
  // Only its path and query: the rest may name another host, or a user.
  return whole && resolved(`${ORIGIN}${whole.pathname}${whole.search}`);
}

function resolved(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null;
}

function toRequest(incoming: IncomingMessage): Request | Refusal {
  const method = incoming.method ?? 'GET';
  const target = incoming.url ?? '/';
  if (WITHOUT_REQUEST.has(method)) return methodRefusal(method);
  if (incoming.httpVersion === '1.1' && incoming.headers.host === undefined) {
    return { status: 400, error: 'An HTTP/1.1 request names its Host.' };
  }
  const url = method === 'OPTIONS' && target === '*' ? resolved(ORIGIN) : targetUrl(target);
  if (!url) return { status: 400, error: 'The request target is neither a path nor an http address.' };
  const body = WITHOUT_BODY.has(method) ? null : bodyOf(incoming);
  // `duplex` is required with a stream, and missing in the types of the DOM library.
  const init: RequestInit & { duplex: 'half' } = { method, headers: headersOf(incoming), body, duplex: 'half' };
  return new Request(url, init);
}

function headersOf(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  return headers;
}

/** The body as it arrives. Nothing is read before it is asked for, and giving up on it leaves the connection alone. */
function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = incoming.iterator({ destroyOnReturn: false });
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const step = await chunks.next();
        if (step.done) controller.close();
        else controller.enqueue(step.value);
      },
      async cancel() {
        await chunks.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

/** Every body of ours is made whole before it is sent, so its length is always told. */
async function write(response: Response, outgoing: ServerResponse): Promise<void> {
  const body = response.body === null ? null : Buffer.from(await response.arrayBuffer());
  // Refused since, for a body that turned out not to be HTTP.
  if (outgoing.headersSent) return;
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(body ?? undefined);
}
