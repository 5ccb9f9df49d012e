import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { numberIn, type Database, type Row, type SqlValue, type Statement } from '../stores.ts';

/** SQLite as a platform loads it: libsql on Node, `bun:sqlite`, `node:sqlite` on Deno. */
export interface Connection {
  exec(sql: string): void;
  /** Runs one statement; the rows that it returns. Values are numbered from ?1. */
  rows(sql: string, values: readonly SqlValue[]): readonly Row[];
  close(): void;
}

/** A store that cannot be opened; the message states what to do. */
export class UnusableStore extends Error {}

type Rows = { readonly results: readonly Row[] };

/** Maximum wait for a lock while opening, in milliseconds; it blocks, because nothing is served yet. */
const OPEN_TIMEOUT_MS = 5000;
/** Pauses between attempts while another process locks the file; after the last one the write fails. */
const RETRY_PAUSES_MS = [5, 10, 20, 40, 80, 160, 320, 640, 640];

/** Makes the folder of a database file. */
export function makeFolder(file: string): void {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
}

/**
 * SQLite in a file with the interface of the edge platform's database. A write is acknowledged once it is on disk
 * (`synchronous = FULL`). Waiting for the lock of another process does not block other requests.
 */
export class ConnectedDatabase implements Database {
  readonly #connection: Connection;

  /** Brings the tables to the newest version. */
  constructor(connection: Connection) {
    this.#connection = connection;
    connection.exec(`PRAGMA busy_timeout = ${OPEN_TIMEOUT_MS}`);
    connection.exec('PRAGMA journal_mode = WAL');
    connection.exec('PRAGMA synchronous = FULL');
    migrate(connection);
    // From here on writes retry on a lock, because blocking would stop the only thread.
    connection.exec('PRAGMA busy_timeout = 0');
  }

  prepare(sql: string): ConnectedStatement {
    return new ConnectedStatement(this, sql, []);
  }

  async batch(statements: Statement[]): Promise<readonly Rows[]> {
    const own = statements.map(ownStatement);
    return this.#whenFree(() =>
      inTransaction(this.#connection, () =>
        own.map(({ sql, values }) => ({ results: this.#connection.rows(sql, values) })),
      ),
    );
  }

  /** Rows of a statement outside a transaction. */
  async rows(sql: string, values: readonly SqlValue[]): Promise<readonly Row[]> {
    return this.#whenFree(() => this.#connection.rows(sql, values));
  }

  /** Closes the file, once every write was answered. */
  close(): void {
    this.#connection.close();
  }

  async #whenFree<Result>(attempt: () => Result): Promise<Result> {
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
}

class ConnectedStatement implements Statement {
  readonly sql: string;
  readonly values: readonly SqlValue[];
  readonly #database: ConnectedDatabase;

  constructor(database: ConnectedDatabase, sql: string, values: readonly SqlValue[]) {
    this.#database = database;
    this.sql = sql;
    this.values = values;
  }

  bind(...values: SqlValue[]): ConnectedStatement {
    return new ConnectedStatement(this.#database, this.sql, values);
  }

  async first(): Promise<Row | null> {
    const [row] = await this.#database.rows(this.sql, this.values);
    return row ?? null;
  }

  async all(): Promise<Rows> {
    return { results: await this.#database.rows(this.sql, this.values) };
  }
}

/** Callers use the results by position, so a statement of another database must not be dropped. */
function ownStatement(statement: Statement): ConnectedStatement {
  if (statement instanceof ConnectedStatement) return statement;
  throw new Error('a batch takes statements of its own database only');
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

/** The folder of the numbered SQL files. */
export const MIGRATIONS = new URL('../../migrations/', import.meta.url);

/**
 * Applies pending migrations: the numbered files of `migrations/`, in order, in one transaction. The edge platform
 * applies the same files with its own command.
 */
function migrate(connection: Connection): void {
  const files = readdirSync(MIGRATIONS)
    .filter((name) => /^\d{4}_[\w-]+\.sql$/.test(name))
    .sort();
  inTransaction(connection, () => {
    const had = numberIn(connection.rows('PRAGMA user_version', [])[0], 'user_version');
    if (had > files.length) throw new Error(`the store was written by a newer version of this service (schema ${had})`);
    for (const name of files.slice(had)) connection.exec(readFileSync(new URL(name, MIGRATIONS), 'utf8'));
    connection.exec(`PRAGMA user_version = ${files.length}`);
  });
}
