import type { IncomingMessage } from 'node:http';
import type { BodyReader, PlainRequest, RequestBody } from '../message.ts';

/** Converts a message of node:http to a plain request. Reads only the headers that an answer or the log needs. */
export class NodeRequest implements PlainRequest {
  readonly method: string;
  readonly target: string;
  hasHost = false;
  ifNoneMatch: string | undefined = undefined;
  acceptEncoding: string | undefined = undefined;
  accept: string | undefined = undefined;
  userAgent: string | undefined = undefined;
  readonly #incoming: IncomingMessage;
  readonly #trustsProxy: boolean;

  /** With `trustsProxy` the client address is the last entry of X-Forwarded-For, which the proxy appended. */
  constructor(incoming: IncomingMessage, trustsProxy: boolean) {
    this.method = incoming.method ?? 'GET';
    const target = incoming.url ?? '/';
    // `OPTIONS *` concerns the whole server.
    this.target = target === '*' && this.method === 'OPTIONS' ? '/' : target;
    this.#incoming = incoming;
    this.#trustsProxy = trustsProxy;
    // Reads the raw list: `headers` would convert all of them.
    const { rawHeaders } = incoming;
    for (let index = 0; index < rawHeaders.length; index += 2) {
      this.#read(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
    }
  }

  #read(name: string, value: string): void {
    // The length excludes most names.
    switch (name.length) {
      case 4:
        this.hasHost ||= name.toLowerCase() === 'host';
        break;
      case 6:
        if (name.toLowerCase() === 'accept') this.accept = joined(this.accept, value);
        break;
      case 10:
        if (name.toLowerCase() === 'user-agent') this.userAgent ??= value;
        break;
      case 13:
        if (name.toLowerCase() === 'if-none-match') this.ifNoneMatch = joined(this.ifNoneMatch, value);
        break;
      case 15:
        if (name.toLowerCase() === 'accept-encoding') this.acceptEncoding = joined(this.acceptEncoding, value);
        break;
    }
  }

  get address(): string {
    const forwarded = this.#trustsProxy ? this.#incoming.headersDistinct['x-forwarded-for']?.join(',') : undefined;
    return forwarded?.split(',').at(-1)?.trim() ?? this.#incoming.socket.remoteAddress ?? 'unknown';
  }

  get body(): RequestBody {
    const { headers } = this.#incoming;
    return {
      contentType: headers['content-type'],
      contentEncoding: headers['content-encoding'],
      contentLength: Number(headers['content-length'] ?? 0),
      mcpHeaders: mcpHeaders(this.#incoming),
      reader: () => bodyReader(this.#incoming),
    };
  }

  /** The headers by which a page view is attributed to a referring host. */
  get link(): { readonly referer: string | undefined; readonly host: string | undefined } {
    const { referer, host } = this.#incoming.headers;
    return { referer, host };
  }
}

function mcpHeaders({ headersDistinct }: IncomingMessage): Readonly<Record<string, string>> {
  const entries = Object.entries(headersDistinct).filter(([name]) => name.startsWith('mcp-'));
  return Object.fromEntries(entries.map(([name, values = []]) => [name, values.join(', ')]));
}

/** A header that is given twice is one list (RFC 9110). */
function joined(before: string | undefined, value: string): string {
  return before === undefined ? value : `${before}, ${value}`;
}

/** Reads the body as it arrives. Cancelling leaves the connection open for the answer. */
function bodyReader(incoming: IncomingMessage): BodyReader {
  const chunks: AsyncIterator<Uint8Array, undefined> = incoming.iterator({ destroyOnReturn: false });
  return {
    async read() {
      const step = await chunks.next();
      return step.done ? { done: true } : { done: false, value: step.value };
    },
    async cancel() {
      await chunks.return?.();
    },
  };
}
