import { createClient, LibsqlError, type Client, type InStatement } from '@libsql/client/http';
import { UsageError } from '../../src/model/usage-error.ts';
import type { SqlRow, Statement } from '../stores.ts';
import { migrations, type OpenDatabase } from './connected-database.ts';

/** Longest wait for one answer of the store, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** Whether `--store` names a database over the network rather than a file. */
export function isRemote(store: string): boolean {
  return /^(?:libsql|https?):\/\//i.test(store);
}

/**
 * A libSQL database over the network, which several hosts share: each batch is one transaction there. Every host brings
 * the tables to the newest version when it opens it.
 */
export class RemoteDatabase implements OpenDatabase {
  readonly #client: Client;

  private constructor(client: Client) {
    this.#client = client;
  }

  /** Throws `UsageError` where the address is none, the database cannot be reached, or it refuses the token. */
  static async open(url: string, token: string | undefined): Promise<RemoteDatabase> {
    const fetchInTime = (request: Request): Promise<Response> =>
      fetch(request, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    try {
      const client = createClient({ url, fetch: fetchInTime, ...(token === undefined ? {} : { authToken: token }) });
      await migrate(client);
      return new RemoteDatabase(client);
    } catch (fault) {
      const reason = fault instanceof Error ? fault.message : String(fault);
      throw new UsageError(
        `the store ${url} cannot be used (${reason}): check the address, and the token in STORE_TOKEN`,
      );
    }
  }

  async rows(...statement: Statement): Promise<readonly SqlRow[]> {
    return (await this.#client.execute(withArguments(statement))).rows;
  }

  async batch(statements: readonly Statement[]): Promise<readonly (readonly SqlRow[])[]> {
    return (await this.#client.batch(statements.map(withArguments), 'write')).map(({ rows }) => rows);
  }

  close(): void {
    this.#client.close();
  }
}

const withArguments = ([sql, ...args]: Statement): InStatement => ({ sql, args });

const APPLIED = 'SELECT name FROM migrations';

/** Applies pending migrations, each with its record in one transaction, so that two hosts may start at once. */
async function migrate(client: Client): Promise<void> {
  await client.execute('CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY) WITHOUT ROWID');
  const isApplied = async (migration: string): Promise<boolean> =>
    (await client.execute(APPLIED)).rows.some(({ name }) => name === migration);
  for (const { name, sql: text } of migrations()) {
    if (await isApplied(name)) continue;
    const statements = text
      .replace(/^--.*$/gm, '')
      .split(';')
      .filter((sql) => sql.trim() !== '');
    const record = { sql: 'INSERT INTO migrations (name) VALUES (?1)', args: [name] };
    try {
      await client.batch([record, ...statements], 'write');
    } catch (fault) {
      // Another host may have applied it meanwhile.
      if (!(fault instanceof LibsqlError) || !(await isApplied(name))) throw fault;
    }
  }
}
