import type { IsoDate } from '../src/model/iso-date.ts';
import type { CachePolicy } from '../src/routes/cache-policy.ts';
import type { Parameters } from '../src/routes/parameter.ts';
import type { Environment } from './environment.ts';
import type { Eventually, PlainAnswer, PlainRequest } from './message.ts';
import type { TargetSummary } from './request-summary.ts';

/** A request with what the router knows of it. */
export interface RequestContext {
  readonly request: PlainRequest;
  readonly environment: Environment;
  readonly today: IsoDate;
  readonly summary: TargetSummary;
  readonly cache: CachePolicy;
  /** Values of the declared parameters. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Equal for two requests of a row with the same values. */
  readonly key: () => string;
  /** The file of the build that may hold the answer; null where none does. */
  readonly file: string | null;
}

/** A row of the routing table: which requests it answers, whether a 200 may be kept, and how it is made. */
export interface RouterRow {
  readonly method: 'GET' | 'POST';
  /** A template, or `ANY_PATH`. */
  readonly path: string;
  readonly cache: CachePolicy;
  readonly parameters: Parameters;
  /** Not named in `Allow`: the method is answered, but only to say that it is retired. */
  readonly isRetired?: true;
  /** The file of the build that may hold the answer to these values; null where none does. */
  preparedAt?(values: Readonly<Record<string, unknown>>): string | null;
  /** Null where there is nothing at the path. */
  handler(context: RequestContext): Eventually<PlainAnswer | null>;
}
