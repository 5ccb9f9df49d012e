import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { writeEdgeSettings, wrangler, wranglerExit } from '../../scripts/lib/edge.ts';
import { TODAY } from '../builders.ts';
import { compiledMiniature } from '../http/compiled.ts';
import { freePort } from '../../scripts/lib/network.ts';
import type { Capabilities, Served } from '../http/served.ts';

/** How long the platform's runtime may take to answer its first request, in milliseconds. */
const START = 60_000;

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

/** The build and the function in the platform's own runtime, on this machine and offline. */
export class EdgeHost {
  readonly served: Served;
  readonly dist: string;
  readonly #process: ChildProcess;
  #printed = '';

  private constructor(
    process: ChildProcess,
    at: { readonly port: number; readonly date: string; readonly dist: string },
  ) {
    this.#process = process;
    this.dist = at.dist;
    this.served = { baseUrl: `http://127.0.0.1:${at.port}`, date: at.date, can: CAN };
    for (const stream of [process.stdout, process.stderr])
      stream?.on('data', (text) => (this.#printed += String(text)));
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
    if ((await wranglerExit(apply, { cwd, silent: true })) !== 0)
      throw new Error('the migrations could not be applied');
    const port = await freePort(0, '127.0.0.1');
    const vars = ['--var', 'SIGNAL_SALT:test', `DEALS_DATE:${day}`];
    const listening = [
      '--ip',
      '127.0.0.1',
      '--port',
      String(port),
      '--inspector-port',
      String(await freePort(0, '127.0.0.1')),
    ];
    const started = wrangler(['dev', ...config, ...vars, ...listening, ...persisted], {
      cwd,
      silent: true,
      detached: true,
      atMost: LIFE,
    });
    const host = new EdgeHost(started, { port, date: day, dist });
    await host.#answering();
    return host;
  }

  /** What it printed so far: the faults that it reports are there. */
  get printed(): string {
    return this.#printed;
  }

  /** Ends it and everything it started; `SIGKILL` leaves it no time for anything. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const { pid } = this.#process;
    if (pid === undefined || this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const exited = once(this.#process, 'exit');
    process.kill(-pid, signal);
    const late = setTimeout(() => process.kill(-pid, 'SIGKILL'), 10_000);
    await exited;
    clearTimeout(late);
  }

  async #answering(): Promise<void> {
    const until = Date.now() + START;
    while (Date.now() < until && this.#process.exitCode === null) {
      const answer = await fetch(`${this.served.baseUrl}/api/offers?limit=0`).catch(() => null);
      if (answer?.ok) return;
      await pause(200);
    }
    await this.stop('SIGKILL');
    throw new Error(`the edge runtime did not start:\n${this.#printed}`);
  }
}
