import { z } from 'zod';
import { wranglerOutput, type Started } from './wrangler.ts';

/** Deployments whose tables stay: the one that is live and the one before, which a rollback would need. */
const KEPT_DEPLOYMENTS = 2;
const LOG = 'split_deployments';
/** The kinds of tables of a split index; dropping `search` drops what belongs to it. */
const KINDS = ['search', 'pieces', 'texts', 'changes'] as const;

const NAMES = `SELECT name FROM sqlite_schema WHERE name GLOB 'split_*_pieces'`;
const NEWEST_FIRST = `SELECT tables AS name FROM ${LOG} ORDER BY number DESC`;

/** Prefixes of the tables to drop: all that are there, except those of the newest deployments. */
export function retiredTables(there: readonly string[], newestFirst: readonly string[]): readonly string[] {
  const kept = new Set([...new Set(newestFirst)].slice(0, KEPT_DEPLOYMENTS));
  return there.filter((tables) => !kept.has(tables));
}

export function dropStatements(retired: readonly string[]): readonly string[] {
  return retired.flatMap((tables) => KINDS.map((kind) => `DROP TABLE IF EXISTS ${tables}_${kind}`));
}

/**
 * Notes that the tables of a split index are live, and drops those of earlier deployments; returns the prefixes of their
 * names. `where` selects the database. To be run once the function that reads the tables is live.
 */
export async function retireTables(
  live: string,
  where: readonly string[],
  started?: Started,
): Promise<readonly string[]> {
  const execute = (statements: readonly string[]): Promise<readonly (readonly string[])[]> =>
    executed([...statements, ''].join(';\n'), where, started);
  const [, , there = [], newestFirst = []] = await execute([
    `CREATE TABLE IF NOT EXISTS ${LOG} (number INTEGER PRIMARY KEY AUTOINCREMENT, tables TEXT NOT NULL)`,
    `INSERT INTO ${LOG} (tables) VALUES ('${live}')`,
    NAMES,
    NEWEST_FIRST,
  ]);
  const retired = retiredTables(
    there.map((name) => name.replace(/_pieces$/, '')),
    newestFirst,
  );
  if (retired.length > 0) await execute(dropStatements(retired));
  return retired;
}

/** What the command prints with `--json`: the rows of each statement. */
const PRINTED = z.array(z.object({ results: z.array(z.object({ name: z.string() }).partial()) }));

/** Runs statements; the names in the rows of each. */
async function executed(
  sql: string,
  where: readonly string[],
  started?: Started,
): Promise<readonly (readonly string[])[]> {
  const printed = await wranglerOutput(
    ['d1', 'execute', 'DATABASE', '--yes', '--json', '--command', sql, ...where],
    started,
  );
  return PRINTED.parse(JSON.parse(printed)).map(({ results }) => results.flatMap(({ name }) => name ?? []));
}
