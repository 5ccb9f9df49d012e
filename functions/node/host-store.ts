import { randomBytes } from 'node:crypto';
import type { IsoDate } from '../../src/model/iso-date.ts';
import { type Database, numberIn, RequestStore, RETENTION, SignalStore, storeFault } from '../stores.ts';
import type { Stores } from '../host.ts';
import { MemoryLimiter, type Limiter } from '../limiter.ts';
import { MAX_REQUESTS, RequestFigures } from '../request-log.ts';
import type { ConnectedDatabase } from './connected-database.ts';

export interface HostStoreOptions {
  /** The current UTC day. */
  readonly today: () => IsoDate;
  /** Logs a failed write. */
  readonly report?: (fault: unknown) => void;
  /** What keeps the host from its service beside its store, a sentence each. */
  readonly faults?: () => readonly string[];
}

/** Interval between two writes of counts: a crash loses at most the counts of one interval. */
const WRITE_INTERVAL_MS = 2000;
/** How long one look at the store answers for. */
const PROBE_INTERVAL_MS = 1000;
/** Rows of the table of runs. */
const MAX_RUNS = 1000;

const STORAGE =
  `SQLite on the host. Every ${WRITE_INTERVAL_MS / 1000} s the newest ${MAX_REQUESTS} requests since the last write are ` +
  `written; ${RETENTION.detailRows} of the last ${RETENTION.detailDays} days are kept.`;

/** The records of the local host: signals and the request log in one SQLite file, the limit in memory. */
export class HostStore implements Stores {
  readonly requests: RequestFigures;
  readonly signals: SignalStore;
  readonly limiter: Limiter = new MemoryLimiter(randomBytes(16).toString('hex'));
  readonly startedAt = new Date().toISOString();
  readonly storage = STORAGE;
  readonly #database: ConnectedDatabase;
  readonly #options: HostStoreOptions;
  readonly #timer: NodeJS.Timeout;
  readonly #run: Run;
  #probed: { readonly at: number; readonly fault: Promise<string | null> } | null = null;

  private constructor(database: ConnectedDatabase, run: Run, options: HostStoreOptions) {
    this.#database = database;
    this.#run = run;
    this.#options = options;
    this.signals = new SignalStore(database);
    this.requests = new RequestFigures(new RequestStore(database));
    this.#timer = setInterval(() => void this.#write(), WRITE_INTERVAL_MS).unref();
  }

  /** Records the start of a run, then writes at intervals until `close`. */
  static async begin(database: ConnectedDatabase, options: HostStoreOptions): Promise<HostStore> {
    return new HostStore(database, await beginRun(database), options);
  }

  /** Writes pending counts, records the end of the run and closes the database. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#write();
    await endRun(this.#database, this.#run).catch((fault: unknown) => this.#options.report?.(fault));
    this.#database.close();
  }

  async #write(): Promise<void> {
    await this.requests.write(this.#options.today()).catch((fault: unknown) => this.#options.report?.(fault));
  }

  async faults(): Promise<readonly string[]> {
    const now = Date.now();
    if (this.#probed === null || Math.abs(now - this.#probed.at) >= PROBE_INTERVAL_MS) {
      this.#probed = { at: now, fault: storeFault(this.#database) };
    }
    const fault = await this.#probed.fault;
    return [...(fault === null ? [] : [fault]), ...(this.#options.faults?.() ?? [])];
  }

  async coverage(): Promise<string> {
    const since = (await this.requests.firstDay()) ?? this.#options.today();
    const { killed } = this.#run;
    const lost =
      killed === 0
        ? 'No earlier run ended in a crash.'
        : `${killed} earlier ${killed === 1 ? 'run' : 'runs'} did not stop in order and may lack the last ${WRITE_INTERVAL_MS / 1000} s.`;
    return (
      `Every request that reached this process since ${since}, prepared answers included. Answers given by a cache or ` +
      `proxy in front of it are not seen, nor is what HTTP itself refuses. Requests are counted in memory and written every ` +
      `${WRITE_INTERVAL_MS / 1000} s; a crash loses what was not written yet. ${lost}`
    );
  }
}

interface Run {
  readonly id: number;
  /** Earlier runs without a recorded end. */
  readonly killed: number;
}

async function beginRun(database: Database): Promise<Run> {
  const [, begun, killed] = await database.batch([
    database.prepare('DELETE FROM runs WHERE id <= (SELECT max(id) FROM runs) - ?1').bind(MAX_RUNS),
    database.prepare('INSERT INTO runs (started_at) VALUES (?1) RETURNING id').bind(new Date().toISOString()),
    database.prepare('SELECT count(*) AS killed FROM runs WHERE stopped_at IS NULL'),
  ]);
  return { id: numberIn(begun?.results[0], 'id'), killed: numberIn(killed?.results[0], 'killed') - 1 };
}

async function endRun(database: Database, run: Run): Promise<void> {
  const stopped = new Date().toISOString();
  await database.batch([database.prepare('UPDATE runs SET stopped_at = ?1 WHERE id = ?2').bind(stopped, run.id)]);
}
