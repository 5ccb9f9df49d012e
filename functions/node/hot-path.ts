import type { IncomingMessage, ServerResponse } from 'node:http';
import { cacheHeaders, codedEtag, isNotModified, MAX_QUERY, NO_STORE, readHeaders, typeHeaders } from '../headers.ts';
import { ROUTES } from '../../src/routes/table.ts';
import { locate, pagePath } from '../locate.ts';
import type { Build, BuiltFile } from './build.ts';
import { codingOf, compressed, type Encoding } from './encoding.ts';

interface Representation {
  readonly body: Buffer;
  /** Flat name-value pairs: the form that `writeHead` takes without copying. */
  readonly headers: string[];
}

/** What a file says of itself in one coding, whether or not that form has been made. */
interface Described {
  readonly etag: string;
  /** Of its 304, and of its 200 beside what describes the body. */
  readonly headers: string[];
}

/** A file of the build ready to be sent: its headers are made once, its compressed forms ahead or when first asked for. */
export class Entry {
  readonly bytes: number;
  readonly #file: BuiltFile;
  readonly #described: Readonly<Record<Encoding, Described>>;
  readonly #ready: Partial<Record<Encoding, Representation>> = {};

  constructor(file: BuiltFile, freshness: Readonly<Record<string, string>>) {
    this.#file = file;
    this.bytes = file.bytes;
    const described = (encoding: Encoding): Described => {
      const etag = codedEtag(file.etag, encoding);
      return { etag, headers: Object.entries({ ...readHeaders(freshness), ETag: etag }).flat() };
    };
    this.#described = { identity: described('identity'), br: described('br'), gzip: described('gzip') };
    this.#ready.identity = this.#represent(file.body, 'identity');
  }

  /** The coding in which this file is sent to a caller. */
  coding(acceptEncoding: string | undefined): Encoding {
    return codingOf(this.#file, acceptEncoding);
  }

  described(encoding: Encoding): Described {
    return this.#described[encoding];
  }

  /** The form in a coding; a promise only the first time a compressed one is asked for. */
  form(encoding: Encoding): Representation | Promise<Representation> {
    return this.#ready[encoding] ?? this.#compress(encoding === 'br' ? 'br' : 'gzip');
  }

  async #compress(encoding: 'br' | 'gzip'): Promise<Representation> {
    const body = await compressed(this.#file.body, encoding);
    return (this.#ready[encoding] ??= this.#represent(body, encoding));
  }

  #represent(body: Buffer, encoding: Encoding): Representation {
    const type = Object.entries(typeHeaders(this.#file.contentType)).flat();
    const own = [...type, 'Content-Length', String(body.length)];
    const encoded = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
    return { body, headers: [...this.#described[encoding].headers, ...own, ...encoded] };
  }
}

/** Larger files are compressed when first asked for: few ever are. */
const LARGEST_AHEAD = 128_000;

/** Request targets kept; a caller who sends more different ones than this only makes us parse again. */
const MAX_TARGETS = 50_000;

/**
 * Answers reads of prepared files straight from memory, without a Request or a Response in between. It decides nothing:
 * where a target leads is `locate`'s answer, kept by its spelling.
 */
export class HotPath {
  readonly #build: Build;
  readonly #targets = new Map<string, Entry | null>();
  readonly #entries = new Map<string, Entry>();

  constructor(build: Build) {
    this.#build = build;
  }

  /** The entry a target leads to; null where the function has to answer. */
  entry(target: string): Entry | null {
    const known = this.#targets.get(target);
    if (known !== undefined) return known;
    const found = this.#find(target);
    if (this.#targets.size >= MAX_TARGETS) this.#targets.clear();
    if (target.length <= 200) this.#targets.set(target, found);
    return found;
  }

  /**
   * Makes the compressed forms of all but the largest files, one at a time and off the main thread, so that nobody waits
   * for them. Ends early once `isWanted` says no: a newer build has taken over.
   */
  async compressAhead(isWanted: () => boolean): Promise<void> {
    for (const path of this.#build.paths) {
      if (!isWanted()) return;
      const entry = path.startsWith('_index/') ? null : this.#entryOf(path);
      if (entry === null || entry.bytes > LARGEST_AHEAD) continue;
      for (const encoding of ['br', 'gzip'] as const)
        if (entry.coding(encoding) === encoding) await entry.form(encoding);
    }
  }

  #find(target: string): Entry | null {
    // Anything but an ordinary target is the function's to judge.
    if (!/^\/(?![/\\])/.test(target) || target.length > MAX_QUERY || !URL.canParse(target, 'http://host')) return null;
    const url = new URL(target, 'http://host');
    const located = locate(url);
    const path = located === null ? pagePath(url) : 'refused' in located ? null : located.name;
    return path === null ? null : this.#entryOf(path);
  }

  #entryOf(path: string): Entry | null {
    const cached = this.#entries.get(path);
    if (cached) return cached;
    const file = this.#build.file(path);
    if (!file) return null;
    const entry = new Entry(file, freshnessOf(path, this.#build));
    this.#entries.set(path, entry);
    return entry;
  }
}

/** Files that report on the service: nobody may keep them. */
const UNKEPT: readonly string[] = ROUTES.filter(({ about }) => about === 'service').map(({ path }) => path.slice(1));

function freshnessOf(path: string, build: Build): Readonly<Record<string, string>> {
  const asked = path.replace(/^_answers\//, '');
  const isService = UNKEPT.some((route) => asked === route || asked.startsWith(`${route}/`));
  return isService ? NO_STORE : cacheHeaders(build.date);
}

/** What of a request's headers decides how a file is sent. */
export interface AskedHeaders {
  hasHost: boolean;
  ifNoneMatch: string | undefined;
  acceptEncoding: string | undefined;
}

/** The headers that decide how a file is sent, read from the raw list: `headers` would lower and sort them all. */
export function askedHeaders({ rawHeaders }: IncomingMessage): AskedHeaders {
  const asked: AskedHeaders = { hasHost: false, ifNoneMatch: undefined, acceptEncoding: undefined };
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    const value = rawHeaders[index + 1] ?? '';
    // Most names are ruled out by their length.
    if (name.length === 4) asked.hasHost ||= name.toLowerCase() === 'host';
    else if (name.length === 13 && name.toLowerCase() === 'if-none-match') {
      asked.ifNoneMatch = joined(asked.ifNoneMatch, value);
    } else if (name.length === 15 && name.toLowerCase() === 'accept-encoding') {
      asked.acceptEncoding = joined(asked.acceptEncoding, value);
    }
  }
  return asked;
}

/** A header given twice is one list (RFC 9110). */
function joined(before: string | undefined, value: string): string {
  return before === undefined ? value : `${before}, ${value}`;
}

/** Writes an entry in the form the caller prefers, or 304. */
export function send(entry: Entry, { ifNoneMatch, acceptEncoding }: AskedHeaders, response: ServerResponse): void {
  const coding = entry.coding(acceptEncoding);
  const { etag, headers } = entry.described(coding);
  if (ifNoneMatch !== undefined && isNotModified(ifNoneMatch, etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const form = entry.form(coding);
  if (form instanceof Promise) {
    form.then((ready) => write(ready, response)).catch((fault: unknown) => response.destroy(fault as Error));
  } else write(form, response);
}

function write(form: Representation, response: ServerResponse): void {
  // Refused while the form was made.
  if (response.headersSent) return;
  response.writeHead(200, form.headers);
  response.end(response.req.method === 'HEAD' ? undefined : form.body);
}
