import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse, type ParseError } from 'jsonc-parser';

/** The keys of `wrangler.jsonc` that are read here. */
export interface EdgeSettings {
  readonly main: string;
  readonly tsconfig: string;
  readonly rules: readonly { readonly type: string; readonly globs: readonly string[] }[];
  readonly assets: { readonly directory: string; readonly run_worker_first: readonly string[] };
  readonly d1_databases: readonly { readonly database_id: string; readonly migrations_dir: string }[];
}

/** The settings of the edge platform, which are JSON with comments. */
export function edgeSettings(text: string): EdgeSettings {
  const errors: ParseError[] = [];
  const settings = parse(text, errors, { allowTrailingComma: true }) as EdgeSettings | undefined;
  if (!settings || errors.length > 0) throw new Error('wrangler.jsonc is not well-formed');
  return settings;
}

/** The placeholder id in the settings until the operator creates a database. */
const NO_DATABASE = '00000000-0000-0000-0000-000000000000';

/** Whether the operator has configured a database. */
export function hasDatabase({ d1_databases: databases }: EdgeSettings): boolean {
  return databases.every(({ database_id: id }) => id !== NO_DATABASE);
}

/** Writes the settings that are deployed, with another build in the place of `dist`, into a folder; returns their path. */
export function writeEdgeSettings(dist: string, folder: string): string {
  const deployed = edgeSettings(readFileSync('wrangler.jsonc', 'utf8'));
  const changed = {
    ...deployed,
    main: resolve(deployed.main),
    tsconfig: 'tsconfig.json',
    assets: { ...deployed.assets, directory: resolve(dist) },
    d1_databases: deployed.d1_databases.map((database) => ({ ...database, migrations_dir: resolve('migrations') })),
  };
  const paths = { 'catalogue-index': [resolve(dist, '_index', 'catalogue.jsonl')] };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { paths } }));
  const path = join(folder, 'wrangler.json');
  writeFileSync(path, JSON.stringify(changed));
  return path;
}
