import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database, SqlRow, Statement } from '../stores.ts';

/** An open file of SQLite as a platform loads it: libsql on Node, `bun:sqlite`, `node:sqlite` on Deno. */
export interface Connection {
  exec(sql: string): void;
  /** Runs one statement; the rows that it returns. */
  rows(...statement: Statement): readonly SqlRow[];
  close(): void;
}

/** Maximum wait for a lock while opening, in milliseconds; it blocks, because nothing is served yet. */
const OPEN_TIMEOUT_MS = 5000;
/** Pauses between attempts while another process locks the file; after the last one the write fails. */
const RETRY_PAUSES_MS = [5, 10, 20, 40, 80, 160, 320, 640, 640];

/** Opens a file, which it creates where it is missing. */
export type Connect = (file: string) => Connection;

/** Device and inode of a file; undefined where there is none, as of a database in memory. */
function identityOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && `${stats.dev} ${stats.ino}`;
}

/** A database of a host, which closes it once every write was answered. */
export interface OpenDatabase extends Database {
  close(): void;
}

/**
 * SQLite in a file. A write is acknowledged once it is on disk (`synchronous = FULL`), and fails where the file was removed or
 * another one has its name: it would be lost. Waiting for the lock of another process does not block other requests.
 */
export class ConnectedDatabase implements OpenDatabase {
  readonly #connection: Connection;
  readonly #file: string;
  readonly #identity: string | undefined;

  /** Opens the file; creates it, its folder and its tables where they are missing. */
  constructor(file: string, connect: Connect) {
    if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
    const connection = connect(file);
    this.#connection = connection;
    this.#file = file;
    connection.exec(`PRAGMA busy_timeout = ${OPEN_TIMEOUT_MS}`);
    connection.exec('PRAGMA journal_mode = WAL');
    connection.exec('PRAGMA synchronous = FULL');
    migrate(connection);
    // From here on writes retry on a lock, because blocking would stop the only thread.
    connection.exec('PRAGMA busy_timeout = 0');
    this.#identity = identityOf(file);
  }

  rows(...statement: Statement): Promise<readonly SqlRow[]> {
    return whenFree(() => this.#connection.rows(...statement));
  }

  batch(statements: readonly Statement[]): Promise<readonly (readonly SqlRow[])[]> {
    const connection = this.#connection;
    return whenFree(() => {
      if (identityOf(this.#file) !== this.#identity) {
        throw new Error(`the store ${this.#file} was removed or replaced while it was open: restart the server`);
      }
      return inTransaction(connection, () => statements.map((each) => connection.rows(...each)));
    });
  }

  close(): void {
    this.#connection.close();
  }
}

async function whenFree<Result>(attempt: () => Result): Promise<Result> {
  for (const milliseconds of RETRY_PAUSES_MS) {
    try {
      return attempt();
    } catch (fault) {
      if (!isBusy(fault)) throw fault;
      await pause(milliseconds);
    }
  }
  return attempt();
}

/** Each platform has an error of its own; the text is that of SQLite. */
function isBusy(fault: unknown): boolean {
  return fault instanceof Error && /database (?:table )?is locked|SQLITE_(?:BUSY|LOCKED)/.test(fault.message);
}

function inTransaction<Result>(connection: Connection, run: () => Result): Result {
  connection.exec('BEGIN IMMEDIATE');
  try {
    const result = run();
    connection.exec('COMMIT');
    return result;
  } catch (fault) {
    try {
      connection.exec('ROLLBACK');
    } catch {
      // A full disk may already have ended the transaction.
    }
    throw fault;
  }
}

const MIGRATIONS = new URL('../../migrations/', import.meta.url);

/** The numbered files of `migrations/`, in order. The edge platform applies the same files with its own command. */
export function migrations() {
  const names = readdirSync(MIGRATIONS).filter((name) => /^\d{4}_[\w-]+\.sql$/.test(name));
  return names.sort().map((name) => ({ name, sql: readFileSync(new URL(name, MIGRATIONS), 'utf8') }));
}

/** Applies pending migrations in one transaction. */
function migrate(connection: Connection): void {
  const all = migrations();
  inTransaction(connection, () => {
    const had = Number(connection.rows('PRAGMA user_version')[0]?.['user_version']);
    if (had > all.length) throw new Error(`the store was written by a newer version of this service (schema ${had})`);
    for (const { sql } of all.slice(had)) connection.exec(sql);
    connection.exec(`PRAGMA user_version = ${all.length}`);
  });
}
