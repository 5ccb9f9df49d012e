import { existsSync } from 'node:fs';
import Sqlite from 'libsql';
import { UsageError } from '../../src/model/usage-error.ts';
import type { SqlRow } from '../stores.ts';
import { ConnectedDatabase, type Connection } from './connected-database.ts';
import { isRemote, RemoteDatabase } from './remote-database.ts';

/** SQLite in a file, by the package libsql. */
export function openSqlite(file: string): ConnectedDatabase {
  return new ConnectedDatabase(file, connect);
}

function connect(file: string): Connection {
  const sqlite = new Sqlite(file);
  const statements = new Map<string, Sqlite.Statement>();
  return {
    exec: (sql) => void sqlite.exec(sql),
    rows(sql, ...values) {
      const known = statements.get(sql) ?? sqlite.prepare(sql);
      statements.set(sql, known);
      // Passed as a list: a single null would be read as named values.
      if (known.reader) return known.all(values) as SqlRow[];
      known.run(values);
      return [];
    },
    close: () => sqlite.close(),
  };
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
/** How libsql ends the message of a file that it cannot open, where it states no code. */
const CANNOT_OPEN = ': 14")';
const REPLACE =
  'move the file and those beside it that end in -wal and -shm away and restore a copy, or name another file with --store';

/** Opens the store of `--store`: a file, or the address of a database over the network, with the token in STORE_TOKEN. */
export async function openStore(store: string): Promise<ConnectedDatabase | RemoteDatabase> {
  // SQLite takes an empty name for a database that ends with the process.
  if (store.trim() === '' || (!isRemote(store) && /^[a-z][a-z\d+.-]*:\/\//i.test(store))) {
    throw new UsageError(`--store takes a file, or an address of libsql, https or http; got "${store}"`);
  }
  return isRemote(store) ? RemoteDatabase.open(store, process.env['STORE_TOKEN']) : openFile(store);
}

/** Opens the file and reads it whole. Throws `UsageError` with what to do where it is corrupt or cannot be opened. */
function openFile(file: string): ConnectedDatabase {
  try {
    if (file !== ':memory:' && existsSync(file)) readWhole(file);
    return openSqlite(file);
  } catch (fault) {
    if (!(fault instanceof Error)) throw fault;
    const stated = (fault as NodeJS.ErrnoException).code ?? '';
    const code = fault.message.endsWith(CANNOT_OPEN) ? 'SQLITE_CANTOPEN' : stated;
    const known = Object.keys(ADVICE).find((prefix) => code.startsWith(prefix));
    throw new UsageError(
      `the store ${file} cannot be used (${fault.message}): ${known === undefined ? REPLACE : ADVICE[known]}`,
    );
  }
}

/** Throws the error of SQLite for a file that is not a store, or is corrupt. */
function readWhole(file: string): void {
  const connection = new Sqlite(file, { timeout: 5000 });
  try {
    const rows = connection.prepare('PRAGMA quick_check(1)').all() as readonly Readonly<Record<string, unknown>>[];
    const [found] = Object.values(rows[0] ?? {});
    if (found !== 'ok') throw new Error(`it is corrupt: ${String(found)}`);
  } finally {
    connection.close();
  }
}
