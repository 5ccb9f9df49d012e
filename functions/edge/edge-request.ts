import { wholeBody, type PlainAnswer, type PlainRequest, type RequestBody } from '../message.ts';

/** A web Request as a plain request. */
export class EdgeRequest implements PlainRequest {
  readonly method: string;
  readonly target: string;
  readonly ifNoneMatch: string | undefined;
  readonly acceptEncoding: string | undefined;
  readonly accept: string | undefined;
  readonly #request: Request;

  constructor(request: Request) {
    this.method = request.method;
    // The platform has parsed the address already; what follows the host is the target.
    this.target = request.url.slice(request.url.indexOf('/', 'https://'.length)) || '/';
    this.ifNoneMatch = header(request, 'if-none-match');
    this.acceptEncoding = header(request, 'accept-encoding');
    this.accept = header(request, 'accept');
    this.#request = request;
  }

  get address(): string {
    // The platform sets this header; a client cannot.
    return header(this.#request, 'cf-connecting-ip') ?? 'unknown';
  }

  get body(): RequestBody {
    const { body } = this.#request;
    return {
      contentType: header(this.#request, 'content-type'),
      contentEncoding: header(this.#request, 'content-encoding'),
      contentLength: Number(header(this.#request, 'content-length') ?? 0),
      mcpHeaders: Object.fromEntries([...this.#request.headers].filter(([name]) => name.startsWith('mcp-'))),
      reader: () => body && body.getReader(),
    };
  }
}

function header(request: Request, name: string): string | undefined {
  return request.headers.get(name) ?? undefined;
}

/** A plain answer as a web Response. */
export function toResponse({ status, headers, body }: PlainAnswer): Response {
  const fields = new Headers();
  for (let index = 0; index < headers.length; index += 2) {
    fields.append(headers[index] ?? '', headers[index + 1] ?? '');
  }
  return new Response(body && wholeBody(body), { status, headers: fields });
}
