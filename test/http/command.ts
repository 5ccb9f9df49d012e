import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { EVERYTHING, type Served } from './served.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CLOCK = fileURLToPath(new URL('shifted-clock.mjs', import.meta.url));

/** Longest wait for a line or for the end of the process. The machine may be busy. */
const OUTPUT_TIMEOUT_MS = 120_000;

export interface Starting {
  /** Where it runs; whatever it writes by default goes there. */
  readonly folder: string;
  readonly catalogue: string;
  readonly flags?: readonly string[];
  /** What its clock reads when it starts; `turnDay` puts it a day ahead. */
  readonly clock?: string;
}

/** Starts `npm start` for one test; ends it with the test. */
export function startedHost(starting: Starting): StartedHost {
  const host = new StartedHost(starting);
  onTestFinished(() => host.kill());
  return host;
}

/** `npm start` as a process of its own. The caller must end it with `kill`. */
export class StartedHost {
  readonly #process: ChildProcess;
  #printed = '';

  constructor({ folder, catalogue, flags = [], clock }: Starting) {
    const shifted = clock === undefined ? [] : ['--import', CLOCK];
    const settings = ['--catalogue', catalogue, '--port', '0', '--base-url', 'https://deals.example', ...flags];
    this.#process = spawn(process.execPath, [...shifted, join(ROOT, 'scripts/run.mjs'), 'start', ...settings], {
      cwd: folder,
      env: { ...process.env, CLOCK: clock ?? '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (this.#printed += text));
    }
  }

  get printed(): string {
    return this.#printed;
  }

  /** Waits until the output has a match after its first `from` characters. */
  async until(expected: RegExp, from = 0): Promise<RegExpExecArray> {
    const end = performance.now() + OUTPUT_TIMEOUT_MS;
    while (performance.now() < end && this.#process.exitCode === null) {
      const found = expected.exec(this.#printed.slice(from));
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`it never printed ${String(expected)}, but:\n${this.#printed}`);
  }

  /** Where it serves. */
  async served(date: string): Promise<Served> {
    const [, port] = await this.until(/serving\s+http:\/\/localhost:(\d+)/);
    return { baseUrl: `http://127.0.0.1:${port}`, date, can: EVERYTHING };
  }

  /** Ends the process at once. */
  kill(): void {
    this.#process.kill('SIGKILL');
  }

  /** Puts the clock of a host that was started with one 24 hours ahead. */
  turnDay(): void {
    this.#process.kill('SIGUSR2');
  }

  signal(name: 'SIGTERM' | 'SIGINT'): void {
    this.#process.kill(name);
  }

  /** Its exit code, once it has ended by itself. */
  async ended(): Promise<number | null> {
    if (this.#process.exitCode !== null) return this.#process.exitCode;
    const [code] = (await once(this.#process, 'exit', { signal: AbortSignal.timeout(OUTPUT_TIMEOUT_MS) })) as [
      number | null,
    ];
    return code;
  }
}
