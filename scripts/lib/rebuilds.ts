import type { WatchedFolder } from './watched-folder.ts';

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
