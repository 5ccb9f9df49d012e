import { readdirSync, readFileSync } from 'node:fs';
import type Sqlite from 'libsql';

const FOLDER = new URL('../../migrations/', import.meta.url);

/**
 * Applies pending migrations: the numbered files of `migrations/`, in order, in one transaction. The edge platform
 * applies the same files with its own command.
 */
export function migrate(connection: Sqlite.Database): void {
  const files = readdirSync(FOLDER)
    .filter((name) => /^\d{4}_[\w-]+\.sql$/.test(name))
    .sort();
  connection.exec('BEGIN IMMEDIATE');
  try {
    const had = version(connection);
    if (had > files.length) throw new Error(`the store was written by a newer version of this service (schema ${had})`);
    for (const name of files.slice(had)) connection.exec(readFileSync(new URL(name, FOLDER), 'utf8'));
    connection.exec(`PRAGMA user_version = ${files.length}`);
    connection.exec('COMMIT');
  } catch (fault) {
    if (connection.inTransaction) connection.exec('ROLLBACK');
    throw fault;
  }
}

function version(connection: Sqlite.Database): number {
  const row = connection.prepare('PRAGMA user_version').get() as { readonly user_version: number };
  return row.user_version;
}
