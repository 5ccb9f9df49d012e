import ts from 'typescript';

/** What is read of `wrangler.jsonc`. */
export interface EdgeSettings {
  readonly main: string;
  readonly alias: Readonly<Record<string, string>>;
  readonly assets: { readonly directory: string; readonly run_worker_first: readonly string[] };
  readonly d1_databases: readonly { readonly database_id: string; readonly migrations_dir: string }[];
}

/** The settings of the edge platform, which are JSON with comments. */
export function edgeSettings(text: string): EdgeSettings {
  const read = ts.parseConfigFileTextToJson('wrangler.jsonc', text) as {
    readonly config?: EdgeSettings;
    readonly error?: object;
  };
  if (!read.config || read.error) throw new Error('wrangler.jsonc is not well-formed');
  return read.config;
}

/** Stands in the settings until the operator has a database. */
const NO_DATABASE = '00000000-0000-0000-0000-000000000000';

/** Whether the operator has said which database is theirs. */
export function hasDatabase({ d1_databases: databases }: EdgeSettings): boolean {
  return databases.every(({ database_id: id }) => id !== NO_DATABASE);
}
