import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Miniflare } from 'miniflare';
import { wranglerExit, writeEdgeSettings } from '../lib/edge.ts';
import { median, type Row } from './measure.ts';

/** Each is the first request of a new instance. */
const FIRST_REQUESTS = [
  '/api/offers?q=postgres',
  '/api/audit-stack?services=Neon,Supabase',
  '/api/newest?since=2026-08-01',
];

/** Modules of a worker, the first of which is its entry. */
type WorkerModules = readonly {
  readonly type: 'ESModule' | 'Text' | 'CompiledWasm';
  readonly path: string;
  readonly contents: string | Uint8Array<ArrayBuffer>;
}[];

const EMPTY: WorkerModules = [
  { type: 'ESModule', path: 'empty.js', contents: 'export default { fetch: () => new Response("") };' },
];

/** The database runs in the measured process and does not count towards the limits of the function. */
const WITHOUT_DATABASE = `
  import { default as worker } from './worker.js';
  const statement = { bind: () => statement, all: async () => ({ results: [] }), first: async () => null };
  const DATABASE = { prepare: () => statement, batch: async (statements) => statements.map(() => ({ results: [] })) };
  export default { fetch: (request, bindings, execution) => worker.fetch(request, { ...bindings, DATABASE }, execution) };
`;

/**
 * CPU that a start of the function and the first request after it take in the platform's own runtime, beyond what it takes
 * for an empty function: of the start every thread, of a request the one that answers it.
 */
export async function edgeStartRows(dist: string, work: string, rounds: number): Promise<readonly Row[]> {
  const bundle = await edgeBundle(dist, join(work, 'edge'));
  const modules: WorkerModules = [{ type: 'ESModule', path: 'measured.js', contents: WITHOUT_DATABASE }, ...bundle];
  const [starts, requests]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    for (const path of FIRST_REQUESTS) {
      const [empty, own] = [await costOf(EMPTY, path), await costOf(modules, path)];
      starts.push(own.start - empty.start);
      requests.push(own.request - empty.request);
    }
  }
  const spread = (spent: readonly number[]): string =>
    `${median(spent).toFixed(0)} ms CPU (${Math.min(...spent).toFixed(0)} to ${Math.max(...spent).toFixed(0)})`;
  return [
    { what: `worker start in workerd, ${starts.length} starts`, result: spread(starts), goal: '≤ 300 ms' },
    { what: 'the first request after it', result: spread(requests), goal: '≤ 10 ms' },
  ];
}

/** The function as it is deployed on a build: the code, the index as a text, and the hash of validators. */
async function edgeBundle(dist: string, folder: string): Promise<WorkerModules> {
  const bundle = join(folder, 'bundle');
  const args = ['deploy', '--dry-run', '--config', writeEdgeSettings(dist, folder), '--outdir', bundle];
  if ((await wranglerExit(args, { cwd: folder, silent: true })) !== 0)
    throw new Error('the function could not be bundled');
  const files = readdirSync(bundle);
  const nameOf = (end: string): string => files.find((name) => name.endsWith(end)) ?? '';
  const [text, wasm] = [nameOf('-catalogue-index'), nameOf('-xxhash.wasm')];
  return [
    { type: 'ESModule', path: 'worker.js', contents: readFileSync(join(bundle, 'worker.js'), 'utf8') },
    { type: 'Text', path: text, contents: readFileSync(join(bundle, text), 'utf8') },
    { type: 'CompiledWasm', path: wasm, contents: readFileSync(join(bundle, wasm)) },
  ];
}

/** Milliseconds of CPU. */
async function costOf(
  modules: WorkerModules,
  path: string,
): Promise<{ readonly start: number; readonly request: number }> {
  const before = new Set(childrenOf(process.pid));
  const runtime = new Miniflare({
    modules: [...modules],
    compatibilityDate: '2026-04-01',
    cf: false,
    host: '127.0.0.1',
    serviceBindings: { ASSETS: () => new Response(null, { status: 404 }) },
  });
  try {
    const address = await runtime.ready;
    const started = childrenOf(process.pid).find((pid) => !before.has(pid));
    if (started === undefined) throw new Error('the runtime has no process');
    const start = cpuMilliseconds(started).reduce((sum, each) => sum + each, 0);
    const [answering = 0] = cpuMilliseconds(started);
    const response = await fetch(new URL(path, address));
    await response.arrayBuffer();
    if (response.status >= 500) throw new Error(`${path} answers ${response.status}`);
    return { start, request: (cpuMilliseconds(started)[0] ?? 0) - answering };
  } finally {
    await runtime.dispose();
  }
}

function childrenOf(pid: number): readonly number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
}

/** Of each thread, the main one first. The scheduler's own count, which is in nanoseconds. */
function cpuMilliseconds(pid: number): readonly number[] {
  const threads = readdirSync(`/proc/${pid}/task`).sort((one, other) => Number(one) - Number(other));
  return threads.map(
    (thread) => Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6,
  );
}
