import type { Catalogue } from '../src/model/catalogue.ts';
import type { IsoDate } from '../src/model/iso-date.ts';
import type { CachePolicy } from '../src/routes/cache-policy.ts';
import type { BuildFacts } from '../src/routes/stats.ts';
import type { AnswerCache } from './answer-cache.ts';
import type { CachedAnswerMemo } from './cached-answer.ts';
import type { Limiter } from './limiter.ts';
import type { Eventually } from './message.ts';
import type { Compression, Representation } from './representation.ts';
import type { RequestFigures } from './request-figures.ts';
import type { SignalStore } from './signal-store.ts';

/** The stores of a host and the facts about the host itself. */
export interface HostRecords {
  readonly signals: SignalStore;
  readonly limiter: Limiter;
  readonly requests: RequestFigures;
  /** Milliseconds. */
  now(): number;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  build(): BuildFacts;
  /** What keeps the host from its service, beside the day of its build: a sentence each. */
  faults(): Promise<readonly string[]>;
  /** Which requests the host sees, in sentences. */
  coverage(): Promise<string>;
  /** Where single requests are kept and how long, in a sentence. */
  readonly storage: string;
}

/** Dependencies provided by the host: every source of impurity. */
export interface Environment {
  /** The current UTC day. */
  today(): IsoDate;
  /** The day of the build; its prepared answers are those of that day alone. */
  readonly compiledDate: IsoDate;
  /**
   * What `compute` makes of the index as of a day; at once where the index is in memory. Where parts of it are fetched,
   * `compute` runs again after each fetch, so it may have no effects.
   */
  over<T>(date: IsoDate, compute: (catalogue: Catalogue) => T): Eventually<T>;
  /**
   * A file of the build by its path, with the headers of a cache policy; null when there is none. A memo belongs to one path;
   * a host may ignore it.
   */
  prepared(path: string, policy: CachePolicy, memo?: CachedAnswerMemo): Eventually<Representation | null>;
  /** Digest of a body, for its validator: bodies that differ have different ones. Letters, digits, `-` and `_`. */
  digest(body: Uint8Array<ArrayBuffer>): Eventually<string>;
  /** Null when the platform compresses responses itself. */
  readonly compression: Compression | null;
  readonly answers: Pick<AnswerCache, 'get' | 'offer'>;
  /** Logs an error thrown while answering; the client gets a 500. */
  report(fault: unknown): void;
  /** Signals and the request log; without them those paths answer 503. */
  readonly records?: HostRecords;
}
