import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
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

/** The first pause before a failed build is tried again; each later one is twice as long. */
const FIRST_RETRY_MS = 5_000;
/** An editor who has mended the catalogue waits so long at most. */
const LONGEST_RETRY_MS = 60_000;

/** The pause before a build that failed so many times in a row is tried again, in milliseconds. */
export function retryPauseMs(failures: number): number {
  return Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.max(0, failures - 1));
}

/**
 * Runs builds so that serving is never blocked, one at a time: requests during a build cause one more build, and the
 * outcome of an outdated build is dropped. A build that failed is tried again after a pause that grows.
 */
export class BackgroundBuild {
  readonly #arguments: () => readonly string[];
  readonly #take: () => Promise<void>;
  readonly #log: Log;
  #child: ChildProcess | null = null;
  #failures = 0;
  #isRequested = false;
  #isRunning = false;
  #isStopped = false;
  #timer: NodeJS.Timeout | undefined;

  /** `take` serves the build that was made. */
  constructor(buildArguments: () => readonly string[], log: Log, take: () => Promise<void>) {
    this.#arguments = buildArguments;
    this.#log = log;
    this.#take = take;
  }

  /** Whether a build is under way, or its outcome is being taken. */
  get isRunning(): boolean {
    return this.#isRunning;
  }

  /** A sentence for `/api/health` while the newest build failed; none otherwise. */
  get faults(): readonly string[] {
    if (this.#failures === 0) return [];
    return [`The newest build failed ${this.#failures === 1 ? 'once' : `${this.#failures} times in a row`}.`];
  }

  /** Requests a build; a pause under way ends. Edits during a build cause one more build after it. */
  request(): void {
    this.#isRequested = true;
    this.#runAfter(QUIET_MS);
  }

  /** Stops a running build; the previous build stays. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.#child?.kill();
  }

  #runAfter(milliseconds: number): void {
    clearTimeout(this.#timer);
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.#run(), milliseconds);
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    this.#takeRequests();
    const isGood = await this.#build().catch((fault: unknown) => {
      this.#log.fault(fault);
      return false;
    });
    this.#isRunning = false;
    if (this.#isRequested) this.#runAfter(0);
    else if (isGood) this.#failures = 0;
    else if (!this.#isStopped) this.#retry();
  }

  #takeRequests(): void {
    this.#isRequested = false;
  }

  #retry(): void {
    this.#failures += 1;
    const pause = retryPauseMs(this.#failures);
    this.#log.error(`THE BUILD FAILED: the last good build is still served; tried again in ${pause / 1000} s`);
    this.#runAfter(pause);
  }

  async #build(): Promise<boolean> {
    const { child, ended } = startBuild(this.#arguments(), this.#log);
    this.#child = child;
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    const isGood = (await ended) === 0;
    if (isGood && !this.#isRequested && !this.#isStopped) await this.#take();
    return isGood;
  }
}
