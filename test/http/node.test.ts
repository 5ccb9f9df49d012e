import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect } from 'vitest';
import { sharedBuild } from './compiled.ts';
import { hostileSuite } from './hostile-suite.ts';
import { ownFrontSuite } from './own-front-suite.ts';
import { startHostWithStore, type RunningWithStore } from './running.ts';
import { httpSuite } from './suite.ts';
import { parameterSuite } from './suite-parameters.ts';

let served: RunningWithStore;

beforeAll(async () => {
  served = await startHostWithStore(await sharedBuild());
});

afterAll(async () => {
  await served.close();
  expect(served.faults).toEqual([]);
});

/** Longest CPU time for which one request may keep the loop from turning. */
const MAX_BLOCK_MS = 50;
const PROBE_INTERVAL_MS = 5;

/**
 * CPU time of this thread in milliseconds: a busy machine does not lengthen it. Elapsed time where the system does not state
 * the other.
 */
function threadTimeMs(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return performance.now();
  }
}

/** The longest CPU time between two turns of the event loop while a function runs, in milliseconds. */
async function longestTurnMs(run: () => Promise<void>): Promise<number> {
  let longest = 0;
  let last: number | null = null;
  const probe = setInterval(() => {
    const now = threadTimeMs();
    if (last !== null) longest = Math.max(longest, now - last);
    last = now;
  }, PROBE_INTERVAL_MS);
  await run();
  clearInterval(probe);
  return longest;
}

/**
 * Host and client share this event loop, so blocking is measurable. Garbage collection adds to it: a blocking request blocks
 * every time, so the best of several attempts counts.
 */
async function unblocked(run: () => Promise<void>): Promise<void> {
  let best = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 8 && best > MAX_BLOCK_MS; tries++) best = Math.min(best, await longestTurnMs(run));
  expect(best).toBeLessThanOrEqual(MAX_BLOCK_MS);
}

httpSuite('Node host', () => served);
ownFrontSuite('Node host', () => served);
// The same code reads them on every platform.
parameterSuite('Node host', () => served);
hostileSuite('Node host', () => served, unblocked);
