import type { IsoDate } from '../src/model/iso-date.ts';
import type { CachePolicy } from '../src/routes/cache-policy.ts';
import type { Parameters } from '../src/routes/parameter.ts';
import type { CachedAnswerMemo } from './cached-answer.ts';
import type { Environment } from './environment.ts';
import type { Eventually, PlainAnswer, PlainRequest } from './message.ts';
import type { TargetSummary } from './request-summary.ts';

/** A request with the results of routing. */
export interface RequestContext {
  readonly request: PlainRequest;
  readonly environment: Environment;
  readonly today: IsoDate;
  readonly summary: TargetSummary;
  readonly cache: CachePolicy;
  /** Values of the declared parameters. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Computes the cache key: equal for two requests of a row with the same values. */
  readonly key: () => string;
  /** The file of the build that may hold the answer; null when none can. */
  readonly file: string | null;
  /** Of the answer in that file; kept with the target. */
  readonly memo: CachedAnswerMemo;
}

/** A row of the routing table: the requests it answers, the cache policy of a 200, and the handler. */
export interface RouterRow {
  readonly method: 'GET' | 'POST';
  /** A template, or `ANY_PATH`. */
  readonly path: string;
  readonly cache: CachePolicy;
  readonly parameters: Parameters;
  /** Left out of `Allow`: the method is retired, and its answer says so. */
  readonly isRetired?: true;
  /** It reports on the service or takes a signal in: no host has a file for it. */
  readonly isService?: true;
  /** Its answers are pages for people, not part of the interface. */
  readonly isPage?: true;
  /** The file of the build that may hold the answer to these values; null where none does. */
  preparedAt?(values: Readonly<Record<string, unknown>>): string | null;
  /** Null when the path has no content. */
  handler(context: RequestContext): Eventually<PlainAnswer | null>;
}
