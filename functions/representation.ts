import { isWorthCompressing } from '../src/routes/content-type.ts';
import { EVERY_RESPONSE, JSON_TYPE, NO_STORE, codedEtag, isNotModified, readHeaders, typeHeaders } from './headers.ts';
import type { Eventually, PlainAnswer, PlainRequest } from './message.ts';
import { noResults, type RequestSummary, type TargetSummary } from './request-summary.ts';

type Headers = Readonly<Record<string, string>>;

export type Coding = 'identity' | 'br' | 'gzip';

/** How a host compresses responses; absent on a platform that compresses them itself. */
export interface Compression {
  preferredCoding(acceptEncoding: string | undefined): Coding;
  /** So many answers are being compressed that the next one is sent as it is. */
  readonly isBusy: boolean;
  compress(body: Uint8Array, coding: 'br' | 'gzip'): Promise<Uint8Array<ArrayBuffer>>;
}

/** The content of a successful read. */
export interface Content {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
  /** Strong validator, with its quotes. */
  readonly etag: string;
  /** Number of results for the request log; null when the content is not a list. */
  readonly results: () => number | null;
  /** Path of the next page, for the header `Link`. */
  readonly next?: string | null;
  /** The body is sent once: see `PlainAnswer`. */
  readonly isReleasable?: true;
}

/** Content in one coding. */
interface Form {
  readonly headers: readonly string[];
  readonly body: Uint8Array<ArrayBuffer>;
  /** The answer made from it last: nearly all requests for one content have one target. */
  last: PlainAnswer | null;
}

/**
 * Content with its validator, headers and compressed forms; used for prepared and computed answers. Headers are built
 * once; compressed forms are made lazily and cached.
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

  /** A copy with a body in memory of its own, for an answer that is cached. */
  copy(): Representation {
    const { body, contentType, etag, results, next = null } = this.content;
    return new Representation(
      { body: body.slice(), contentType, etag, results, next },
      this.#policy,
      this.#compression,
    );
  }

  /** 200 in the coding that the client prefers, or 304 when the client already has that form. */
  answer(request: PlainRequest, target: TargetSummary): Eventually<PlainAnswer> {
    const coding = this.coding(request.acceptEncoding);
    if (request.ifNoneMatch !== undefined) {
      const etag = codedEtag(this.content.etag, coding);
      if (isNotModified(request.ifNoneMatch, etag)) {
        return {
          status: 304,
          headers: [...this.#prefix.notModified, etag],
          body: null,
          summary: this.#summary(target),
        };
      }
    }
    const form = this.form(coding);
    return form instanceof Promise ? form.then((made) => this.#ok(made, target)) : this.#ok(form, target);
  }

  #ok(form: Form, target: TargetSummary): PlainAnswer {
    if (form.last?.summary?.target === target) return form.last;
    const { headers, body } = form;
    const summary = this.#summary(target);
    return (form.last =
      this.content.isReleasable && body === this.content.body
        ? { status: 200, headers, body, summary, isReleasable: true }
        : { status: 200, headers, body, summary });
  }

  #summary(target: TargetSummary): RequestSummary {
    const { results, contentType } = this.content;
    return { target, results, isPage: target.endpoint === null && contentType.startsWith('text/html') };
  }

  /** The coding in which a client gets this content now. */
  coding(acceptEncoding: string | undefined): Coding {
    if (!this.#isCompressible || acceptEncoding === undefined || this.#compression === null) return 'identity';
    const coding = this.#compression.preferredCoding(acceptEncoding);
    return this.#compression.isBusy && !this.#forms[coding] ? 'identity' : coding;
  }

  /** The form in a coding; a promise only while it is being compressed. */
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
    const { next } = this.content;
    if (typeof next === 'string') headers.push('Link', `<${next}>; rel="next"`);
    return (this.#forms[coding] ??= { headers, body, last: null });
  }
}

/** The common first headers of all content of one policy and type. */
interface HeaderPrefix {
  /** Headers of a 200, up to the name of the content length. */
  readonly ok: readonly string[];
  /** Headers of a 304, up to the name of the validator. */
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

/**
 * An answer that must not be cached: an error or an acknowledgement. `more` alternates header names and values. The body
 * belongs to the answer.
 */
export function uncachedAnswer(
  status: number,
  body: Uint8Array<ArrayBuffer>,
  { target, results = noResults, more = [] }: Uncached,
): PlainAnswer {
  const headers = [...ERROR_PREFIX, String(body.length), ...more];
  return { status, headers, body, summary: target && { target, results, isPage: false }, isReleasable: true };
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
