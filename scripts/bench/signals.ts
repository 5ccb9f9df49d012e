import { Agent, request } from 'node:http';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startServer } from './child.ts';
import type { LoadOptions } from './function-rows.ts';
import { counted, median, type Row } from './row.ts';

/** Callers at a time. */
const IN_FLIGHT = 50;
const READ = '/api/categories';

/** The cost of the store: acknowledged signals per second, and reads with and without the request log. */
export async function signalRows(options: LoadOptions): Promise<Row[]> {
  const store = join(options.work, 'bench.sqlite');
  const counting = await startServer('bench/serve-host', [options.out, store]);
  try {
    const rows = [await acknowledgedRow(counting.address, options)];
    const silent = await startServer('bench/serve-host', [options.out]);
    try {
      rows.push(await readRow(counting.address, silent.address, options));
    } finally {
      await silent.stop();
    }
    return rows;
  } finally {
    await counting.stop();
  }
}

async function acknowledgedRow(address: string, { seconds, rounds }: LoadOptions): Promise<Row> {
  const rates: number[] = [];
  for (let round = 0; round < rounds; round++) rates.push(await acknowledgedPerSecond(address, seconds, round));
  return {
    what: `signals/s acknowledged, ${IN_FLIGHT} in flight`,
    result: `${counted(median(rates))}/s, each on disk`,
  };
}

async function acknowledgedPerSecond(address: string, seconds: number, round: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: IN_FLIGHT });
  const from = performance.now();
  const end = from + seconds * 1000;
  let sent = 0;
  const caller = async (): Promise<void> => {
    while (performance.now() < end) await post(`${address}/api/signal`, agent, sourceOf(round, sent++));
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, caller));
  agent.destroy();
  return sent / ((performance.now() - from) / 1000);
}

/** An address that no other request has, so that none meets the limit. */
function sourceOf(round: number, nth: number): string {
  return `10.${round}.${Math.floor(nth / 256) % 256}.${nth % 256}-${Math.floor(nth / 65_536)}`;
}

function post(url: string, agent: Agent, source: string): Promise<void> {
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': source };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.on('end', () => {
        if (response.statusCode === 202) resolve();
        else reject(new Error(`a signal was answered with ${response.statusCode ?? 'nothing'}`));
      });
    });
    sent.on('error', reject);
    sent.end('{"event":"recommended","vendor":"neon"}');
  });
}

/** By turns, and twice as many as elsewhere: the difference looked for is small. */
async function readRow(counting: string, silent: string, { seconds, rounds }: LoadOptions): Promise<Row> {
  const rates = { on: [] as number[], off: [] as number[] };
  for (let round = 0; round < 2 * rounds; round++) {
    rates.on.push(await readsPerSecond(counting, seconds));
    rates.off.push(await readsPerSecond(silent, seconds));
  }
  const [on, off] = [median(rates.on), median(rates.off)];
  return {
    what: `requests/s of ${READ}, request log on`,
    result: `${counted(on)}/s`,
    beside: `log off ${counted(off)}/s`,
    ratio: (on / off).toFixed(3),
    goal: '≥ 0.97',
  };
}

async function readsPerSecond(address: string, duration: number): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({ url: `${address}${READ}`, duration, connections: 32 });
  if (non2xx + errors > 0) throw new Error(`${non2xx} answers other than 2xx, ${errors} errors`);
  return requests.average;
}
