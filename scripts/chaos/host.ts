import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Clock } from './clock.ts';
import { BASE_URL } from './oracle.ts';

const RUN = fileURLToPath(new URL('../run.mjs', import.meta.url));
const START_TIMEOUT_MS = 90_000;
const STOP_TIMEOUT_MS = 20_000;

export interface ChaosHostOptions {
  /** Holds the catalogue, the build and the store. */
  readonly folder: string;
  readonly port: number;
  readonly clock: Clock;
}

/** `npm start` as the suite runs it: ended and started again, with a clock that jumps. */
export class ChaosHost {
  readonly #options: ChaosHostOptions;
  #process: ChildProcess | null = null;
  #printed = '';
  /** Whether every request has to be answered: false from before it is ended until it serves again. */
  isUp = false;
  /** Counts the lives, so that a request knows whether it fell into one. */
  life = 0;

  constructor(options: ChaosHostOptions) {
    this.#options = options;
  }

  /** Whether the life that a request fell into still goes on. */
  isServing(life: number): boolean {
    return this.isUp && this.life === life;
  }

  get store(): string {
    return join(this.#options.folder, 'store.sqlite');
  }

  get out(): string {
    return join(this.#options.folder, 'dist');
  }

  get catalogue(): string {
    return join(this.#options.folder, 'catalogue');
  }

  /** What the newest life printed. */
  get printed(): string {
    return this.#printed;
  }

  /** Resident memory in bytes; null while no process runs. */
  get residentBytes(): number | null {
    try {
      const status = readFileSync(`/proc/${this.#process?.pid ?? 0}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
    } catch {
      return null;
    }
  }

  /** Starts, and resolves when it serves: with the exit code where it ends instead. `limit` bounds the size of a file. */
  async start(limit?: { readonly fileBlocks: number }): Promise<number | null> {
    const { port, clock, folder } = this.#options;
    const { args, env } = clock.launch;
    const command = [
      ...[
        process.execPath,
        ...args,
        RUN,
        'start',
        '--port',
        String(port),
        '--base-url',
        BASE_URL,
        '--store',
        this.store,
      ],
      ...['--catalogue', this.catalogue, '--out', this.out, '--log-format', 'json'],
    ];
    // A write past the limit fails, as on a full disk, instead of ending the process.
    const shell = limit && ['sh', '-c', `trap '' XFSZ; ulimit -f ${limit.fileBlocks}; exec "$@"`, 'sh', ...command];
    const [program = '', ...rest] = shell ?? command;
    this.#printed = '';
    const started = spawn(program, rest, {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = started;
    for (const stream of [started.stdout, started.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (this.#printed = (this.#printed + text).slice(-100_000)));
    }
    const end = Date.now() + START_TIMEOUT_MS;
    while (Date.now() < end && started.exitCode === null && started.signalCode === null) {
      if (this.#printed.includes('serving')) {
        this.life += 1;
        this.isUp = true;
        return null;
      }
      await pause(25);
    }
    if (started.exitCode === null && started.signalCode === null) {
      started.kill('SIGKILL');
      throw new Error(`the host did not start:\n${this.#printed}`);
    }
    return started.exitCode ?? -1;
  }

  /** Ends it; resolves with its exit code, null where a signal ended it. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    const ending = this.#process;
    this.isUp = false;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return ending?.exitCode ?? null;
    const exited = once(ending, 'exit');
    ending.kill(signal);
    const late = setTimeout(() => ending.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await exited;
    clearTimeout(late);
    return ending.exitCode;
  }

  /** Runs a build into the folder that the host serves from; resolves with its exit code. */
  async build(limit?: { readonly fileBlocks: number }): Promise<number | null> {
    const { args, env } = this.#options.clock.launch;
    const flags = ['--catalogue', this.catalogue, '--out', this.out, '--base-url', BASE_URL];
    const command = [process.execPath, ...args, RUN, 'build', ...flags];
    const shell = limit && ['sh', '-c', `trap '' XFSZ; ulimit -f ${limit.fileBlocks}; exec "$@"`, 'sh', ...command];
    const [program = '', ...rest] = shell ?? command;
    const building = spawn(program, rest, { env: { ...process.env, ...env }, stdio: 'ignore' });
    const [code] = (await once(building, 'exit')) as [number | null];
    return code;
  }
}
