import xxhash from 'xxhash-wasm';
import { CONTENT_TYPE, isWorthCompressing } from '../src/routes/content-type.ts';
import { DESCRIBED, EVERY_RESPONSE, NO_STORE, typeHeaders, type Headers } from '../src/routes/response-headers.ts';

export type Coding = 'identity' | 'br' | 'gzip';

/** How a host compresses responses. */
export interface Compression {
  preferredCoding(acceptEncoding: string): Coding;
  compress(body: Uint8Array<ArrayBuffer>, coding: 'br' | 'gzip'): Promise<Uint8Array<ArrayBuffer>>;
}

export interface Answer {
  readonly response: Response;
  /** For the request log; null where it is no list. */
  readonly results: number | null;
  /** It is a page for people. */
  readonly isPage?: boolean;
}

const hasher = await xxhash();
export const encoder = new TextEncoder();

/** The strong validator of a body, the same on every host. */
export function etagOf(body: Uint8Array): string {
  return `"${hasher.h64Raw(body).toString(36)}"`;
}

/** The validator of content in a coding: a strong validator identifies the bytes that are sent (RFC 9110, 8.8.3.3). */
function codedEtag(etag: string, coding: Coding): string {
  return coding === 'identity' ? etag : `${etag.slice(0, -1)}.${coding}"`;
}

/** Whether `If-None-Match` contains the validator, by weak comparison (RFC 9110, 13.1.2). */
export function isNotModified(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}

export interface ContentFacts {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
  /** Headers of every read under its cache policy. */
  readonly headers: Headers;
  /** Path of the next page, for the header `Link`. */
  readonly next?: string | null;
  readonly results?: number | null;
  /** The client prefers this form to another at its address. */
  readonly isNegotiated?: boolean;
}

/** The bytes of content in one coding, with the headers of a 200. */
type Form = Pick<ContentFacts, 'body' | 'headers'>;

/** The content of a successful read, with its validator, headers and compressed forms, which are made once. */
export class Content {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly #facts: ContentFacts;
  readonly #etag: string;
  readonly #headers: Headers;
  readonly #compression: Compression | null;
  readonly #forms: Partial<Record<Coding, Promise<Form> | undefined>> = {};

  constructor(facts: ContentFacts, compression: Compression | null) {
    const { body, contentType, headers, next = null, isNegotiated } = facts;
    this.body = body;
    this.#facts = facts;
    this.#etag = etagOf(body);
    this.#compression = isWorthCompressing(contentType, body.length) ? compression : null;
    const link = next === null ? null : { Link: `${DESCRIBED.Link}, <${next}>; rel="next"` };
    const vary = isNegotiated ? { Vary: 'Accept-Encoding, Accept' } : null;
    this.#headers = link || vary ? { ...headers, ...link, ...vary } : headers;
  }

  /** 200 in the coding that the client prefers, or 304 when the client already has that form. */
  async answer({ headers }: Request): Promise<Answer> {
    const coding = this.#codingFor(headers.get('accept-encoding'));
    const ifNoneMatch = headers.get('if-none-match');
    const etag = codedEtag(this.#etag, coding);
    if (ifNoneMatch !== null && isNotModified(ifNoneMatch, etag)) {
      return this.#toAnswer(new Response(null, { status: 304, headers: { ...this.#headers, ETag: etag } }));
    }
    const { body, headers: sent } = await (this.#forms[coding] ??= this.#form(coding));
    return this.#toAnswer(new Response(body, { headers: sent }));
  }

  #toAnswer(response: Response): Answer {
    const { results = null, contentType } = this.#facts;
    return { response, results, isPage: contentType.startsWith('text/html') };
  }

  #codingFor(acceptEncoding: string | null): Coding {
    if (this.#compression === null || acceptEncoding === null) return 'identity';
    return this.#compression.preferredCoding(acceptEncoding);
  }

  async #form(coding: Coding): Promise<Form> {
    try {
      const isPlain = coding === 'identity' || this.#compression === null;
      const body = isPlain ? this.body : await this.#compression.compress(this.body, coding);
      const headers = {
        ...this.#headers,
        ...typeHeaders(this.#facts.contentType),
        ...(isPlain ? {} : { 'Content-Encoding': coding }),
        'Content-Length': String(body.length),
        ETag: codedEtag(this.#etag, coding),
      };
      return { body, headers };
    } catch (fault) {
      this.#forms[coding] = undefined;
      throw fault;
    }
  }
}

/** Of the body of a list: the number of its results, which is its `total` or else its `count`, and the path of its next page. */
export function listFacts(body: object): { readonly results: number | null; readonly next: string | null } {
  const { total, count, next }: { readonly total?: unknown; readonly count?: unknown; readonly next?: unknown } = body;
  const results = total ?? count;
  return { results: typeof results === 'number' ? results : null, next: typeof next === 'string' ? next : null };
}

/** An answer that must not be cached: an error or an acknowledgement. */
export function uncachedAnswer(
  status: number,
  text: string,
  { contentType, headers, results = null }: Partial<Pick<ContentFacts, 'contentType' | 'headers' | 'results'>> = {},
): Answer {
  const body = encoder.encode(text);
  const all = {
    ...EVERY_RESPONSE,
    ...NO_STORE,
    ...typeHeaders(contentType ?? CONTENT_TYPE.json),
    'Content-Length': String(body.length),
    ...headers,
  };
  return { response: new Response(body, { status, headers: all }), results };
}

/** An error in the common form. */
export function errorAnswer(status: number, error: string, headers: Headers = {}): Answer {
  return uncachedAnswer(status, `${JSON.stringify({ error })}\n`, { headers });
}

/** 308 to a path of this host. */
export function redirect(location: string): Answer {
  const headers = { ...EVERY_RESPONSE, ...NO_STORE, Location: location };
  return { response: new Response(null, { status: 308, headers }), results: null };
}
