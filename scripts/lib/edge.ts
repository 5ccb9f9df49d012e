import { parse, type ParseError } from 'jsonc-parser';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join, dirname } from 'node:path';

/** The keys of `wrangler.jsonc` that the commands and their tests read. */
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

/** Disables update checks, geolocation and telemetry. */
const QUIET = { WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_HIDE_BANNER: 'true' };

/** The edge platform's command. Looked up when it is run: a build without development dependencies has none. */
export function wranglerCommand(args: readonly string[]) {
  const program = join(dirname(createRequire(import.meta.url).resolve('wrangler/package.json')), 'bin', 'wrangler.js');
  return { command: [process.execPath, program, ...args], env: { ...process.env, ...QUIET } };
}

/** Runs it to its end; resolves with its exit code. */
export async function wranglerExit(args: readonly string[]): Promise<number> {
  const { command, env } = wranglerCommand(args);
  const [program = '', ...rest] = command;
  const [code] = (await once(spawn(program, rest, { stdio: ['ignore', 'inherit', 'inherit'], env }), 'exit')) as [
    number | null,
  ];
  return code ?? 1;
}
