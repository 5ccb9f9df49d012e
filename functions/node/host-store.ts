import { randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { IsoDate } from '../../src/model/iso-date.ts';
import { RequestStore, RETENTION, SignalStore, storeFaults } from '../stores.ts';
import type { Stores } from '../host.ts';
import { memoryLimiter, type Limiter } from '../limiter.ts';
import { MAX_REQUESTS, RequestLog } from '../request-log.ts';
import type { OpenDatabase } from './connected-database.ts';
import { RemoteDatabase } from './remote-database.ts';

interface HostStoreOptions {
  /** The current UTC day. */
  readonly today: () => IsoDate;
  /** Logs a failed write. */
  readonly report?: (fault: unknown) => void;
  /** What keeps the host from its service beside its store, a sentence each. */
  readonly faults?: () => readonly string[];
}

/** Interval between two writes of counts: a crash loses at most the counts of one interval. */
const WRITE_INTERVAL_MS = 2000;
/** Health requests within this interval share one test write. */
const PROBE_INTERVAL_MS = 1000;

const STORAGE =
  `Every ${WRITE_INTERVAL_MS / 1000} s the newest ${MAX_REQUESTS} requests since the last write are ` +
  `written; ${RETENTION.detailRows} of the last ${RETENTION.detailDays} days are kept.`;

/** The records of a host: signals and the request log in an SQLite file or a shared database, the limit in memory. */
export class HostStore implements Stores {
  readonly log = new RequestLog();
  readonly requests: RequestStore;
  readonly signals: SignalStore;
  readonly limiter: Limiter = memoryLimiter(randomBytes(16).toString('hex'));
  readonly startedAt = new Date().toISOString();
  readonly storage: string;
  readonly #database: OpenDatabase;
  readonly #isShared: boolean;
  readonly #options: HostStoreOptions;
  readonly #timer: NodeJS.Timeout;
  #flushing: Promise<void> | null = null;
  #probed: { readonly at: number; readonly faults: Promise<readonly string[]> } | null = null;

  /** Writes at intervals until `close`. */
  constructor(database: OpenDatabase, options: HostStoreOptions) {
    this.#database = database;
    this.#options = options;
    this.#isShared = database instanceof RemoteDatabase;
    this.storage = `${this.#isShared ? 'A database that several hosts share' : 'SQLite on the host'}. ${STORAGE}`;
    this.signals = new SignalStore(database);
    this.requests = new RequestStore(database);
    this.#timer = setInterval(() => void this.flush(), WRITE_INTERVAL_MS).unref();
  }

  /** Writes pending counts and closes the database. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#flushing;
    await this.#write();
    this.#database.close();
  }

  /** One write for all who ask for it in a turn of the event loop, because each blocks until it is on disk. */
  flush(): Promise<void> {
    this.#flushing ??= nextTurn()
      .then(() => this.#write())
      .finally(() => (this.#flushing = null));
    return this.#flushing;
  }

  async #write(): Promise<void> {
    const { today, report } = this.#options;
    await this.log.writeTo(this.requests, today()).catch((fault: unknown) => report?.(fault));
  }

  async faults(): Promise<readonly string[]> {
    const now = Date.now();
    if (this.#probed === null || Math.abs(now - this.#probed.at) >= PROBE_INTERVAL_MS) {
      this.#probed = { at: now, faults: storeFaults(this.#database) };
    }
    return [...(await this.#probed.faults), ...(this.#options.faults?.() ?? [])];
  }

  async coverage(): Promise<string> {
    const since = (await this.requests.firstDay()) ?? this.#options.today();
    return (
      `Every request that reached ${this.#isShared ? 'a host of this store' : 'this process'} since ${since}, prepared answers ` +
      `included. Answers given by a cache or proxy in front of it are not seen, nor is what HTTP itself refuses. Requests ` +
      `are counted in memory and written every ${WRITE_INTERVAL_MS / 1000} s; a crash loses what was not written yet.`
    );
  }
}
