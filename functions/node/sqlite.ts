import Sqlite from 'libsql';
import type { Row } from '../stores.ts';
import { ConnectedDatabase, makeFolder, type Connection } from './connected-database.ts';

/** SQLite in a file, by the package libsql. */
export class SqliteDatabase extends ConnectedDatabase {
  /** Opens the file; creates it, its folder and its tables where they are missing. */
  static open(file: string): SqliteDatabase {
    makeFolder(file);
    return new SqliteDatabase(connected(new Sqlite(file)));
  }
}

function connected(sqlite: Sqlite.Database): Connection {
  const statements = new Map<string, Sqlite.Statement>();
  return {
    exec: (sql) => void sqlite.exec(sql),
    rows(sql, values) {
      const known = statements.get(sql) ?? sqlite.prepare(sql);
      statements.set(sql, known);
      // Passed as a list: a single null would be read as named values.
      if (known.reader) return known.all([...values]) as Row[];
      known.run([...values]);
      return [];
    },
    close: () => sqlite.close(),
  };
}
