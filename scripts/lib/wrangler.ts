import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const PROGRAM = join(dirname(createRequire(import.meta.url).resolve('wrangler/package.json')), 'bin', 'wrangler.js');

/** Disables update checks, geolocation and telemetry. */
const QUIET = { WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_HIDE_BANNER: 'true' };

export interface Started {
  /** The working directory: the folder of the settings, because the tool reads their tsconfig only from there. */
  readonly cwd?: string;
  /** Collect what it prints instead of showing it. */
  readonly silent?: boolean;
  /** Leads a process group of its own, to be ended as one: the command starts others. */
  readonly detached?: boolean;
  /** Ends the process after this many seconds, in case its parent has died by then. */
  readonly atMost?: number;
}

/** Starts the edge platform's command. */
export function wrangler(
  args: readonly string[],
  { cwd, silent = false, detached = false, atMost }: Started = {},
): ChildProcess {
  const command = [process.execPath, PROGRAM, ...args];
  const [program = '', ...rest] = atMost === undefined ? command : ['timeout', '-k', '5', String(atMost), ...command];
  return spawn(program, rest, {
    stdio: ['ignore', silent ? 'pipe' : 'inherit', silent ? 'pipe' : 'inherit'],
    detached,
    ...(cwd !== undefined && { cwd }),
    env: { ...process.env, ...QUIET },
  });
}

/** Runs it to its end; resolves with what it prints. Throws where it fails. */
export async function wranglerOutput(args: readonly string[], started?: Started): Promise<string> {
  const child = wrangler(args, { ...started, silent: true });
  let [printed, faults] = ['', ''];
  child.stdout?.on('data', (text) => (printed += String(text)));
  child.stderr?.on('data', (text) => (faults += String(text)));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`the command of the edge platform failed: ${faults}${printed}`);
  return printed;
}

/** Runs it to its end; resolves with its exit code. */
export async function wranglerExit(args: readonly string[], started?: Started): Promise<number> {
  const [code] = (await once(wrangler(args, started), 'exit')) as [number | null];
  return code ?? 1;
}
