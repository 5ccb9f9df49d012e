import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Miniflare, type ModuleDefinition } from 'miniflare';
import { wranglerExit, writeEdgeSettings } from '../lib/edge.ts';
import { type BenchRow, cpuSeconds, median, OWN } from './measure.ts';

/** Starts in each round. */
const STARTS = 3;

const EMPTY: ModuleDefinition[] = [
  { type: 'ESModule', path: 'empty.js', contents: 'export default { fetch: () => new Response("") };' },
];

/** CPU of all threads that a start of the function takes in the platform's own runtime, beyond that of an empty function. */
export async function edgeStartRows(dist: string, work: string, rounds: number): Promise<readonly BenchRow[]> {
  const bundle = await edgeBundle(dist, join(work, 'edge'));
  const starts: number[] = [];
  while (starts.length < rounds * STARTS) {
    const empty = await startCost(EMPTY);
    starts.push((await startCost(bundle)) - empty);
  }
  const result = `${median(starts).toFixed(0)} ms CPU (${Math.min(...starts).toFixed(0)} to ${Math.max(...starts).toFixed(0)})`;
  return [{ what: `worker start in workerd, ${starts.length} starts`, result, goal: '≤ 300 ms' }];
}

/** The function as it is deployed on a build: the code, the index as a text, and the hash of validators. */
async function edgeBundle(dist: string, folder: string): Promise<ModuleDefinition[]> {
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

/** Milliseconds of CPU; the first module is the entry. */
async function startCost(modules: ModuleDefinition[]): Promise<number> {
  const before = new Set(ownChildren());
  const runtime = new Miniflare({
    modules,
    compatibilityDate: '2026-04-01',
    cf: false,
    host: '127.0.0.1',
    serviceBindings: { ASSETS: () => new Response(null, { status: 404 }) },
  });
  try {
    await runtime.ready;
    const started = ownChildren().find((pid) => !before.has(pid));
    if (started === undefined) throw new Error('the runtime has no process');
    return 1000 * cpuSeconds(Number(started), OWN);
  } finally {
    await runtime.dispose();
  }
}

function ownChildren(): readonly string[] {
  return readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ');
}
