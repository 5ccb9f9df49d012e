import { isWorthCompressing } from '../src/routes/content-type.ts';
import { EVERY_RESPONSE, JSON_TYPE, NO_STORE, codedEtag, isNotModified, readHeaders, typeHeaders } from './headers.ts';
import type { Body, Eventually, PlainAnswer, PlainRequest } from './message.ts';
import { noResults, type RequestSummary, type TargetSummary } from './request-summary.ts';

type Headers = Readonly<Record<string, string>>;

export type Coding = 'identity' | 'br' | 'gzip';

/** How a host compresses responses; absent on a platform that compresses them itself. */
export interface Compression {
  preferredCoding(acceptEncoding: string | undefined): Coding;
  /** So many answers are being compressed that the next one is sent as it is. */
  readonly isBusy: boolean;
  compress(body: Body, coding: 'br' | 'gzip'): Promise<Uint8Array<ArrayBuffer>>;
}

/** The content of a successful read. */
export interface Content {
  readonly body: Body;
  readonly contentType: string;
  /** Strong validator, with its quotes. */
  readonly etag: string;
  /** Number of results for the request log; null when the content is not a list. */
  readonly results: () => number | null;
  /** Path of the next page, for the header `Link`. */
  readonly next?: string | null;
}

/** Content in one coding. */
interface Form {
  readonly coding: Coding;
  readonly etag: string;
  readonly body: Body;
  /** Value of the header `Link`. */
  readonly link: string | null;
}

/**
 * Content with its validator, headers and compressed forms; used for prepared and computed answers. Compressed forms are made
 * lazily and cached. The headers of an answer are copied from those of all content of its type: a list for each of thousands
 * of answers would take longer to fetch from memory than to write.
 */
export class Representation {
  readonly content: Content;
  readonly #isCompressible: boolean;
  readonly #policy: Headers;
  readonly #common: CommonHeaders;
  readonly #compression: Compression | null;
  readonly #identity: Form;
  /** Promises of forms that are being made, too: each form is made once. */
  readonly #compressed: Partial<Record<Coding, Eventually<Form> | undefined>> = {};
  /** The newest summary: nearly all requests for one content have one target. */
  #summary: RequestSummary | null = null;

  /** `policy` are the headers of its cache policy. */
  constructor(content: Content, policy: Headers, compression: Compression | null) {
    this.content = content;
    this.#isCompressible = compression !== null && isWorthCompressing(content.contentType, content.body.length);
    this.#policy = policy;
    this.#common = commonHeaders(policy, content.contentType);
    this.#compression = compression;
    this.#identity = formOf('identity', content, content.body);
  }

  /** A copy with a body in memory of its own, for an answer that is cached. */
  copy(): Representation {
    const { body, contentType, etag, results, next = null } = this.content;
    return new Representation(
      { body: body instanceof Uint8Array ? body.slice() : body, contentType, etag, results, next },
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
        const headers = [...this.#common.notModified, etag];
        // A cache replaces the stored `Link` with that of a 304, so both have the same.
        if (this.#identity.link !== null) headers.push('Link', this.#identity.link);
        return { status: 304, headers, body: null, summary: this.#summaryFor(target) };
      }
    }
    const form = this.form(coding);
    return form instanceof Promise ? form.then((made) => this.#ok(made, target)) : this.#ok(form, target);
  }

  #ok(form: Form, target: TargetSummary): PlainAnswer {
    const headers = this.#common.ok[form.coding].slice();
    headers[headers.length - FROM_END.contentLength] = String(form.body.length);
    headers[headers.length - FROM_END.etag] = form.etag;
    if (form.link !== null) headers.push('Link', form.link);
    const { body } = form;
    const summary = this.#summaryFor(target);
    return { status: 200, headers, body, summary };
  }

  #summaryFor(target: TargetSummary): RequestSummary {
    if (this.#summary?.target === target) return this.#summary;
    const { results, contentType } = this.content;
    const isPage = target.endpoint === null && contentType.startsWith('text/html');
    return (this.#summary = { target, results, isPage });
  }

  /** The coding in which a client gets this content now. */
  coding(acceptEncoding: string | undefined): Coding {
    if (!this.#isCompressible || acceptEncoding === undefined || this.#compression === null) return 'identity';
    const coding = this.#compression.preferredCoding(acceptEncoding);
    return this.#compression.isBusy && !this.#compressed[coding] ? 'identity' : coding;
  }

  /** The form in a coding; a promise only while it is being compressed. */
  form(coding: Coding): Eventually<Form> {
    if (coding === 'identity' || this.#compression === null) return this.#identity;
    return (this.#compressed[coding] ??= this.#compress(this.#compression, coding));
  }

  async #compress(compression: Compression, coding: 'br' | 'gzip'): Promise<Form> {
    try {
      const body = await compression.compress(this.content.body, coding);
      return (this.#compressed[coding] = formOf(coding, this.content, body));
    } catch (error) {
      this.#compressed[coding] = undefined;
      throw error;
    }
  }
}

function formOf(coding: Coding, content: Content, body: Body): Form {
  const { next = null } = content;
  return {
    coding,
    etag: codedEtag(content.etag, coding),
    body,
    link: next === null ? null : `<${next}>; rel="next"`,
  };
}

/** The headers of all content of one policy and type. */
interface CommonHeaders {
  /** Headers of a 200 by coding, with empty values of the length and the validator. */
  readonly ok: Readonly<Record<Coding, readonly string[]>>;
  /** Headers of a 304, up to the name of the validator. */
  readonly notModified: readonly string[];
}

const OWN_HEADERS: readonly string[] = ['Content-Length', '', 'ETag', ''];
/** Places of the values of those headers, from the end of the list. */
const FROM_END = { contentLength: 3, etag: 1 };

const knownHeaders = new WeakMap<Headers, Map<string, CommonHeaders>>();

function commonHeaders(policy: Headers, contentType: string): CommonHeaders {
  const byType = knownHeaders.get(policy) ?? new Map<string, CommonHeaders>();
  knownHeaders.set(policy, byType);
  const known = byType.get(contentType);
  if (known) return known;
  const read = Object.entries(readHeaders(policy)).flat();
  const identity = [...read, ...Object.entries(typeHeaders(contentType)).flat()];
  const compressed = (coding: Coding) => [...identity, 'Content-Encoding', coding, ...OWN_HEADERS];
  const made = {
    ok: { identity: [...identity, ...OWN_HEADERS], br: compressed('br'), gzip: compressed('gzip') },
    notModified: [...read, 'ETag'],
  };
  byType.set(contentType, made);
  return made;
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
