import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Miniflare } from 'miniflare';
import { edgeBundle, type WorkerModules } from '../lib/edge-bundle.ts';
import { median, type Row } from './row.ts';

/** Each is the first request of a new instance. */
const FIRST_REQUESTS = [
  '/api/offers?q=postgres',
  '/api/offers?q=a',
  '/api/offers?stability=stable&limit=100',
  '/api/audit-stack?services=Neon,Supabase,Vercel',
  '/api/stack?use_case=a%20shop',
  '/api/details/neo',
  '/api/offers?eligibility=startup',
  '/api/offers?tag=postgres',
  '/api/new?days=9',
  '/api/newest?since=2026-08-01',
  '/api/changes?since=2026-08-01&limit=5',
  '/api/changes?vendor=goog',
  '/api/expiring?within_days=300',
  '/api/digest/weekly?weeks_ago=12',
  '/api/feed?vendors=vercel,neon',
];

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

interface Cost {
  readonly start: number;
  readonly request: number;
}

/**
 * CPU that a start of the function and the first request after it take in the platform's own runtime, beyond what it takes
 * for an empty function. Of the start every thread is counted, of a request the one that answers it: the others compile
 * and collect behind it. Only Linux measures it finely enough.
 */
export async function edgeStartRows(dist: string, work: string, rounds: number): Promise<Row[]> {
  if (process.platform !== 'linux') return [{ what: 'function start on the edge', result: 'skipped: not on Linux' }];
  const modules = await bundled(dist, work);
  const empty: Cost[] = [];
  const own: { readonly path: string; readonly cost: Cost }[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const path of FIRST_REQUESTS) {
      empty.push(await costOf(EMPTY, path));
      own.push({ path, cost: await costOf(modules, path) });
    }
  }
  const baseline = {
    start: median(empty.map(({ start }) => start)),
    request: median(empty.map(({ request }) => request)),
  };
  const starts = own.map(({ cost }) => cost.start - baseline.start);
  const requests = FIRST_REQUESTS.map((path) => ({
    path,
    spent: median(own.filter((each) => each.path === path).map(({ cost }) => cost.request - baseline.request)),
  }));
  const dearest = requests.reduce((one, other) => (other.spent > one.spent ? other : one));
  const spent = `${median(starts).toFixed(0)} ms CPU, ${Math.min(...starts).toFixed(0)} to ${Math.max(...starts).toFixed(0)}`;
  return [
    { what: `start of the function in workerd, ${starts.length} starts`, result: spent, goal: '< 50 ms' },
    {
      what: 'the first request after it, in the middle',
      result: `${requests.map((each) => each.spent.toFixed(1)).join(' / ')} ms CPU; most: ${dearest.path}`,
      goal: '< 10 ms',
    },
  ];
}

/** The function as it is deployed on a build, without its database. */
async function bundled(dist: string, work: string): Promise<WorkerModules> {
  const modules = await edgeBundle(dist, join(work, 'edge'));
  return [{ type: 'ESModule', path: 'measured.js', contents: WITHOUT_DATABASE }, ...modules];
}

async function costOf(modules: WorkerModules, path: string): Promise<Cost> {
  const before = new Set(childrenOf(process.pid));
  const runtime = new Miniflare({
    modules,
    compatibilityDate: '2026-04-01',
    cf: false,
    host: '127.0.0.1',
    serviceBindings: { ASSETS: () => new Response(null, { status: 404 }) },
  });
  try {
    const address = await runtime.ready;
    const started = childrenOf(process.pid).find((pid) => !before.has(pid));
    if (started === undefined) throw new Error('the runtime has no process');
    const start = total(cpuMilliseconds(started));
    const answering = cpuMilliseconds(started).get(started) ?? 0;
    const response = await fetch(new URL(path, address));
    await response.arrayBuffer();
    if (response.status >= 500) throw new Error(`${path} answers ${response.status}`);
    return { start, request: (cpuMilliseconds(started).get(started) ?? 0) - answering };
  } finally {
    await runtime.dispose();
  }
}

function childrenOf(pid: number): readonly number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
}

/** Of each thread; the first has the number of its process. The scheduler's own count, in nanoseconds. */
function cpuMilliseconds(pid: number): ReadonlyMap<number, number> {
  const spent = (thread: string): number =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  return new Map(readdirSync(`/proc/${pid}/task`).map((thread) => [Number(thread), spent(thread)]));
}

const total = (spent: ReadonlyMap<number, number>): number => [...spent.values()].reduce((sum, each) => sum + each, 0);
