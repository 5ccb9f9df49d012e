import type { FetchDeferred, FetchSettings } from './fetch-types.ts';

type HostTurnsOptions = Pick<FetchSettings, 'clock' | 'limits' | 'signal'>;

interface HostState {
  /** Settles when the last turn in line is over. */
  lastTurn: Promise<unknown>;
  lastEndedMs: number;
  heldUntilMs: number;
}

export const RUN_ENDED: FetchDeferred = { kind: 'deferred', detail: 'the run ended' };

/** Gives every request its turn: one at a time per host, in order, at least `gapMs` after the end of the last one. */
export class HostTurns {
  readonly #options: HostTurnsOptions;
  readonly #hosts = new Map<string, HostState>();

  constructor(options: HostTurnsOptions) {
    this.#options = options;
  }

  /**
   * The result of `work` in the host's next turn; deferred where its wait is too long or the run ends before. Rejects only where
   * `work` does; the next turn follows all the same.
   */
  take<T>(host: string, gapMs: number, work: () => Promise<T>): Promise<T | FetchDeferred> {
    const state = this.#stateOf(host);
    const turn = state.lastTurn.then(() => this.#takeNow(state, gapMs, work));
    state.lastTurn = turn.catch(() => undefined);
    return turn;
  }

  /** No request to the host before `ms` from now have passed (Retry-After). */
  hold(host: string, ms: number): void {
    const state = this.#stateOf(host);
    state.heldUntilMs = Math.max(state.heldUntilMs, this.#options.clock.nowMs() + ms);
  }

  async #takeNow<T>(state: HostState, gapMs: number, work: () => Promise<T>): Promise<T | FetchDeferred> {
    const { clock, limits, signal } = this.#options;
    for (let waitMs = waitOf(state, gapMs, clock.nowMs()); waitMs > 0; waitMs = waitOf(state, gapMs, clock.nowMs())) {
      const seconds = Math.ceil(waitMs / 1_000);
      if (waitMs > limits.maxHostWaitMs)
        return { kind: 'deferred', detail: `the host requires ${seconds} s until the next request` };
      if (signal?.aborted === true) return RUN_ENDED;
      await clock.sleep(waitMs, signal);
    }
    if (signal?.aborted === true) return RUN_ENDED;
    try {
      return await work();
    } finally {
      state.lastEndedMs = clock.nowMs();
    }
  }

  #stateOf(host: string): HostState {
    const state = this.#hosts.get(host) ?? { lastTurn: Promise.resolve(), lastEndedMs: -Infinity, heldUntilMs: 0 };
    this.#hosts.set(host, state);
    return state;
  }
}

function waitOf({ lastEndedMs, heldUntilMs }: HostState, gapMs: number, nowMs: number): number {
  // A clock that was set back must not prolong the gap.
  return Math.max(gapMs - Math.max(0, nowMs - lastEndedMs), heldUntilMs - nowMs);
}
