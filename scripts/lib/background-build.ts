import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { WatchedFolder } from './live-preview.ts';
import type { Log } from './log.ts';

/** A build starts this long after the last save, because an editor may save many times in a row. */
const QUIET_MS = 500;

const RUN = fileURLToPath(new URL('../run.mjs', import.meta.url));

/** A build in a process of its own. */
export interface BuildProcess {
  readonly child: ChildProcess;
  /** Its exit code; null where a signal ended it or it could not be started. */
  readonly ended: Promise<number | null>;
}

/** Runs `scripts/build.ts` in a separate process, and logs what it prints. */
export function startBuild(flags: readonly string[], log: Log): BuildProcess {
  const command = [...process.execArgv, RUN, 'build', ...flags];
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] });
  const relayed: readonly (readonly [Readable, (line: string) => void])[] = [
    [child.stdout, (line) => log.info(line)],
    [child.stderr, (line) => log.error(line)],
  ];
  for (const [stream, say] of relayed) {
    createInterface({ input: stream }).on('line', (line) => line.trim() && say(line));
  }
  const ended = (async () => {
    try {
      // After `close` everything that it printed was relayed.
      const [code] = (await once(child, 'close')) as [number | null];
      return code;
    } catch (fault) {
      log.fault(fault);
      return null;
    }
  })();
  return { child, ended };
}

/**
 * Runs builds so that serving is never blocked, one at a time: requests during
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
    const { child, ended } = startBuild(this.#arguments(), this.#log);
    this.#child = child;
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    const code = await ended;
    if (!this.#isRequested && !this.#isStopped) await this.#done(code === 0);
  }
}

/** The first pause before a failed build is tried again; each later one is twice as long. */
const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 600_000;

export interface RebuildOptions {
  /** Starts a build; its outcome comes back through `ended`. */
  readonly start: () => void;
  /** Watches the catalogue until closed, and calls back at each change. */
  readonly watch: (changed: () => void) => Promise<Pick<WatchedFolder, 'close'>>;
  readonly warn: (message: string) => void;
}

/** The pause before a build that failed so many times in a row is tried again, in milliseconds. */
export function retryPauseMs(failures: number): number {
  return Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.max(0, failures - 1));
}

/** Tries a failed build again: with growing pauses, and at once when the catalogue changes. */
export class Rebuilds {
  readonly #options: RebuildOptions;
  #failures = 0;
  #isStopped = false;
  #timer: NodeJS.Timeout | undefined;
  #watched: Promise<Pick<WatchedFolder, 'close'>> | null = null;

  constructor(options: RebuildOptions) {
    this.#options = options;
  }

  /** A sentence for `/api/health` while the newest build failed; none otherwise. */
  get faults(): readonly string[] {
    if (this.#failures === 0) return [];
    return [`The newest build failed ${this.#failures === 1 ? 'once' : `${this.#failures} times in a row`}.`];
  }

  /** Builds now; a pause under way ends. */
  ask(): void {
    if (this.#isStopped) return;
    clearTimeout(this.#timer);
    this.#options.start();
  }

  /** Takes the outcome of a build. */
  ended(isGood: boolean): void {
    if (this.#isStopped) return;
    if (isGood) {
      this.#failures = 0;
      clearTimeout(this.#timer);
      void this.#unwatch();
      return;
    }
    this.#failures += 1;
    const pause = retryPauseMs(this.#failures);
    this.#options.warn(`the build failed; it is tried again in ${pause / 1000} s, or when the catalogue changes`);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.ask(), pause).unref();
    this.#watched ??= this.#options.watch(() => this.ask());
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#unwatch();
  }

  async #unwatch(): Promise<void> {
    const watched = this.#watched;
    this.#watched = null;
    await (await watched)?.close();
  }
}
