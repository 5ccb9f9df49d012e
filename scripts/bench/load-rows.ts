import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startServer, type ServerProcess } from './child.ts';
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
  /** CPU of the server per request: steadier than the rate on a machine that others use too. */
  readonly cpuMicroseconds: number;
  readonly p50: number;
  readonly p99: number;
}

interface Target {
  readonly server: ServerProcess;
  readonly path: string;
}

/** Headers that Node writes by itself. */
const OF_CONNECTION: ReadonlySet<string> = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);

const CONNECTIONS = 32;
const WARM_UP_SECONDS = 1;
const PREPARED = 'prepared answer';

/**
 * Requests/s of the host beside those of a bare node:http server that returns the same bytes, by turns. Each round has
 * processes of its own: how a process happens to be compiled is worth a tenth of its speed, for as long as it lives.
 */
export async function loadRows(kinds: readonly RequestKind[], options: LoadOptions): Promise<Row[]> {
  const measured = kinds.map((): Load[][] => [[], [], []]);
  for (let round = 0; round < options.rounds; round++) {
    const loads = await roundOf(kinds, options);
    for (const [kind, turns] of loads.entries()) {
      for (const [target, load] of turns.entries()) measured[kind]?.[target]?.push(load);
    }
  }
  return kinds.flatMap(({ name }, kind) => comparedRows(name, (measured[kind] ?? []).map(middle)));
}

/** For each kind of request: the host, the bare server with all headers, and with the body alone. */
async function roundOf(kinds: readonly RequestKind[], options: LoadOptions): Promise<readonly Load[][]> {
  const paths = kinds.map((kind) => kind.paths[1] ?? kind.paths[0] ?? '/');
  const host = await startServer('bench/serve-host', [options.out]);
  try {
    const bodies = await Promise.all(
      paths.map((path, index) => savedBody(`${host.address}${path}`, join(options.work, `body-${index}`))),
    );
    const bare = await startServer('bench/serve-bare', bodies);
    try {
      const loads: Load[][] = [];
      for (const [index, path] of paths.entries()) {
        const ours = { server: host, path };
        const whole = { server: bare, path: `/${index}` };
        const body = { server: bare, path: `/${index}/body` };
        loads.push(await byTurns([ours, whole, body], options.seconds));
      }
      return loads;
    } finally {
      await bare.stop();
    }
  } finally {
    await host.stop();
  }
}

async function savedBody(url: string, path: string): Promise<string> {
  const response = await fetch(url, { headers: { 'Accept-Encoding': 'identity' } });
  if (response.status !== 200) throw new Error(`${url} answers ${response.status}`);
  writeFileSync(path, Buffer.from(await response.arrayBuffer()));
  const own = [...response.headers].filter(([name]) => !OF_CONNECTION.has(name));
  writeFileSync(`${path}.headers`, JSON.stringify(own.flat()));
  return path;
}

async function byTurns(targets: readonly Target[], seconds: number): Promise<Load[]> {
  // Code that has not run yet is slow once, and only once.
  for (const target of targets) await load(target, WARM_UP_SECONDS);
  const loads: Load[] = [];
  for (const target of targets) loads.push(await load(target, seconds));
  return loads;
}

function middle(turns: readonly Load[]): Load {
  return {
    perSecond: median(turns.map(({ perSecond }) => perSecond)),
    cpuMicroseconds: median(turns.map(({ cpuMicroseconds }) => cpuMicroseconds)),
    p50: median(turns.map(({ p50 }) => p50)),
    p99: median(turns.map(({ p99 }) => p99)),
  };
}

async function load({ server, path }: Target, duration: number): Promise<Load> {
  const url = `${server.address}${path}`;
  const before = server.cpuSeconds();
  const { requests, latency, non2xx, errors } = await autocannon({ url, duration, connections: CONNECTIONS });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers other than 2xx, ${errors} errors`);
  const cpuMicroseconds = ((server.cpuSeconds() - before) / requests.total) * 1e6;
  return { perSecond: requests.average, cpuMicroseconds, p50: latency.p50, p99: latency.p99 };
}

/** The same bytes are headers and body; beside a server of the body alone, what the headers cost shows. */
function comparedRows(name: string, [ours, whole, body]: readonly Load[]): readonly Row[] {
  if (!ours || !whole || !body) throw new Error(`nothing was measured for ${name}`);
  const same = loadRow(name, ours, whole);
  if (name !== PREPARED) return [same];
  return [{ ...same, goal: '≥ 0.9' }, loadRow(`${name}, beside the body alone`, ours, body)];
}

function loadRow(name: string, ours: Load, bare: Load): Row {
  const byRate = (ours.perSecond / bare.perSecond).toFixed(2);
  const byCpu = (bare.cpuMicroseconds / ours.cpuMicroseconds).toFixed(2);
  return {
    what: `requests/s, ${name}`,
    result: told(ours),
    beside: `bare node:http ${told(bare)}`,
    ratio: `${byRate} (by CPU ${byCpu})`,
  };
}

function told({ perSecond, cpuMicroseconds, p50, p99 }: Load): string {
  return `${counted(perSecond)}/s, p50 ${p50} ms, p99 ${p99} ms, CPU ${cpuMicroseconds.toFixed(0)} µs`;
}
