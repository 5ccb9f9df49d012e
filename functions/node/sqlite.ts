import Sqlite from 'libsql';
import type { SqlRow } from '../stores.ts';
import { ConnectedDatabase, openFile, type Connection } from './connected-database.ts';
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

/** Opens the store of `--store`: a file, or the address of a database over the network, with the token in STORE_TOKEN. */
export async function openStore(store: string): Promise<ConnectedDatabase | RemoteDatabase> {
  if (isRemote(store)) return RemoteDatabase.open(store, process.env['STORE_TOKEN']);
  return openFile(store, connect, 'a file, or an address of libsql, https or http');
}
