import type { Catalogue } from '../src/model/catalogue.ts';
import { parseIsoDate, type IsoDate } from '../src/model/iso-date.ts';
import type { BuildFacts } from '../src/routes/stats.ts';
import type { Limiter } from './limiter.ts';
import type { Compression } from './representation.ts';
import type { RequestLog } from './request-log.ts';
import type { RequestStore, SignalStore } from './stores.ts';
import { auditStack } from '../src/routes/audit-stack.ts';
import { details } from '../src/routes/details.ts';
import { encode, type AnyRoute } from '../src/routes/route.ts';
import { offers } from '../src/routes/offers.ts';
import { caseReply } from '../src/routes/shared/cases.ts';
import { assess } from '../src/rules/risk/assessment.ts';

type FileBytes = Uint8Array<ArrayBuffer> | null;

export interface ServedBuild {
  /** The day it was made for: its files are the answers of that day alone. */
  readonly date: IsoDate;
  catalogue(date: IsoDate): Catalogue;
  /** A file by its path below `dist`; null where the build has none, or where it is damaged. */
  file(path: string): FileBytes | Promise<FileBytes>;
  /** How large it was written, and of which commit. */
  readonly facts: BuildFacts;
}

/** What a host stores, and the facts about the host itself. */
export interface Stores {
  readonly signals: SignalStore;
  readonly limiter: Limiter;
  /** What was counted since the last write. */
  readonly log: RequestLog;
  readonly requests: RequestStore;
  /** Writes what was counted, so that `requests` has it. */
  flush(): Promise<void>;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  /** What keeps the host from its service, besides the day of its build: a sentence each. */
  faults(): Promise<readonly string[]>;
  /** Which requests the host sees, in sentences. */
  coverage(): Promise<string>;
  /** Where single requests are kept and how long, in a sentence. */
  readonly storage: string;
}

/** What a platform gives to the function: every source of impurity. */
export interface Host {
  /** May be replaced by a newer one between two requests. */
  readonly build: ServedBuild;
  /** Null where the platform compresses responses itself. */
  readonly compression: Compression | null;
  /** Signals and the request log; without them those paths answer 503. */
  readonly stores: Stores | null;
  /** The current UTC day. */
  today(): IsoDate;
  /** The address of a client: counted against the limit of signals, never stored. `env` is what the platform passes. */
  address(request: Request, env: unknown): string;
  /** Logs an error thrown while answering; the client gets a 500. */
  report(fault: unknown): void;
}

/** The UTC day of the clock, or the one that the variable DEALS_DATE states, for tests. */
export function currentDay(stated?: string): IsoDate {
  if (stated === undefined) return new Date().toISOString().slice(0, 10) as IsoDate;
  const day = parseIsoDate(stated);
  if (day === null) throw new Error('DEALS_DATE is not a day that exists');
  return day;
}

/** Requests that together make every index of names and texts. */
const WARM_UPS: readonly (readonly [AnyRoute, Readonly<Record<string, string>>])[] = [
  [details, { vendor: 'a-name-that-no-vendor-has' }],
  [offers, { q: 'database' }],
  [auditStack, { services: 'unlisted' }],
];

const OFFERS_PER_STEP = 200;

/** Computes what most answers share before the first request: steps, so that a host can go on answering in between. */
export function* warmUp(catalogue: Catalogue): Generator<void> {
  for (const [at, listing] of catalogue.listings.entries()) {
    assess(catalogue, listing);
    if (at % OFFERS_PER_STEP === 0) yield;
  }
  for (const [route, given] of WARM_UPS) {
    encode(caseReply(catalogue, route, given).reply);
    yield;
  }
}
