import type { Catalogue } from '../src/model/catalogue.ts';
import type { IsoDate } from '../src/model/iso-date.ts';
import type { BuildFacts } from '../src/routes/stats.ts';
import type { Limiter } from './limiter.ts';
import type { RequestFigures } from './request-figures.ts';
import type { SignalStore } from './signal-store.ts';

/** A file of the build as a host holds it. */
export interface PreparedAnswer {
  readonly body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>> | null;
  readonly bytes: number;
  readonly contentType: string;
  /** Strong validator, with its quotes. */
  readonly etag: string;
}

/** What a host keeps, and what only it can tell of itself. */
export interface Live {
  readonly signals: SignalStore;
  readonly limiter: Limiter;
  readonly requests: RequestFigures;
  /** Where the caller sends from: counted against the limit, kept nowhere. */
  readonly address: string;
  /** Milliseconds. */
  now(): number;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  build(): BuildFacts;
  /** Which requests the host sees, in sentences. */
  coverage(): Promise<string>;
  /** Where single requests are kept and how long, in a sentence. */
  readonly storage: string;
}

/** What a platform lends the function. Everything that is not pure comes in here. */
export interface Environment {
  /** The current UTC day. */
  today(): IsoDate;
  /** The day the build was made for; its files answer that day and no other. */
  readonly compiledDate: IsoDate;
  /** The index as of a day. */
  catalogue(date: IsoDate): Promise<Catalogue>;
  /** A file of the build by its path, null where there is none. */
  prepared(path: string): Promise<PreparedAnswer | null>;
  /** Told of a fault in an answer, which the caller sees only as a 500. */
  report(fault: unknown, request: Request): void;
  /** What the host keeps of signals and requests; a host without it answers those paths with 503. */
  readonly live?: Live;
  /** The validator of the form in which this host sends a content, where it is not the content's own: a compressed one. */
  validator?(content: PreparedAnswer, request: Request): string;
  /** Told how many results a computed answer counts, for the log; null where it is no list. */
  answered?(results: number | null): void;
}
