import { randomBytes } from 'node:crypto';
import type { IsoDate } from '../../src/model/iso-date.ts';
import type { Client } from '../../src/model/request-figures.ts';
import { clientClass } from '../../src/rules/client-class.ts';
import { numberIn, type Database } from '../database.ts';
import type { Live } from '../environment.ts';
import { MemoryLimiter } from '../limiter.ts';
import { RequestFigures } from '../request-figures.ts';
import { RequestStore, RETENTION } from '../request-store.ts';
import { SignalStore } from '../signal-store.ts';
import type { SqliteDatabase } from './sqlite.ts';

export interface LedgerOptions {
  /** The current UTC day. */
  readonly today: () => IsoDate;
  /** Told when what was counted could not be written. */
  readonly report?: (fault: unknown) => void;
}

/** How often counted requests are written, in milliseconds: what a crash loses at most. */
const WRITE_EVERY = 2000;
/** User agents whose class is remembered. They are never written anywhere. */
const MAX_AGENTS = 2000;
const LONGEST_AGENT = 512;
/** Runs remembered. */
const MAX_RUNS = 1000;

const STORAGE =
  `SQLite on the host, written every ${WRITE_EVERY / 1000} s: the newest ${RETENTION.detailRows} requests of the last ` +
  `${RETENTION.detailDays} days.`;

/** What the local host keeps: signals and the request log in one SQLite file, the limit in memory. */
export class Ledger {
  readonly requests: RequestFigures;
  readonly #database: SqliteDatabase;
  readonly #signals: SignalStore;
  readonly #limiter = new MemoryLimiter(randomBytes(16).toString('hex'));
  readonly #startedAt = new Date().toISOString();
  readonly #options: LedgerOptions;
  readonly #agents = new Map<string, Client>();
  readonly #timer: NodeJS.Timeout;
  readonly #run: Run;

  private constructor(database: SqliteDatabase, run: Run, options: LedgerOptions) {
    this.#database = database;
    this.#run = run;
    this.#options = options;
    this.#signals = new SignalStore(database);
    this.requests = new RequestFigures(new RequestStore(database));
    this.#timer = setInterval(() => void this.#write(), WRITE_EVERY).unref();
  }

  /** Marks in the store that a run has begun, and keeps it from here on. */
  static async begin(database: SqliteDatabase, options: LedgerOptions): Promise<Ledger> {
    return new Ledger(database, await beginRun(database), options);
  }

  /** What the function needs of it for one request. */
  live(address: string, build: Live['build']): Live {
    return {
      signals: this.#signals,
      limiter: this.#limiter,
      requests: this.requests,
      address,
      now: Date.now,
      startedAt: this.#startedAt,
      build,
      coverage: () => this.#coverage(),
      storage: STORAGE,
    };
  }

  /** The kind of client a user agent names; callers send few different ones, so the outcome is kept. */
  client(userAgent: string | undefined): Client {
    const known = this.#agents.get(userAgent ?? '');
    if (known) return known;
    const client = clientClass(userAgent ?? '');
    if (this.#agents.size >= MAX_AGENTS) this.#agents.clear();
    if (userAgent === undefined || userAgent.length <= LONGEST_AGENT) this.#agents.set(userAgent ?? '', client);
    return client;
  }

  /** Writes what was counted and closes the store. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#write();
    await endRun(this.#database, this.#run).catch((fault: unknown) => this.#options.report?.(fault));
    await this.#database.close();
  }

  async #write(): Promise<void> {
    await this.requests.write(this.#options.today()).catch((fault: unknown) => this.#options.report?.(fault));
  }

  async #coverage(): Promise<string> {
    const since = (await this.requests.firstDay()) ?? this.#options.today();
    const { killed } = this.#run;
    const lost =
      killed === 0
        ? 'No earlier run ended in a crash.'
        : `${killed} earlier ${killed === 1 ? 'run' : 'runs'} did not stop in order and may lack the last ${WRITE_EVERY / 1000} s.`;
    return (
      `Every request that reached this process since ${since}, prepared answers included. Answers given by a cache or ` +
      `proxy in front of it are not seen, nor is what HTTP itself refuses. Requests are counted in memory and written every ` +
      `${WRITE_EVERY / 1000} s; a crash loses what was not written yet. ${lost}`
    );
  }
}

interface Run {
  readonly id: number;
  /** Earlier runs that never said that they stopped. */
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
