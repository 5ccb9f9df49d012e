import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseIndex } from '../../functions/parse-index.ts';
import { splitStatements } from '../../src/compile/export/split-database.ts';
import { splitFiles, tablePrefix } from '../../src/compile/export/split-index.ts';
import { link } from '../../src/rules/catalogue/link.ts';
import { wordOption } from './options.ts';
import { wranglerExit } from './wrangler.ts';

/** Offers up to which an instance of 128 MB holds the whole index, with its derived values warm. */
const MAX_WHOLE_OFFERS = 25_000;
/** SQL of one file: the database takes a file as one import. */
const MAX_SQL_CHARS = 8_000_000;

/** Whether the index of the function is whole or split. */
export type EdgeIndex = 'whole' | 'split';

/** The form named by `--index`, else by the variable `EDGE_INDEX`, else whole. */
export function edgeIndex(text: string | undefined): EdgeIndex {
  return wordOption('the index', text ?? process.env['EDGE_INDEX'] ?? 'whole', ['whole', 'split']);
}

/** The form that fits so many offers. */
export function proposedIndex(offers: number): EdgeIndex {
  return offers > MAX_WHOLE_OFFERS ? 'split' : 'whole';
}

/** A split index beside its build. */
export interface SplitBuild {
  /** Files to be uploaded besides those of the build. */
  readonly files: number;
  /** Bytes of the part that is bundled with the function. */
  readonly bundledBytes: number;
  /** Files of SQL that fill the database, to be run in this order. */
  readonly sql: readonly string[];
  /** Prefix of the names of its tables. */
  readonly tables: string;
}

/** Writes the split form of the index of a build into the build, and the SQL for its database into a folder. */
export async function writeSplitBuild(dist: string, sqlFolder: string): Promise<SplitBuild> {
  const index = parseIndex(await readFile(join(dist, '_index', 'catalogue.jsonl'), 'utf8'));
  const catalogue = link(index.records, index.date, index.site);
  await rm(join(dist, '_split'), { recursive: true, force: true });
  let [files, bundledBytes] = [0, 0];
  for (const { path, text } of splitFiles(catalogue, index)) {
    await mkdir(dirname(join(dist, path)), { recursive: true });
    await writeFile(join(dist, path), text);
    if (path.startsWith('_index/')) bundledBytes = Buffer.byteLength(text);
    else files += 1;
  }
  const tables = tablePrefix(catalogue);
  return { files, bundledBytes, tables, sql: await writeSql(splitStatements(catalogue, tables), sqlFolder) };
}

async function writeSql(statements: Iterable<string>, folder: string): Promise<readonly string[]> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const paths: string[] = [];
  let [batch, chars] = [[] as string[], 0];
  const write = async (): Promise<void> => {
    const path = join(folder, `${String(paths.length + 1).padStart(4, '0')}.sql`);
    await writeFile(path, `${batch.join(';\n')};\n`);
    paths.push(path);
    [batch, chars] = [[], 0];
  };
  for (const statement of statements) {
    batch.push(statement);
    chars += statement.length;
    if (chars > MAX_SQL_CHARS) await write();
  }
  if (batch.length > 0) await write();
  return paths;
}

/** Runs files of SQL on the database, one after another; `where` selects the database. Throws at the first that fails. */
export async function fillDatabase(
  paths: readonly string[],
  where: readonly string[],
  started?: Parameters<typeof wranglerExit>[1],
): Promise<void> {
  for (const path of paths) {
    const exit = await wranglerExit(['d1', 'execute', 'DATABASE', '--yes', '--file', path, ...where], started);
    if (exit !== 0) throw new Error(`the database did not take ${path}`);
  }
}
