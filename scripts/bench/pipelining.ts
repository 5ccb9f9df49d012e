import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startServer, type ServerProcess } from './child.ts';
import type { LoadOptions } from './function-rows.ts';
import type { Row } from './row.ts';

/** A computed answer that is never cached, and a prepared one. */
const TARGETS = ['/api/stats', '/api/categories'];
const MEASURED_TARGET = '/api/categories';
const PAUSE_MS = 5;

/** Latency of a request while 8 other connections pipeline 64 KB each, beside that on an idle host. */
export async function pipeliningRows(options: LoadOptions): Promise<Row[]> {
  const host = await startServer('bench/serve-host', [options.out, join(options.work, 'pipelining.sqlite')]);
  try {
    const measureMs = options.seconds * 2000;
    await waits(host, measureMs);
    const idle = await waits(host, measureMs);
    const rows: Row[] = [];
    for (const target of TARGETS) {
      const flood = await startServer('bench/flood', [new URL(host.address).port, target]);
      const busy = await waits(host, measureMs).finally(() => flood.stop());
      rows.push({
        what: `a request while 8 connections pipeline 64 KB of ${target}`,
        result: described(busy),
        beside: `idle ${described(idle)}`,
        goal: 'at most 50 ms over idle',
      });
    }
    return rows;
  } finally {
    await host.stop();
  }
}

/** Latencies of sequential requests in milliseconds, ascending. */
async function waits({ address }: ServerProcess, measureMs: number): Promise<readonly number[]> {
  const waited: number[] = [];
  const end = performance.now() + measureMs;
  while (performance.now() < end) {
    const from = performance.now();
    await (await fetch(`${address}${MEASURED_TARGET}`)).arrayBuffer();
    waited.push(performance.now() - from);
    await wait(PAUSE_MS);
  }
  return waited.sort((one, other) => one - other);
}

function described(waited: readonly number[]): string {
  const at = (share: number): string => (waited[Math.floor(share * (waited.length - 1))] ?? 0).toFixed(1);
  return `${at(0.5)} ms, p99 ${at(0.99)}, most ${at(1)}`;
}
