import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { EVERYTHING, type Served } from './served.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CLOCK = fileURLToPath(new URL('shifted-clock.mjs', import.meta.url));

/** Longest wait for a line or an end, in milliseconds. */
const PATIENCE = 20_000;

export interface Starting {
  /** Where it runs; whatever it writes by default goes there. */
  readonly folder: string;
  readonly catalogue: string;
  readonly flags?: readonly string[];
  /** What its clock reads when it starts. */
  readonly clock?: string;
}

/** `npm start` as a process of its own. It is ended with the test, by its own id. */
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
    onTestFinished(() => void this.#process.kill('SIGKILL'));
  }

  get printed(): string {
    return this.#printed;
  }

  /** Waits until what it printed has a match. */
  async until(expected: RegExp): Promise<RegExpExecArray> {
    const end = performance.now() + PATIENCE;
    while (performance.now() < end && this.#process.exitCode === null) {
      const found = expected.exec(this.#printed);
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

  signal(name: 'SIGTERM' | 'SIGINT'): void {
    this.#process.kill(name);
  }

  /** Its exit code, once it has ended by itself. */
  async ended(): Promise<number | null> {
    if (this.#process.exitCode !== null) return this.#process.exitCode;
    const [code] = (await once(this.#process, 'exit', { signal: AbortSignal.timeout(PATIENCE) })) as [number | null];
    return code;
  }
}
