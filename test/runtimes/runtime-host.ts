import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/lib/network.ts';
import { TODAY } from '../builders.ts';
import { compiledMiniature } from '../http/compiled.ts';
import type { Capabilities, Served } from '../http/served.ts';

/** Longest time until the first answer, in milliseconds. */
const START_TIMEOUT_MS = 60_000;

/** The runtime parses HTTP, and answers what is malformed in its own way. */
const CAN: Capabilities = {
  compresses: true,
  refusesInJson: false,
  keepsPaths: true,
  closesAtOnce: false,
  readsHttp: false,
};

const COMMANDS = { bun: [], deno: ['run', '-A'] } as const;

/** The app as a process of Bun or Deno, with a build of the miniature below a folder. */
export class RuntimeHost {
  readonly served: Served;
  readonly dist: string;
  readonly #process: ChildProcess;
  #printed = '';

  private constructor(process: ChildProcess, port: number, dist: string) {
    this.#process = process;
    this.dist = dist;
    this.served = { baseUrl: `http://127.0.0.1:${port}`, date: TODAY, can: CAN };
    for (const stream of [process.stdout, process.stderr]) {
      stream?.on('data', (text) => (this.#printed += String(text)));
    }
  }

  static async start(runtime: keyof typeof COMMANDS, folder: string): Promise<RuntimeHost> {
    const dist = await compiledMiniature(folder);
    const port = await freePort(0, '127.0.0.1');
    const command = fileURLToPath(new URL(`node_modules/.bin/${runtime}`, import.meta.url));
    const script = fileURLToPath(new URL(`../../functions/${runtime}.ts`, import.meta.url));
    const options = ['--out', dist, '--port', String(port), '--store', join(folder, 'signals.sqlite')];
    const started = spawn(command, [...COMMANDS[runtime], script, ...options], {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      env: { ...process.env, DEALS_DATE: TODAY },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const host = new RuntimeHost(started, port, dist);
    await host.#answering();
    return host;
  }

  get printed(): string {
    return this.#printed;
  }

  /** Its exit code after SIGTERM. */
  async stop(): Promise<number | null> {
    if (this.#process.exitCode !== null) return this.#process.exitCode;
    const exited = once(this.#process, 'exit') as Promise<[number | null]>;
    this.#process.kill('SIGTERM');
    const late = setTimeout(() => this.#process.kill('SIGKILL'), 10_000);
    const [code] = await exited;
    clearTimeout(late);
    return code;
  }

  async #answering(): Promise<void> {
    const until = Date.now() + START_TIMEOUT_MS;
    while (Date.now() < until && this.#process.exitCode === null) {
      if ((await fetch(`${this.served.baseUrl}/api/health`).catch(() => null))?.ok) return;
      await pause(100);
    }
    await this.stop();
    throw new Error(`the runtime did not start:\n${this.#printed}`);
  }
}
