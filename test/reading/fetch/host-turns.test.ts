import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FETCH_LIMITS } from '../../../src/reading/fetch/fetch-types.ts';
import { HostTurns } from '../../../src/reading/fetch/host-turns.ts';
import { VirtualClock } from './virtual-clock.ts';

const GAP_MS = 5_000;
const HOSTS = Array.from({ length: 15 }, (_, at) => `host-${at}`);

interface Turn {
  readonly host: string;
  readonly order: number;
  readonly startedMs: number;
  readonly endedMs: number;
}

function turnsOn(clock: VirtualClock, signal?: AbortSignal): HostTurns {
  return new HostTurns({ clock, limits: FETCH_LIMITS, ...(signal && { signal }) });
}

/** Takes a turn for each request at once; every turn lasts as long as its request says. */
async function allTurns(requests: readonly { host: string; durationMs: number }[]): Promise<readonly Turn[]> {
  const clock = new VirtualClock();
  const turns = turnsOn(clock);
  const done: Turn[] = [];
  const works = requests.map(({ host, durationMs }, order) =>
    turns.take(host, GAP_MS, async () => {
      const startedMs = clock.nowMs();
      await clock.sleep(durationMs);
      done.push({ host, order, startedMs, endedMs: clock.nowMs() });
    }),
  );
  await clock.run(Promise.all(works));
  return done;
}

describe('turns', () => {
  const request = fc.record({
    host: fc.constantFrom(...HOSTS),
    durationMs: fc.integer({ min: 0, max: 9_000 }),
  });

  it('keep the gap of each host and its order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(request, { maxLength: 60 }), async (requests) => {
        const done = await allTurns(requests);
        expect(done.length).toBe(requests.length);
        for (const host of new Set(done.map((turn) => turn.host))) {
          const ofHost = done
            .filter((turn) => turn.host === host)
            .sort((one, other) => one.startedMs - other.startedMs);
          expect(ofHost.map(({ order }) => order)).toEqual(ofHost.map(({ order }) => order).sort((a, b) => a - b));
          for (const [at, turn] of ofHost.slice(1).entries()) {
            expect(turn.startedMs - ofHost[at]!.endedMs).toBeGreaterThanOrEqual(GAP_MS);
          }
        }
      }),
      { numRuns: 50 },
    );
  });

  it('of different hosts do not wait for each other', async () => {
    const done = await allTurns(HOSTS.map((host) => ({ host, durationMs: 1_000 })));
    expect(done.map(({ startedMs }) => startedMs)).toEqual(HOSTS.map(() => 0));
  });

  it('wait for the delay that the host requires', async () => {
    const clock = new VirtualClock(1_000_000);
    const turns = turnsOn(clock);
    turns.hold('a', 60_000);
    await clock.run(turns.take('a', GAP_MS, () => Promise.resolve()));
    expect(clock.nowMs()).toBe(1_060_000);
  });

  it('are not taken where the host requires more than a run waits', async () => {
    const clock = new VirtualClock();
    const turns = turnsOn(clock);
    turns.hold('a', 60_001);
    const turn = await clock.run(turns.take('a', GAP_MS, () => Promise.reject(new Error('must not run'))));
    expect(turn).toEqual({ kind: 'deferred', detail: 'the host requires 61 s until the next request' });
    expect(await turns.take('b', GAP_MS, () => Promise.resolve(7))).toBe(7);
  });

  it('follow a turn that failed', async () => {
    const clock = new VirtualClock();
    const turns = turnsOn(clock);
    const first = turns.take('a', GAP_MS, () => Promise.reject(new Error('broken')));
    const second = turns.take('a', GAP_MS, () => Promise.resolve(2));
    await expect(first).rejects.toThrow('broken');
    expect(await clock.run(second)).toBe(2);
  });

  it('end with the run', async () => {
    const clock = new VirtualClock();
    const run = new AbortController();
    const turns = turnsOn(clock, run.signal);
    await turns.take('a', GAP_MS, () => Promise.resolve());
    const waiting = turns.take('a', GAP_MS, () => Promise.reject(new Error('must not run')));
    run.abort();
    expect(await waiting).toEqual({ kind: 'deferred', detail: 'the run ended' });
  });

  it('keep the gap when the clock is set back', async () => {
    let nowMs = 1_000_000;
    const slept: number[] = [];
    const clock = {
      nowMs: () => nowMs,
      sleep: (ms: number) => {
        slept.push(ms);
        nowMs += ms;
        return Promise.resolve();
      },
    };
    const turns = new HostTurns({ clock, limits: FETCH_LIMITS });
    await turns.take('a', GAP_MS, () => Promise.resolve());
    nowMs = 10;
    expect(await turns.take('a', GAP_MS, () => Promise.resolve(2))).toBe(2);
    expect(slept[0]).toBe(GAP_MS);
  });
});
