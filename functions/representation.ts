import { isWorthCompressing } from '../src/routes/content-type.ts';
import { EVERY_RESPONSE, JSON_TYPE, NO_STORE, codedEtag, isNotModified, readHeaders, typeHeaders } from './headers.ts';
import type { Eventually, PlainAnswer, PlainRequest } from './message.ts';
import { noResults, type TargetSummary } from './request-summary.ts';

type Headers = Readonly<Record<string, string>>;

export type Coding = 'identity' | 'br' | 'gzip';

/** How a host compresses what it sends; a platform that compresses by itself has none. */
export interface Compression {
  preferredCoding(acceptEncoding: string | undefined): Coding;
  compress(body: Uint8Array, coding: 'br' | 'gzip'): Promise<Uint8Array<ArrayBuffer>>;
}

/** The content of a successful read. */
export interface Content {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
  /** Strong validator, with its quotes. */
  readonly etag: string;
  /** For the request log; null where the content is no list. */
  readonly results: () => number | null;
}

/** A content in one coding. */
interface Form {
  readonly headers: readonly string[];
  readonly body: Uint8Array<ArrayBuffer>;
}

/**
 * A content with everything that is sent along: validator, headers and compressed forms. Prepared and computed answers
 * are sent through it alike. Headers are laid out once; compressed forms are made when first requested, and kept.
 */
export class Representation {
  readonly content: Content;
  readonly #isCompressible: boolean;
  readonly #policy: Headers;
  readonly #prefix: HeaderPrefix;
  readonly #compression: Compression | null;
  readonly #forms: Partial<Record<Coding, Form>> = {};

  /** `policy` are the headers of its cache policy. */
  constructor(content: Content, policy: Headers, compression: Compression | null) {
    this.content = content;
    this.#isCompressible = compression !== null && isWorthCompressing(content.contentType, content.body.length);
    this.#policy = policy;
    this.#prefix = headerPrefix(policy, content.contentType);
    this.#compression = compression;
  }

  /** The same in memory of its own, for an answer that is kept. */
  copy(): Representation {
    return new Representation({ ...this.content, body: this.content.body.slice() }, this.#policy, this.#compression);
  }

  /** 200 in the coding that the client prefers, or 304 where the client holds that form already. */
  answer(request: PlainRequest, target: TargetSummary): Eventually<PlainAnswer> {
    const coding = this.coding(request.acceptEncoding);
    const { results, contentType } = this.content;
    const isPage = target.endpoint === null && contentType.startsWith('text/html');
    const summary = { target, results, isPage };
    if (request.ifNoneMatch !== undefined) {
      const etag = codedEtag(this.content.etag, coding);
      if (isNotModified(request.ifNoneMatch, etag)) {
        return { status: 304, headers: [...this.#prefix.notModified, etag], body: null, summary };
      }
    }
    const form = this.form(coding);
    if (!(form instanceof Promise)) return { status: 200, headers: form.headers, body: form.body, summary };
    return form.then(({ headers, body }) => ({ status: 200, headers, body, summary }));
  }

  /** The coding in which a client gets this content. */
  coding(acceptEncoding: string | undefined): Coding {
    if (!this.#isCompressible || acceptEncoding === undefined || this.#compression === null) return 'identity';
    return this.#compression.preferredCoding(acceptEncoding);
  }

  /** The form in a coding; a promise only while a compressed one is made. */
  form(coding: Coding): Eventually<Form> {
    const known = this.#forms[coding];
    if (known) return known;
    if (coding === 'identity' || this.#compression === null) return this.#kept('identity', this.content.body);
    return this.#compression.compress(this.content.body, coding).then((body) => this.#kept(coding, body));
  }

  #kept(coding: Coding, body: Uint8Array<ArrayBuffer>): Form {
    const etag = codedEtag(this.content.etag, coding);
    const headers = [...this.#prefix.ok, String(body.length), 'ETag', etag];
    if (coding !== 'identity') headers.push('Content-Encoding', coding);
    return (this.#forms[coding] ??= { headers, body });
  }
}

/** What the headers of all contents of one policy and type begin with. */
interface HeaderPrefix {
  /** Of a 200, up to the name of the content length. */
  readonly ok: readonly string[];
  /** Of a 304, up to the name of the validator. */
  readonly notModified: readonly string[];
}

const prefixes = new WeakMap<Headers, Map<string, HeaderPrefix>>();

function headerPrefix(policy: Headers, contentType: string): HeaderPrefix {
  const byType = prefixes.get(policy) ?? new Map<string, HeaderPrefix>();
  prefixes.set(policy, byType);
  const known = byType.get(contentType);
  if (known) return known;
  const common = Object.entries(readHeaders(policy)).flat();
  const prefix = {
    ok: [...common, ...Object.entries(typeHeaders(contentType)).flat(), 'Content-Length'],
    notModified: [...common, 'ETag'],
  };
  byType.set(contentType, prefix);
  return prefix;
}

const ERROR_PREFIX: readonly string[] = [
  ...Object.entries({ ...EVERY_RESPONSE, ...NO_STORE, 'Content-Type': JSON_TYPE }).flat(),
  'Content-Length',
];
const REDIRECT_PREFIX: readonly string[] = [...Object.entries({ ...EVERY_RESPONSE, ...NO_STORE }).flat(), 'Location'];

/** An answer that may not be kept: an error, or an acknowledgement. `more` are names and values in turn. */
export function uncachedAnswer(
  status: number,
  body: Uint8Array<ArrayBuffer>,
  { target, results = noResults, more = [] }: Uncached,
): PlainAnswer {
  const headers = [...ERROR_PREFIX, String(body.length), ...more];
  return { status, headers, body, summary: target && { target, results, isPage: false } };
}

export interface Uncached {
  readonly target: TargetSummary | null;
  readonly results?: () => number | null;
  readonly more?: readonly string[];
}

/** 308 to a path of this host. */
export function redirect(location: string, target: TargetSummary): PlainAnswer {
  const summary = { target, results: noResults, isPage: false };
  return { status: 308, headers: [...REDIRECT_PREFIX, location], body: null, summary };
}
