import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Log } from './log.ts';

/** A build starts this long after the last save, because an editor may save many times in a row. */
const QUIET_MS = 500;

const RUN = fileURLToPath(new URL('../run.mjs', import.meta.url));

/**
 * Runs `scripts/build.ts` in a separate process, so that serving is never blocked. Runs one build at a time: requests during
 * a build cause one more build, and the outcome of an outdated build is dropped.
 */
export class BackgroundBuild {
  readonly #arguments: () => readonly string[];
  readonly #done: (isGood: boolean) => Promise<void> | void;
  readonly #log: Log;
  #child: ChildProcess | null = null;
  #isRequested = false;
  #isRunning = false;
  #isStopped = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(buildArguments: () => readonly string[], log: Log, done: (isGood: boolean) => Promise<void> | void) {
    this.#arguments = buildArguments;
    this.#log = log;
    this.#done = done;
  }

  /** Whether a build is under way, or its outcome is being taken. */
  get isRunning(): boolean {
    return this.#isRunning;
  }

  /** Requests a build. Edits during a build cause one more build after it. */
  request(): void {
    this.#isRequested = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#run(), QUIET_MS);
  }

  /** Stops a running build; the previous build stays. */
  stop(): void {
    this.#isRequested = false;
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.#child?.kill();
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    while (this.#takeRequest()) await this.#build().catch((fault: unknown) => this.#log.fault(fault));
    this.#isRunning = false;
  }

  #takeRequest(): boolean {
    const wasRequested = this.#isRequested;
    this.#isRequested = false;
    return wasRequested;
  }

  async #build(): Promise<void> {
    const command = [...process.execArgv, RUN, 'build', ...this.#arguments()];
    this.#child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] });
    this.#relay(this.#child);
    if (this.#child.pid !== undefined) setPriority(this.#child.pid, constants.priority.PRIORITY_LOW);
    const code = await this.#exitCode(this.#child);
    if (!this.#isRequested && !this.#isStopped) await this.#done(code === 0);
  }

  /** Logs what the build prints, a line each. */
  #relay({ stdout, stderr }: ChildProcess): void {
    const relayed: readonly (readonly [Readable | null, (line: string) => void])[] = [
      [stdout, (line) => this.#log.info(line)],
      [stderr, (line) => this.#log.error(line)],
    ];
    for (const [stream, say] of relayed) {
      if (stream) createInterface({ input: stream }).on('line', (line) => line.trim() && say(line));
    }
  }

  async #exitCode(child: ChildProcess): Promise<number | null> {
    try {
      // After `close` everything that it printed was relayed.
      const [code] = (await once(child, 'close')) as [number | null];
      return code;
    } catch (fault) {
      this.#log.fault(fault);
      return null;
    }
  }
}
