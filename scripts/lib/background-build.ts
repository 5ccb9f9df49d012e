import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

/** An author who is typing saves again and again. */
const QUIET_MILLISECONDS = 500;

const RUN = fileURLToPath(new URL('../run.mjs', import.meta.url));

/**
 * Runs `scripts/build.ts` in a process of its own, so that the serving one is never blocked. One at a time: what is asked
 * for meanwhile becomes one more run, and the outcome of a run that is out of date by then is not told.
 */
export class BackgroundBuild {
  readonly #arguments: () => readonly string[];
  readonly #done: (isGood: boolean) => Promise<void> | void;
  #child: ChildProcess | null = null;
  #asked = false;
  #isRunning = false;
  #isStopped = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(buildArguments: () => readonly string[], done: (isGood: boolean) => Promise<void> | void) {
    this.#arguments = buildArguments;
    this.#done = done;
  }

  /** Builds once nobody asks any more; what is edited while a build runs is built after it. */
  ask(): void {
    this.#asked = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#run(), QUIET_MILLISECONDS);
  }

  /** Ends a build under way; the last one stands. */
  stop(): void {
    this.#asked = false;
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.#child?.kill();
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    while (this.#takeAsked()) await this.#build().catch((error: unknown) => console.error(error));
    this.#isRunning = false;
  }

  #takeAsked(): boolean {
    const wasAsked = this.#asked;
    this.#asked = false;
    return wasAsked;
  }

  async #build(): Promise<void> {
    const command = [...process.execArgv, RUN, 'build', ...this.#arguments()];
    this.#child = spawn(process.execPath, command, { stdio: ['ignore', 'inherit', 'inherit'] });
    if (this.#child.pid !== undefined) setPriority(this.#child.pid, constants.priority.PRIORITY_LOW);
    const code = await exitCode(this.#child);
    if (!this.#asked && !this.#isStopped) await this.#done(code === 0);
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
