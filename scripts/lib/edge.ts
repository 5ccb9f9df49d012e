import { parse, type ParseError } from 'jsonc-parser';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve, dirname } from 'node:path';

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
  const paths = { 'catalogue-index': [resolve(dist, '_index', 'catalogue.json')] };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { paths } }));
  const path = join(folder, 'wrangler.json');
  writeFileSync(path, JSON.stringify(changed));
  return path;
}

/** Disables update checks, geolocation and telemetry. */
const QUIET = { WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_HIDE_BANNER: 'true' };

/** The edge platform's command. Looked up when it is run: a build without development dependencies has none. */
export function wranglerCommand(args: readonly string[]) {
  const program = join(dirname(createRequire(import.meta.url).resolve('wrangler/package.json')), 'bin', 'wrangler.js');
  return { command: [process.execPath, program, ...args], env: { ...process.env, ...QUIET } };
}

/**
 * Runs it to its end; resolves with its exit code. `cwd` is the folder of the settings, because the tool reads their tsconfig
 * only from there; `silent` drops what it prints.
 */
export async function wranglerExit(
  args: readonly string[],
  { cwd, silent = false }: { readonly cwd?: string; readonly silent?: boolean } = {},
): Promise<number> {
  const { command, env } = wranglerCommand(args);
  const [program = '', ...rest] = command;
  const output = silent ? 'ignore' : 'inherit';
  const child = spawn(program, rest, { stdio: ['ignore', output, output], ...(cwd !== undefined && { cwd }), env });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}
