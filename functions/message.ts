import type { RequestSummary } from './request-summary.ts';

/** A value, or a promise of it when the host has to wait. */
export type Eventually<T> = T | Promise<T>;

/** Calls `next` with a value: synchronously when it is available, otherwise when its promise resolves. */
export function whenReady<T, R>(value: Eventually<T>, next: (value: T) => Eventually<R>): Eventually<R> {
  return value instanceof Promise ? value.then(next) : next(value);
}

/** An HTTP request without platform objects. */
export interface PlainRequest {
  readonly method: string;
  /** The request target: a path with its query, or an absolute http address. */
  readonly target: string;
  /** Values of a repeated header are joined by commas. */
  readonly ifNoneMatch: string | undefined;
  readonly acceptEncoding: string | undefined;
  /** Decides whether a 404 is a page; absent where no host sets it. */
  readonly accept?: string | undefined;
  /** The client address: counted against the limit of signals, never stored. */
  readonly address: string;
  /** Read only where a path takes a body. */
  readonly body: RequestBody;
}

/** A request body that has not been read, with the headers that describe it. */
export interface RequestBody {
  readonly contentType: string | undefined;
  readonly contentEncoding: string | undefined;
  /** 0 where the request does not state it. */
  readonly contentLength: number;
  /** `MCP-Protocol-Version` and the other headers that begin with `Mcp-`, by their names in lower case. */
  readonly mcpHeaders?: Readonly<Record<string, string>>;
  /** Null where the request has no body. */
  reader(): BodyReader | null;
}

/** The used part of a web stream reader; Node streams are adapted to it. */
export interface BodyReader {
  read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
  cancel(): Promise<unknown>;
}

/** A body that is too long to hold in memory: it is read while it is sent. */
export interface BodySource {
  /** Bytes. */
  readonly length: number;
  /** The bytes in their order. Each call reads from the begin; a reader may stop early. */
  pieces(): AsyncIterable<Uint8Array>;
}

/** The bytes of a response. */
export type Body = Uint8Array<ArrayBuffer> | BodySource;

/** A body in memory. Throws for another: only hosts that read their files from disk have them. */
export function wholeBody(body: Body): Uint8Array<ArrayBuffer> {
  if (body instanceof Uint8Array) return body;
  throw new TypeError(`A body of ${body.length} bytes is not in memory.`);
}

/** An HTTP response without platform objects. */
export interface PlainAnswer {
  readonly status: number;
  /** Alternating names and values. Shared between answers, so it must not be modified. */
  readonly headers: readonly string[];
  /** Null when the response has no body, as for HEAD. */
  readonly body: Body | null;
  /** What the request log keeps; null where the target is malformed. */
  readonly summary: RequestSummary | null;
}
