import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { residentBytesOf } from '../lib/resident-bytes.ts';
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

/** Bounds the size of each file that a process writes, in blocks of 512 bytes. */
interface FileLimit {
  readonly fileBlocks: number;
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

  /** Not a number while no process runs. */
  get residentBytes(): number {
    return residentBytesOf(this.#process?.pid);
  }

  /** Starts, and resolves when it serves: with the exit code where it ends instead. */
  async start(limit?: FileLimit): Promise<number | null> {
    const { port, folder } = this.#options;
    const flags = ['--port', String(port), '--store', this.store, '--log-format', 'json'];
    this.#printed = '';
    const started = this.#spawn(['start', ...flags], limit, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#process = started;
    for (const stream of [started.stdout, started.stderr]) {
      stream
        ?.setEncoding('utf8')
        .on('data', (text: string) => (this.#printed = (this.#printed + text).slice(-100_000)));
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
  async build(limit?: FileLimit): Promise<number | null> {
    const [code] = (await once(this.#spawn(['build'], limit, { stdio: 'ignore' }), 'exit')) as [number | null];
    return code;
  }

  /** Runs a command of the project on the folders of the suite, with its clock. */
  #spawn(command: readonly string[], limit: FileLimit | undefined, options: SpawnOptions): ChildProcess {
    const { args, env } = this.#options.clock.launch;
    const folders = ['--catalogue', this.catalogue, '--out', this.out, '--base-url', BASE_URL];
    const words = [process.execPath, ...args, RUN, ...command, ...folders];
    // A write past the limit fails, as on a full disk, instead of ending the process.
    const shell = limit && ['sh', '-c', `trap '' XFSZ; ulimit -f ${limit.fileBlocks}; exec "$@"`, 'sh', ...words];
    const [program = '', ...rest] = shell ?? words;
    return spawn(program, rest, { ...options, env: { ...process.env, ...env } });
  }
}
