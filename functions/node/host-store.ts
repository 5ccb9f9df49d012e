import { randomBytes } from 'node:crypto';
import type { IsoDate } from '../../src/model/iso-date.ts';
import { type Database, numberIn, RequestStore, RETENTION, SignalStore, storeFault } from '../stores.ts';
import type { Stores } from '../host.ts';
import { MemoryLimiter, type Limiter } from '../limiter.ts';
import { MAX_REQUESTS, RequestFigures } from '../request-log.ts';
import { RemoteDatabase } from './remote-database.ts';

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

interface OpenDatabase extends Database {
  /** Closes it, once every write was answered. */
  close(): void;
}

const STORAGE =
  `Every ${WRITE_INTERVAL_MS / 1000} s the newest ${MAX_REQUESTS} requests since the last write are ` +
  `written; ${RETENTION.detailRows} of the last ${RETENTION.detailDays} days are kept.`;

/** The records of a host: signals and the request log in an SQLite file or a shared database, the limit in memory. */
export class HostStore implements Stores {
  readonly requests: RequestFigures;
  readonly signals: SignalStore;
  readonly limiter: Limiter = new MemoryLimiter(randomBytes(16).toString('hex'));
  readonly startedAt = new Date().toISOString();
  readonly storage: string;
  readonly #database: OpenDatabase;
  readonly #options: HostStoreOptions;
  readonly #timer: NodeJS.Timeout;
  /** Null for a store that other hosts write too: their runs go on. */
  readonly #run: Run | null;
  #probed: { readonly at: number; readonly fault: Promise<string | null> } | null = null;

  private constructor(database: OpenDatabase, run: Run | null, options: HostStoreOptions) {
    this.#database = database;
    this.#run = run;
    this.#options = options;
    this.storage = `${run ? 'SQLite on the host' : 'A database that several hosts share'}. ${STORAGE}`;
    this.signals = new SignalStore(database);
    this.requests = new RequestFigures(new RequestStore(database));
    this.#timer = setInterval(() => void this.#write(), WRITE_INTERVAL_MS).unref();
  }

  /** Records the start of a run, then writes at intervals until `close`. */
  static async begin(database: OpenDatabase, options: HostStoreOptions): Promise<HostStore> {
    const run = database instanceof RemoteDatabase ? null : await beginRun(database);
    return new HostStore(database, run, options);
  }

  /** Writes pending counts, records the end of the run and closes the database. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#write();
    if (this.#run) await endRun(this.#database, this.#run).catch((fault: unknown) => this.#options.report?.(fault));
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
    return (
      `Every request that reached ${this.#run ? 'this process' : 'a host of this store'} since ${since}, prepared answers ` +
      `included. Answers given by a cache or proxy in front of it are not seen, nor is what HTTP itself refuses. Requests ` +
      `are counted in memory and written every ${WRITE_INTERVAL_MS / 1000} s; a crash loses what was not written ` +
      `yet.${this.#run ? ` ${earlierRuns(this.#run)}` : ''}`
    );
  }
}

function earlierRuns({ killed }: Run): string {
  if (killed === 0) return 'No earlier run ended in a crash.';
  const runs = `${killed} earlier ${killed === 1 ? 'run' : 'runs'}`;
  return `${runs} did not stop in order and may lack the last ${WRITE_INTERVAL_MS / 1000} s.`;
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
