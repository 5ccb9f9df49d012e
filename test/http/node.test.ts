import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, expect } from 'vitest';
import { Build } from '../../functions/node/build.ts';
import { HostStore } from '../../functions/node/host-store.ts';
import { Host, stop } from '../../functions/node/server.ts';
import { SqliteDatabase } from '../../functions/node/sqlite.ts';
import { TODAY } from '../builders.ts';
import { compiledMiniature } from './compiled.ts';
import { temporaryFolder } from './compile-miniature.ts';
import { hostileSuite } from './hostile-suite.ts';
import { EVERYTHING, type Served } from './served.ts';
import { httpSuite } from './suite.ts';

let folder: string;
let host: Host;
let store: HostStore;
let served: Served;
const faults: unknown[] = [];

beforeAll(async () => {
  folder = await temporaryFolder();
  const build = await Build.open(await compiledMiniature(folder));
  const [today, report] = [() => TODAY, (fault: unknown) => faults.push(fault)];
  store = await HostStore.begin(SqliteDatabase.open(':memory:'), { today, report });
  host = new Host(build, { today, report, store });
  host.server.listen(0, '127.0.0.1');
  await once(host.server, 'listening');
  const { port } = host.server.address() as AddressInfo;
  served = { baseUrl: `http://127.0.0.1:${port}`, date: TODAY, can: EVERYTHING };
});

afterAll(async () => {
  await stop(host.server, 500);
  await store.close();
  await rm(folder, { recursive: true, force: true });
  expect(faults).toEqual([]);
});

/** Longest time for which one request may keep the loop from turning, in milliseconds. */
const LONGEST_BLOCK = 50;
const RESOLUTION = 5;

/**
 * Host and client share this event loop, so blocking is measurable. The machine is noisy: a blocking request blocks every
 * time, so the best of several attempts counts.
 */
async function unblocked(run: () => Promise<void>): Promise<void> {
  let best = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 8 && best > LONGEST_BLOCK; tries++) {
    const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
    delay.enable();
    await run();
    delay.disable();
    best = Math.min(best, delay.max / 1e6 - RESOLUTION);
  }
  expect(best).toBeLessThanOrEqual(LONGEST_BLOCK);
}

httpSuite('Node host', () => served);
hostileSuite('Node host', () => served, unblocked);
