import { setMaxListeners } from 'node:events';
import type { FetchClock } from './fetch-options.ts';

/**
 * Whether this machine is online, as far as a run can know: some host has answered. Without any answer, a host that
 * cannot be reached says nothing about the host.
 */
export class Connectivity {
  readonly #clock: FetchClock;
  readonly #firstAnswer = new AbortController();

  constructor(clock: FetchClock) {
    this.#clock = clock;
    setMaxListeners(0, this.#firstAnswer.signal);
  }

  /** Called for every response, of any status. */
  noteAnswer(): void {
    this.#firstAnswer.abort();
  }

  /** Waits at most `ms`, or to the end of the run, for the first response; false where none arrives. */
  async isOnline(ms: number, endOfRun: AbortSignal | undefined): Promise<boolean> {
    const { signal } = this.#firstAnswer;
    const wake = endOfRun ? AbortSignal.any([signal, endOfRun]) : signal;
    if (!wake.aborted) await this.#clock.sleep(ms, wake);
    return signal.aborted;
  }
}
