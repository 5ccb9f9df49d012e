import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Clock, faketimeLibrary } from '../../scripts/chaos/clock.ts';

const DAY_MS = 86_400_000;
/** The two clocks are read one after the other, on a machine that may be busy. */
const TOLERANCE_MS = 60_000;
const WAIT_MS = 20_000;

const WORKER =
  "import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => parentPort.postMessage(Date.now()))";

/** Prints its clock, that of a worker thread, and its monotonic clock, once for each line of its input. */
const PROGRAM = `
  import { Worker } from 'node:worker_threads';
  import { createInterface } from 'node:readline';
  const worker = new Worker(new URL(${JSON.stringify(`data:text/javascript,${WORKER}`)}));
  worker.on('message', (inWorker) => console.log(JSON.stringify({ here: Date.now(), inWorker, monotonic: performance.now() })));
  createInterface({ input: process.stdin }).on('line', () => worker.postMessage(0)).on('close', () => worker.terminate());
`;

interface Clocks {
  readonly here: number;
  readonly inWorker: number;
  readonly monotonic: number;
}

/** Prints the clocks of a process that has the clock of the suite. */
function watched(clock: Clock): () => Promise<Clocks> {
  const { args, env } = clock.launch;
  const child = spawn(process.execPath, [...args, '--input-type=module', '--eval', PROGRAM], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines = createInterface({ input: child.stdout });
  return async () => {
    child.stdin.write('\n');
    const [line] = (await once(lines, 'line')) as [string];
    return JSON.parse(line) as Clocks;
  };
}

/** The library is optional: without the package `faketime` the suite shifts the clock by its script. */
const WAYS = ['script', ...(faketimeLibrary() === null ? [] : (['libfaketime'] as const))] as const;

it.each(WAYS)('a clock shifted by %s jumps in every thread', async (way) => {
  const folder = mkdtempSync(join(tmpdir(), 'chaos-clock-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const clock = new Clock(join(folder, 'clock'), way);
  const clocks = watched(clock);
  const start = await clocks();
  for (const days of [5, -7]) {
    clock.jump(days * DAY_MS);
    // The script looks at its file ten times a second.
    await vi.waitFor(async () => {
      const now = await clocks();
      expect(Math.abs(now.here - clock.now())).toBeLessThan(TOLERANCE_MS);
      expect(Math.abs(now.inWorker - clock.now())).toBeLessThan(TOLERANCE_MS);
      expect(now.monotonic - start.monotonic).toBeLessThan(TOLERANCE_MS);
    }, WAIT_MS);
  }
});
