import text from 'catalogue-index';
import type { BuildIndex } from '../src/model/build.ts';
import { link } from '../src/rules/catalogue/link.ts';
import { createApp } from './app.ts';
import {
  type Database,
  RequestStore,
  RETENTION,
  type SqlRow,
  SignalStore,
  type SqlValue,
  type Statement,
  storeFaults,
} from './stores.ts';
import { currentDay, type Host, type Stores, warmUp } from './host.ts';
import { sqlLimiter, type Gate } from './limiter.ts';
import { RequestLog } from './request-log.ts';

/** What the edge platform binds to the function; the names are those of `wrangler.jsonc`. */
interface Bindings {
  /** The files of the build. */
  readonly ASSETS: { fetch(url: URL): Promise<Response> };
  readonly DATABASE: PlatformDatabase;
  /** The platform's own limiter: cheap, but not exact enough to be the only one. */
  readonly SIGNAL_GATE?: Gate;
  /** A secret. Addresses are counted as hashes that cannot be recomputed without it. */
  readonly SIGNAL_SALT?: string;
  readonly BUILD_COMMIT?: string;
  /** The day to answer for, in tests. */
  readonly DEALS_DATE?: string;
}

/** Minimum interval between two writes of counts by one instance. */
const WRITE_INTERVAL_MS = 60_000;
/** Newest single requests that an instance writes each time. */
const MAX_SINGLE_REQUESTS = 10;

const STORAGE =
  `The SQL database of the platform. Each instance of the function writes once a minute and when it reads figures, the newest ` +
  `${MAX_SINGLE_REQUESTS} requests since the last write; ${RETENTION.detailRows} of the last ${RETENTION.detailDays} days are kept.`;

// Parsed, linked and warmed while the instance starts: the platform allows a second of CPU time there, and 10 ms in a request.
const index = JSON.parse(text) as BuildIndex;
let catalogue = link(index.records, index.date, index.site);
Array.from(warmUp(catalogue));

const log = new RequestLog(MAX_SINGLE_REQUESTS);
let writtenAt = 0;

/** The app of this instance, made by its first request: earlier there is neither a clock nor a database. */
let app: ReturnType<typeof createApp> | null = null;

/** The function on the edge platform: the files of the build, its SQL database, and the index in the bundle. */
export default {
  async fetch(
    request: Request,
    bindings: Bindings,
    execution: { waitUntil(promise: Promise<unknown>): void },
  ): Promise<Response> {
    app ??= createApp(hostOn(bindings));
    const response = await app.fetch(request);
    const now = Date.now();
    if (now - writtenAt >= WRITE_INTERVAL_MS) {
      writtenAt = now;
      const written = log.writeTo(new RequestStore(databaseOf(bindings)), currentDay(bindings.DEALS_DATE));
      execution.waitUntil(written.catch(console.error));
    }
    return response;
  },
};

function hostOn(bindings: Bindings): Host {
  const startedAt = new Date().toISOString();
  return {
    build: {
      date: index.date,
      catalogue(date) {
        if (catalogue.date !== date) catalogue = link(index.records, date, index.site);
        return catalogue;
      },
      // Null where there is no such file or the platform would redirect.
      async file(path) {
        // Only the path of the address matters: the files are bound, no host is contacted.
        const url = new URL('https://files.invalid/');
        url.pathname = `/${path}`;
        const response = await bindings.ASSETS.fetch(url);
        return response.status === 200 ? new Uint8Array(await response.arrayBuffer()) : null;
      },
      facts: { ...index.build, commit: bindings.BUILD_COMMIT ?? index.build.commit, date: index.date },
    },
    // The platform compresses.
    compression: null,
    // Made for each request: a promise of one request is never awaited in another, which the platform forbids.
    get stores() {
      return storesOn(bindings, startedAt);
    },
    today: () => currentDay(bindings.DEALS_DATE),
    // The platform sets this header; a client cannot.
    address: ({ headers }) => headers.get('cf-connecting-ip') ?? 'unknown',
    report: console.error,
  };
}

interface PlatformStatement {
  bind(...values: SqlValue[]): PlatformStatement;
  all(): Promise<{ readonly results: readonly SqlRow[] }>;
}

interface PlatformDatabase {
  prepare(sql: string): PlatformStatement;
  batch(statements: PlatformStatement[]): Promise<readonly { readonly results: readonly SqlRow[] }[]>;
}

function databaseOf({ DATABASE }: Bindings): Database {
  const prepare = ([sql, ...values]: Statement): PlatformStatement => DATABASE.prepare(sql).bind(...values);
  return {
    rows: async (...statement) => (await prepare(statement).all()).results,
    batch: async (statements) => (await DATABASE.batch(statements.map(prepare))).map(({ results }) => results),
  };
}

function storesOn(bindings: Bindings, startedAt: string): Stores {
  const { SIGNAL_GATE, SIGNAL_SALT } = bindings;
  const database = databaseOf(bindings);
  const requests = new RequestStore(database);
  return {
    signals: new SignalStore(database),
    limiter:
      SIGNAL_SALT === undefined
        ? { count: () => Promise.reject(new Error('the secret SIGNAL_SALT is not set')) }
        : sqlLimiter(database, SIGNAL_SALT, SIGNAL_GATE),
    log,
    requests,
    flush: () => log.writeTo(requests, currentDay(bindings.DEALS_DATE)),
    startedAt,
    faults: () => storeFaults(database),
    coverage: async () =>
      `Every request that the function answered since ${(await requests.firstDay()) ?? 'today'}. Answers kept by a cache are ` +
      'not seen. Each instance of the function counts in memory and writes once a minute; what it had not written when the ' +
      'platform stopped it is lost.',
    storage: STORAGE,
  };
}
