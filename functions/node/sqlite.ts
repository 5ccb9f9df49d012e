import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Sqlite from 'libsql';
import type { Database, Row, SqlValue, Statement } from '../database.ts';
import { migrate } from './migrate.ts';

type Connection = Sqlite.Database;
type Rows = { readonly results: readonly Row[] };

interface Waiting {
  readonly statements: readonly SqliteStatement[];
  resolve(results: readonly Rows[]): void;
  reject(fault: unknown): void;
}

/** Maximum wait for a lock while opening; it blocks, because nothing is served yet. */
const OPEN_TIMEOUT_MS = 5000;
/** Pauses between attempts while another process locks the file; after the last one the write fails. */
const RETRY_PAUSES_MS = [5, 10, 20, 40, 80, 160, 320, 640, 640];

/**
 * SQLite in a file with the interface of the edge platform's database. A write is acknowledged once it is on disk
 * (`synchronous = FULL`). Writes of the same turn of the event loop share one commit: one wait for the disk, however
 * many there are. Waiting for the lock of another process does not block other requests.
 */
export class SqliteDatabase implements Database {
  readonly #connection: Connection;
  readonly #statements = new Map<string, Sqlite.Statement>();
  #waiting: Waiting[] = [];
  #isWriting = false;
  #written: Promise<void> = Promise.resolve();

  private constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Opens the file; creates it, its folder and its tables where they are missing. */
  static open(file: string): SqliteDatabase {
    if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
    const connection = new Sqlite(file, { timeout: OPEN_TIMEOUT_MS });
    connection.exec('PRAGMA journal_mode = WAL');
    connection.exec('PRAGMA synchronous = FULL');
    migrate(connection);
    // From here on writes retry on a lock, because blocking would stop the only thread.
    connection.exec('PRAGMA busy_timeout = 0');
    return new SqliteDatabase(connection);
  }

  prepare(sql: string): SqliteStatement {
    return new SqliteStatement(this, sql, []);
  }

  batch(statements: Statement[]): Promise<readonly Rows[]> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ statements: statements.map(ownStatement), resolve, reject });
      if (!this.#isWriting) this.#written = this.#write();
    });
  }

  /** Rows of a statement outside a transaction. */
  async rows(sql: string, values: readonly SqlValue[]): Promise<readonly Row[]> {
    return this.#whenFree(() => this.#run(sql, values));
  }

  /** Waits for pending writes, then closes the file. */
  async close(): Promise<void> {
    await this.#written;
    this.#connection.close();
  }

  async #write(): Promise<void> {
    this.#isWriting = true;
    // Batches the other writes of this turn.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) {
      const together = this.#waiting;
      this.#waiting = [];
      await this.#commitOrSplit(together);
    }
    // In the same turn as the last check of the queue, so that no write is lost.
    this.#isWriting = false;
  }

  /** Commits all writes together; when that fails, retries each alone, so that no write fails because of another. */
  async #commitOrSplit(together: readonly Waiting[]): Promise<void> {
    try {
      const results = await this.#whenFree(() => this.#commit(together));
      together.forEach((one, position) => one.resolve(results[position] ?? []));
    } catch (fault) {
      if (together.length === 1 || isBusy(fault)) together.forEach((one) => one.reject(fault));
      else for (const one of together) await this.#commitOrSplit([one]);
    }
  }

  #commit(together: readonly Waiting[]): readonly (readonly Rows[])[] {
    this.#connection.exec('BEGIN IMMEDIATE');
    try {
      const results = together.map(({ statements }) =>
        statements.map(({ sql, values }) => ({ results: this.#run(sql, values) })),
      );
      this.#connection.exec('COMMIT');
      return results;
    } catch (fault) {
      // A full disk may already have ended the transaction.
      if (this.#connection.inTransaction) this.#connection.exec('ROLLBACK');
      throw fault;
    }
  }

  #run(sql: string, values: readonly SqlValue[]): readonly Row[] {
    const known = this.#statements.get(sql) ?? this.#connection.prepare(sql);
    this.#statements.set(sql, known);
    // Passed as a list: a single null would be read as named values.
    if (known.reader) return known.all([...values]) as Row[];
    known.run([...values]);
    return [];
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

class SqliteStatement implements Statement {
  readonly sql: string;
  readonly values: readonly SqlValue[];
  readonly #database: SqliteDatabase;

  constructor(database: SqliteDatabase, sql: string, values: readonly SqlValue[]) {
    this.#database = database;
    this.sql = sql;
    this.values = values;
  }

  bind(...values: SqlValue[]): SqliteStatement {
    return new SqliteStatement(this.#database, this.sql, values);
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
function ownStatement(statement: Statement): SqliteStatement {
  if (statement instanceof SqliteStatement) return statement;
  throw new Error('a batch takes statements of its own database only');
}

function isBusy(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && /^SQLITE_(?:BUSY|LOCKED)/.test(String(fault.code));
}
