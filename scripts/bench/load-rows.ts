import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startServer } from './child.ts';
import type { RequestKind } from './requests.ts';
import { counted, median, type Row } from './row.ts';

export interface LoadOptions {
  readonly out: string;
  readonly work: string;
  readonly seconds: number;
  readonly rounds: number;
}

interface Load {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

const CONNECTIONS = 32;
const WARM_UP_SECONDS = 1;

/** Requests/s of the host beside those of a bare node:http server that returns the same bytes, by turns. */
export async function loadRows(kinds: readonly RequestKind[], options: LoadOptions): Promise<Row[]> {
  const host = await startServer(new URL('./serve-host.ts', import.meta.url), [options.out]);
  const targets = kinds.map(({ name, paths }) => ({ name, path: paths[1] ?? paths[0] ?? '/' }));
  try {
    const bodies = await Promise.all(
      targets.map(({ path }, index) => savedBody(`${host.address}${path}`, index, options)),
    );
    const bare = await startServer(new URL('./serve-bare.ts', import.meta.url), bodies);
    try {
      const rows: Row[] = [];
      for (const [index, { name, path }] of targets.entries()) {
        rows.push(loadRow(name, await byTurns([`${host.address}${path}`, `${bare.address}/${index}`], options)));
      }
      return rows;
    } finally {
      await bare.stop();
    }
  } finally {
    await host.stop();
  }
}

async function savedBody(url: string, index: number, { work }: LoadOptions): Promise<string> {
  const response = await fetch(url);
  if (response.status !== 200) throw new Error(`${url} answers ${response.status}`);
  const path = join(work, `body-${index}`);
  writeFileSync(path, Buffer.from(await response.arrayBuffer()));
  return path;
}

async function byTurns(urls: readonly string[], { seconds, rounds }: LoadOptions): Promise<readonly Load[]> {
  const loads = urls.map((): Load[] => []);
  // Code that has not run yet is slow once, and only once.
  for (const url of urls) await load(url, WARM_UP_SECONDS);
  for (let round = 0; round < rounds; round++) {
    for (const [place, url] of urls.entries()) loads[place]?.push(await load(url, seconds));
  }
  return loads.map((turns) => ({
    perSecond: median(turns.map(({ perSecond }) => perSecond)),
    p50: median(turns.map(({ p50 }) => p50)),
    p99: median(turns.map(({ p99 }) => p99)),
  }));
}

async function load(url: string, duration: number): Promise<Load> {
  const { requests, latency, non2xx, errors } = await autocannon({ url, duration, connections: CONNECTIONS });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers other than 2xx, ${errors} errors`);
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99 };
}

function loadRow(name: string, [ours, bare]: readonly Load[]): Row {
  if (!ours || !bare) throw new Error(`nothing was measured for ${name}`);
  const told = ({ perSecond, p50, p99 }: Load): string => `${counted(perSecond)}/s, p50 ${p50} ms, p99 ${p99} ms`;
  return {
    what: `requests/s, ${name}`,
    result: told(ours),
    beside: `bare node:http ${told(bare)}`,
    ratio: (ours.perSecond / bare.perSecond).toFixed(2),
    ...(name === 'prepared answer' && { goal: '≥ 0.9' }),
  };
}
