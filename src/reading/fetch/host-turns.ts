import type { FetchSettings } from './fetch-types.ts';

type HostTurnsOptions = Pick<FetchSettings, 'clock' | 'maxHostWaitMs' | 'signal'>;

/** The result of a turn, or why it was not taken. */
export type Turn<T> =
  | { readonly kind: 'taken'; readonly value: T }
  | { readonly kind: 'host_delay'; readonly waitMs: number }
  | { readonly kind: 'run_ended' };

interface HostState {
  /** Settles when the last turn in line is over. */
  tail: Promise<void>;
  lastEndedMs: number | null;
  heldUntilMs: number;
}

/**
 * Gives every request its turn: one at a time per host, in order, at least `gapMs` after the end of the last one.
 */
export class HostTurns {
  readonly #options: HostTurnsOptions;
  readonly #hosts = new Map<string, HostState>();

  constructor(options: HostTurnsOptions) {
    this.#options = options;
  }

  /** Runs `work` in the host's next turn. Rejects only where `work` does; the next turn follows all the same. */
  take<T>(host: string, gapMs: number, work: () => Promise<T>): Promise<Turn<T>> {
    const state = this.#stateOf(host);
    const turn = state.tail.then(() => this.#takeNow(state, gapMs, work));
    state.tail = turn.then(
      () => undefined,
      () => undefined,
    );
    return turn;
  }

  /** No request to the host before `ms` from now have passed (Retry-After). */
  hold(host: string, ms: number): void {
    const state = this.#stateOf(host);
    state.heldUntilMs = Math.max(state.heldUntilMs, this.#options.clock.nowMs() + ms);
  }

  async #takeNow<T>(state: HostState, gapMs: number, work: () => Promise<T>): Promise<Turn<T>> {
    const { clock, maxHostWaitMs, signal } = this.#options;
    for (let waitMs = waitOf(state, gapMs, clock.nowMs()); waitMs > 0; waitMs = waitOf(state, gapMs, clock.nowMs())) {
      if (waitMs > maxHostWaitMs) return { kind: 'host_delay', waitMs };
      if (signal?.aborted === true) return { kind: 'run_ended' };
      await clock.sleep(waitMs, signal);
    }
    try {
      if (signal?.aborted === true) return { kind: 'run_ended' };
      return { kind: 'taken', value: await work() };
    } finally {
      state.lastEndedMs = clock.nowMs();
    }
  }

  #stateOf(host: string): HostState {
    let state = this.#hosts.get(host);
    if (!state) {
      state = { tail: Promise.resolve(), lastEndedMs: null, heldUntilMs: 0 };
      this.#hosts.set(host, state);
    }
    return state;
  }
}

function waitOf(state: HostState, gapMs: number, nowMs: number): number {
  // A clock that was set back must not prolong the gap.
  const sinceEndMs = state.lastEndedMs === null ? Infinity : Math.max(0, nowMs - state.lastEndedMs);
  return Math.max(gapMs - sinceEndMs, state.heldUntilMs - nowMs);
}
