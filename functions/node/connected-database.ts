import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { UsageError } from '../../src/model/usage-error.ts';
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

/** Makes a folder and those above it. (`recursive` of Node never returns for a folder below `/proc`.) */
function makeFolder(folder: string): void {
  // With the dot, a file of that name does not count as the folder.
  if (existsSync(`${folder}/.`)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
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
    if (file !== ':memory:') makeFolder(dirname(file));
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
        const message = `the store ${this.#file} was removed or replaced while it was open: restart the server`;
        throw Object.assign(new Error(message), { code: 'ESTALE' });
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
    // A migration only adds, so a store of a newer version can be used too, and stays of that version.
    for (const { sql } of all.slice(had)) connection.exec(sql);
    connection.exec(`PRAGMA user_version = ${Math.max(had, all.length)}`);
  });
}

const MAKE_WRITABLE = 'make its folder writable for this user, or name another file with --store';

/** What to do about a store that cannot be opened, by the code of SQLite, or of the system where its folder is made. */
const ADVICE: Readonly<Record<string, string>> = {
  SQLITE_BUSY: 'another process holds it: end that one, or name another file with --store',
  SQLITE_CANTOPEN: MAKE_WRITABLE,
  SQLITE_READONLY: 'make the file and its folder writable for this user, or name another file with --store',
  SQLITE_FULL: 'make room on its disk, or name a file on another disk with --store',
  EACCES: MAKE_WRITABLE,
  EPERM: MAKE_WRITABLE,
  EROFS: MAKE_WRITABLE,
  ENOENT: MAKE_WRITABLE,
  ENOTDIR: 'name a file in a folder with --store',
  EEXIST: 'name a file in a folder with --store',
};
/** The message of libsql and of Deno for a file that they cannot open; they state no code of SQLite. */
const CANNOT_OPEN = /: 14"\)$|^unable to open database file/;
const REPLACE =
  'move the file and those beside it that end in -wal and -shm away and restore a copy, or name another file with --store';

/** Opens the file of `--store` and reads it whole. Throws `UsageError` with what to do where it is corrupt or cannot be opened. */
export function openFile(file: string, connect: Connect, accepted = 'a file'): ConnectedDatabase {
  // SQLite takes an empty name for a database that ends with the process.
  if (file.trim() === '' || /^[a-z][a-z\d+.-]*:\/\//i.test(file)) {
    throw new UsageError(`--store takes ${accepted}; got "${file}"`);
  }
  try {
    if (file !== ':memory:' && existsSync(file)) readWhole(connect(file));
    return new ConnectedDatabase(file, connect);
  } catch (fault) {
    if (!(fault instanceof Error)) throw fault;
    const stated = (fault as NodeJS.ErrnoException).code ?? '';
    const code = CANNOT_OPEN.test(fault.message) ? 'SQLITE_CANTOPEN' : stated;
    const known = Object.keys(ADVICE).find((prefix) => code.startsWith(prefix));
    throw new UsageError(
      `the store ${file} cannot be used (${fault.message}): ${known === undefined ? REPLACE : ADVICE[known]}`,
    );
  }
}

/** Throws the error of SQLite for a file that is not a store, or is corrupt; closes it. */
function readWhole(connection: Connection): void {
  try {
    connection.exec(`PRAGMA busy_timeout = ${OPEN_TIMEOUT_MS}`);
    const [found] = Object.values(connection.rows('PRAGMA quick_check(1)')[0] ?? {});
    if (found !== 'ok') throw new Error(`it is corrupt: ${String(found)}`);
  } finally {
    connection.close();
  }
}
