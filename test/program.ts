import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

/** Longest wait for a line or for the end of a program. The machine may be busy. */
const OUTPUT_TIMEOUT_MS = 240_000;
/** Time to end by itself after a signal. */
const END_TIMEOUT_MS = 60_000;

export interface Started {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** It starts others: they get its signals too. */
  readonly leadsGroup?: boolean;
}

/** A program that runs beside a test. Whoever starts it must end it. */
export class Program {
  readonly #process: ChildProcess;
  readonly #leadsGroup: boolean;
  /** What it printed so far. */
  printed = '';

  constructor([command = '', ...args]: readonly string[], { cwd, env, leadsGroup = false }: Started = {}) {
    this.#leadsGroup = leadsGroup;
    this.#process = spawn(command, args, {
      ...(cwd !== undefined && { cwd }),
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: leadsGroup,
    });
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (this.printed += text));
    }
    // `until` and `ended` see that it has no process.
    this.#process.on('error', (fault) => (this.printed += String(fault)));
  }

  get pid(): number {
    return this.#process.pid ?? 0;
  }

  get hasEnded(): boolean {
    const { pid, exitCode, signalCode } = this.#process;
    return pid === undefined || exitCode !== null || signalCode !== null;
  }

  /** Waits until its output has a match after the first `from` characters. Throws where it ends before. */
  async until(expected: RegExp, from = 0): Promise<RegExpExecArray> {
    const end = performance.now() + OUTPUT_TIMEOUT_MS;
    for (;;) {
      const isOver = this.hasEnded || performance.now() > end;
      const found = expected.exec(this.printed.slice(from));
      if (found) return found;
      if (isOver) throw new Error(`it never printed ${String(expected)}, but:\n${this.printed}`);
      await pause(20);
    }
  }

  signal(name: NodeJS.Signals): void {
    if (this.hasEnded) return;
    if (this.#leadsGroup) process.kill(-this.pid, name);
    else this.#process.kill(name);
  }

  /** Ends it; resolves with its exit code, null where a signal ended it. */
  async end(name: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
    this.signal(name);
    const late = setTimeout(() => this.signal('SIGKILL'), END_TIMEOUT_MS);
    const code = await this.ended();
    clearTimeout(late);
    return code;
  }

  /** Its exit code, once it has ended by itself. */
  async ended(): Promise<number | null> {
    if (!this.hasEnded) await once(this.#process, 'exit', { signal: AbortSignal.timeout(OUTPUT_TIMEOUT_MS) });
    return this.#process.exitCode;
  }
}
