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

/** A statement with its values. */
export interface Bound {
  readonly sql: string;
  readonly args: SqlValue[];
}

type Rows = { readonly results: readonly Row[] };

/** Maximum wait for a lock while opening, in milliseconds; it blocks, because nothing is served yet. */
const OPEN_TIMEOUT_MS = 5000;
/** Pauses between attempts while another process locks the file; after the last one the write fails. */
const RETRY_PAUSES_MS = [5, 10, 20, 40, 80, 160, 320, 640, 640];

/** Makes the folder of a database file. */
export function makeFolder(file: string): void {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
}

/** A database with the interface of that of the edge platform. */
export abstract class SqlDatabase implements Database {
  prepare(sql: string): SqlStatement {
    return new SqlStatement(this, { sql, args: [] });
  }

  async batch(statements: Statement[]): Promise<readonly Rows[]> {
    const results = await this.transact(statements.map((statement) => this.#boundOf(statement)));
    return results.map((rows) => ({ results: rows }));
  }

  /** Callers use the results by position, so a statement of another database must not be dropped. */
  #boundOf(statement: Statement): Bound {
    if (statement instanceof SqlStatement && statement.database === this) return statement.bound;
    throw new Error('a batch takes statements of its own database only');
  }

  /** Rows of a statement outside a transaction. */
  abstract rows(statement: Bound): Promise<readonly Row[]>;
  /** Rows of each statement, all in one transaction. */
  protected abstract transact(statements: readonly Bound[]): Promise<readonly (readonly Row[])[]>;
  /** Closes it, once every write was answered. */
  abstract close(): void;
}

class SqlStatement implements Statement {
  readonly database: SqlDatabase;
  readonly bound: Bound;

  constructor(database: SqlDatabase, bound: Bound) {
    this.database = database;
    this.bound = bound;
  }

  bind(...args: SqlValue[]): SqlStatement {
    return new SqlStatement(this.database, { sql: this.bound.sql, args });
  }

  async first(): Promise<Row | null> {
    const [row] = await this.database.rows(this.bound);
    return row ?? null;
  }

  async all(): Promise<Rows> {
    return { results: await this.database.rows(this.bound) };
  }
}

/**
 * SQLite in a file. A write is acknowledged once it is on disk (`synchronous = FULL`). Waiting for the lock of another process
 * does not block other requests.
 */
export class ConnectedDatabase extends SqlDatabase {
  readonly #connection: Connection;

  /** Brings the tables to the newest version. */
  constructor(connection: Connection) {
    super();
    this.#connection = connection;
    connection.exec(`PRAGMA busy_timeout = ${OPEN_TIMEOUT_MS}`);
    connection.exec('PRAGMA journal_mode = WAL');
    connection.exec('PRAGMA synchronous = FULL');
    migrate(connection);
    // From here on writes retry on a lock, because blocking would stop the only thread.
    connection.exec('PRAGMA busy_timeout = 0');
  }

  override rows({ sql, args }: Bound): Promise<readonly Row[]> {
    return whenFree(() => this.#connection.rows(sql, args));
  }

  protected override transact(statements: readonly Bound[]): Promise<readonly (readonly Row[])[]> {
    const connection = this.#connection;
    return whenFree(() =>
      inTransaction(connection, () => statements.map(({ sql, args }) => connection.rows(sql, args))),
    );
  }

  override close(): void {
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
