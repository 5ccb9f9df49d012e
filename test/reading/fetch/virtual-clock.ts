import type { FetchClock } from '../../../src/reading/fetch/fetch-types.ts';

/** A clock whose time passes only when everything else waits for it. */
export class VirtualClock implements FetchClock {
  #nowMs: number;
  #sleepers: { readonly wakeMs: number; readonly wake: () => void }[] = [];

  constructor(startMs = 0) {
    this.#nowMs = startMs;
  }

  nowMs(): number {
    return this.#nowMs;
  }

  sleep(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      this.#sleepers.push({ wakeMs: this.#nowMs + ms, wake: resolve });
      signal?.addEventListener('abort', () => resolve());
      if (signal?.aborted === true) resolve();
    });
  }

  /** Lets time pass until `work` settles. */
  async run<T>(work: Promise<T>): Promise<T> {
    const state = { isSettled: false };
    const settle = (): void => {
      state.isSettled = true;
    };
    work.then(settle, settle);
    await new Promise(setImmediate);
    while (!state.isSettled) {
      this.#wakeNext();
      await new Promise(setImmediate);
    }
    return work;
  }

  #wakeNext(): void {
    const next = Math.min(...this.#sleepers.map(({ wakeMs }) => wakeMs));
    if (next === Infinity) return;
    this.#nowMs = Math.max(this.#nowMs, next);
    const due = this.#sleepers.filter(({ wakeMs }) => wakeMs <= next);
    this.#sleepers = this.#sleepers.filter(({ wakeMs }) => wakeMs > next);
    for (const { wake } of due) wake();
  }
}
