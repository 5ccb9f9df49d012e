import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { edgeSettings, wranglerCommand } from '../../scripts/lib/edge.ts';
import { TODAY } from '../builders.ts';
import { compiledMiniature } from '../http/compiled.ts';
import type { Capabilities, Served } from '../http/served.ts';
import { Program } from '../program.ts';

/** Writes the settings that are deployed, with another build in the place of `dist`, into a folder; returns their path. */
function writeEdgeSettings(dist: string, folder: string): string {
  const deployed = edgeSettings(readFileSync('wrangler.jsonc', 'utf8'));
  const changed = {
    ...deployed,
    main: resolve(deployed.main),
    tsconfig: 'tsconfig.json',
    assets: { ...deployed.assets, directory: resolve(dist) },
    d1_databases: deployed.d1_databases.map((database) => ({ ...database, migrations_dir: resolve('migrations') })),
  };
  const paths = { 'catalogue-index': [resolve(dist, '_index/catalogue.json')] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { paths } }));
  const path = join(folder, 'wrangler.json');
  writeFileSync(path, JSON.stringify(changed));
  return path;
}

/** How long it may live, in seconds, whatever becomes of the test. */
const LIFE = 1200;

/** `docs/deploy.md` says what it does instead, and `differences.test.ts` holds it to that. */
const CAN: Capabilities = {
  compresses: false,
  refusesInJson: false,
  keepsPaths: true,
  closesAtOnce: false,
  readsHttp: false,
};

export interface EdgeOptions {
  /** Where its database lies; the same place again is the same database. */
  readonly state: string;
  /** The day it answers for, where that is not the day of the build. */
  readonly day?: string;
}

/** Runs it to its end in the folder of the settings: it reads their tsconfig only from there. Rejects where it fails. */
async function runWrangler(args: readonly string[], cwd: string): Promise<void> {
  const { command, env } = wranglerCommand(args);
  const [program = '', ...rest] = command;
  await promisify(execFile)(program, rest, { cwd, env });
}

/** The build and the function in the platform's own runtime, on this machine and offline. */
export class EdgeHost {
  readonly served: Served;
  readonly dist: string;
  readonly #program: Program;

  private constructor(
    program: Program,
    at: { readonly baseUrl: string; readonly date: string; readonly dist: string },
  ) {
    this.#program = program;
    this.dist = at.dist;
    this.served = { baseUrl: at.baseUrl, date: at.date, can: CAN };
  }

  /** Compiles the miniature below a folder, brings the database to the newest schema and starts. */
  static async start(folder: string, options: EdgeOptions): Promise<EdgeHost> {
    const dist = await compiledMiniature(folder);
    return EdgeHost.startOn(dist, options);
  }

  /** Starts on a build that is there. */
  static async startOn(dist: string, { state, day = TODAY }: EdgeOptions): Promise<EdgeHost> {
    const cwd = dirname(dist);
    const config = ['--config', writeEdgeSettings(dist, cwd)];
    const persisted = ['--persist-to', state];
    const apply = ['d1', 'migrations', 'apply', 'DATABASE', '--local', ...config, ...persisted];
    await runWrangler(apply, cwd);
    const vars = ['--var', 'SIGNAL_SALT:test', `DEALS_DATE:${day}`];
    const listening = ['--ip', '127.0.0.1', '--port', '0', '--inspector-port', '0'];
    const { command, env } = wranglerCommand(['dev', ...config, ...vars, ...listening, ...persisted]);
    const program = new Program(['timeout', '-k', '5', String(LIFE), ...command], { cwd, env, leadsGroup: true });
    try {
      const [, baseUrl = ''] = await program.until(/Ready on (http:\/\/[\d.:]+)/);
      // The runtime is there before the function is.
      await fetch(`${baseUrl}/api/offers?limit=0`);
      return new EdgeHost(program, { baseUrl, date: day, dist });
    } catch (fault) {
      await program.end('SIGKILL');
      throw fault;
    }
  }

  /** What it printed so far: the faults that it reports are there. */
  get printed(): string {
    return this.#program.printed;
  }

  /** Ends it and everything it started; `SIGKILL` leaves it no time for anything. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    await this.#program.end(signal);
  }
}
