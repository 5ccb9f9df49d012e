import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

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
  #child: ChildProcess | null = null;
  #isRequested = false;
  #isRunning = false;
  #isStopped = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(buildArguments: () => readonly string[], done: (isGood: boolean) => Promise<void> | void) {
    this.#arguments = buildArguments;
    this.#done = done;
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
    while (this.#takeRequest()) await this.#build().catch((error: unknown) => console.error(error));
    this.#isRunning = false;
  }

  #takeRequest(): boolean {
    const wasRequested = this.#isRequested;
    this.#isRequested = false;
    return wasRequested;
  }

  async #build(): Promise<void> {
    const command = [...process.execArgv, RUN, 'build', ...this.#arguments()];
    this.#child = spawn(process.execPath, command, { stdio: ['ignore', 'inherit', 'inherit'] });
    if (this.#child.pid !== undefined) setPriority(this.#child.pid, constants.priority.PRIORITY_LOW);
    const code = await exitCode(this.#child);
    if (!this.#isRequested && !this.#isStopped) await this.#done(code === 0);
  }
}

async function exitCode(child: ChildProcess): Promise<number | null> {
  try {
    const [code] = (await once(child, 'exit')) as [number | null];
    return code;
  } catch (error) {
    console.error(error);
    return null;
  }
}
