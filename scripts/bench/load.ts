import { writeFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import type * as z from 'zod';
import { requireBuild } from '../../functions/node/build.ts';
import { CODINGS } from '../verify/deployment.ts';
import { servedFiles } from '../verify/requests.ts';
import { withSeparators, median, megabytes, type BenchRow, type ServerProcess, startServer } from './measure.ts';
import type { exportedOffers } from '../../src/routes/export.ts';
import { mulberry32 } from '../../src/rules/ranking/ranked-order.ts';

const CONNECTIONS = 32;
/** Requests of each kind before anything is measured: all code of the server is compiled by then. */
const WARM_UP_REQUESTS = 5000;
const SECONDS_PER_MEASUREMENT = 3;
/** Requests before each measurement. */
const ROW_WARM_UP_REQUESTS = 1000;
/** Answers of each kind that the bare server holds at least, where there are as many targets. */
const SAMPLE = 500;
/** Headers that Node writes by itself. */
const OF_CONNECTION: ReadonlySet<string> = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);

export interface LoadOptions {
  readonly dist: string;
  readonly work: string;
  readonly rounds: number;
}

interface Load {
  readonly perSecond: number;
  /** CPU of the server per request: steadier than the rate on a machine that others use too. */
  readonly cpuMicroseconds: number;
}

/** `npm start` on a build of this run. */
function startHost({ dist, work }: LoadOptions): Promise<ServerProcess> {
  const flags = ['--port', '0', '--out', dist, '--store', join(work, `store-${Date.now()}.sqlite`)];
  return startServer(['scripts/run.mjs', 'start', ...flags, '--base-url', 'http://localhost'], /localhost:(\d+)/);
}

/** Requests/s of the host beside those of bare node:http that sends the same bytes, by turns. */
export async function loadRows(options: LoadOptions): Promise<readonly BenchRow[]> {
  const kinds = requestKinds(options.dist);
  const loads = kinds.map(() => ({ host: [] as Load[], bare: [] as Load[] }));
  // Each round has processes of its own: how a process happens to be compiled is worth a tenth of its speed.
  for (let round = 0; round < options.rounds; round++) {
    const host = await startHost(options);
    const saved = join(options.work, 'answers.json');
    writeFileSync(saved, JSON.stringify(await savedAnswers(host, kinds)));
    const bare = await startServer(['scripts/bench/serve-bare.mjs', saved], /(\d+)/);
    for (const kind of kinds) await load(host, kind, { amount: WARM_UP_REQUESTS });
    for (const [index, kind] of kinds.entries()) {
      await send(bare, `/-/${encodeURIComponent(kind.name)}`);
      await load(bare, kind, { amount: WARM_UP_REQUESTS });
      loads[index]?.bare.push(await load(bare, kind, { duration: SECONDS_PER_MEASUREMENT }));
      await load(host, kind, { amount: ROW_WARM_UP_REQUESTS });
      loads[index]?.host.push(await load(host, kind, { duration: SECONDS_PER_MEASUREMENT }));
    }
    await host.stop();
    await bare.stop();
  }
  return kinds.map((kind, index) => loadRow(kind, loads[index] ?? { host: [], bare: [] }));
}

function loadRow({ name, targets, goal }: RequestKind, loads: { host: Load[]; bare: Load[] }): BenchRow {
  const medianLoad = (each: readonly Load[]): Load => ({
    perSecond: median(each.map(({ perSecond }) => perSecond)),
    cpuMicroseconds: median(each.map(({ cpuMicroseconds }) => cpuMicroseconds)),
  });
  const [host, bare] = [medianLoad(loads.host), medianLoad(loads.bare)];
  const loadText = ({ perSecond, cpuMicroseconds }: Load): string =>
    `${withSeparators(perSecond)}/s, CPU ${cpuMicroseconds.toFixed(0)} µs`;
  const [ratio, byCpu] = [host.perSecond / bare.perSecond, bare.cpuMicroseconds / host.cpuMicroseconds];
  return {
    what: `${name}, ${withSeparators(targets.length)} targets`,
    result: loadText(host),
    beside: `bare ${loadText(bare)}`,
    ratio: `${ratio.toFixed(2)} (by CPU ${byCpu.toFixed(2)})`,
    goal: `≥ ${goal}`,
  };
}

/** Memory of the host after every file of the build in each coding. */
export async function memoryRow(options: LoadOptions): Promise<BenchRow> {
  const host = await startHost(options);
  const atStart = host.residentBytes();
  const files = servedFiles(await requireBuild(options.dist));
  const left = files.values();
  const reader = async (): Promise<void> => {
    for (const { target } of left) {
      for (const coding of CODINGS) {
        const response = await fetch(`${host.address}${target}`, { headers: { 'Accept-Encoding': coding } });
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`${target} answers ${response.status}`);
      }
    }
  };
  await Promise.all(Array.from({ length: 8 }, reader));
  const after = host.residentBytes();
  await host.stop();
  return {
    what: `host after each of ${withSeparators(files.length)} files in three codings`,
    result: megabytes(after),
    beside: `${megabytes(atStart)} at the start`,
    goal: '≤ 260 MB',
  };
}

/** Sends the targets over 32 connections, each a share of them in turn. */
async function load(
  server: ServerProcess,
  { name, targets, status }: RequestKind,
  length: { readonly duration: number } | { readonly amount: number },
): Promise<Load> {
  const before = server.cpuSeconds();
  let connection = 0;
  const { requests, duration, errors, statusCodeStats } = await autocannon({
    url: server.address,
    ...length,
    connections: CONNECTIONS,
    setupClient(client) {
      const first = connection++ % CONNECTIONS;
      const own = targets.filter((_, index) => index % CONNECTIONS === first);
      client.setRequests((own.length > 0 ? own : targets).map((path) => ({ path })));
    },
  });
  const { total } = requests;
  const expected = statusCodeStats?.[`${status}`]?.count ?? 0;
  if (errors > 0 || expected < total) throw new Error(`${name}: ${total - expected} other answers, ${errors} errors`);
  return { perSecond: total / duration, cpuMicroseconds: ((server.cpuSeconds() - before) / total) * 1e6 };
}

async function savedAnswers(host: ServerProcess, kinds: readonly RequestKind[]): Promise<Record<string, object[]>> {
  const saved: Record<string, object[]> = {};
  for (const { name, targets } of kinds) {
    const step = Math.max(1, Math.floor(targets.length / SAMPLE));
    const answers: object[] = [];
    for (const target of targets.filter((_, index) => index % step === 0)) answers.push(await send(host, target));
    saved[name] = answers;
  }
  return saved;
}

/** Sends one request and returns its answer, without the headers that Node adds; the body in base64. */
async function send({ address }: ServerProcess, target: string): Promise<object> {
  const response = await fetch(`${address}${target}`, { headers: { 'Accept-Encoding': 'identity' } });
  const body = Buffer.from(await response.arrayBuffer()).toString('base64');
  const headers = [...response.headers].filter(([name]) => !OF_CONNECTION.has(name)).flat();
  return { status: response.status, headers, body };
}

/** A kind of request that the host is measured with. */
interface RequestKind {
  readonly name: string;
  readonly status: number;
  readonly targets: readonly string[];
  /** Least share of the rate of a bare server. */
  readonly goal: number;
}

/** Different targets of a kind. */
const TARGETS = 10_000;
/** Targets of the row in which a cache helps. */
const REPEATED = 200;
const SEED = 0x2f6e2b1;
const FIRST_DAY_MS = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;
const DAYS = 1050;

/** Every kind of the table, made from the exports of a build; at least 10,000 different targets of each computed kind. */
function requestKinds(dist: string): readonly RequestKind[] {
  // Our own build wrote it.
  const { offers } = JSON.parse(readFileSync(join(dist, 'api/export/offers.json'), 'utf8')) as z.infer<
    typeof exportedOffers
  >;
  const random = mulberry32(SEED);
  const draw = (below: number): number => Math.floor(random() * below);
  const one = (values: readonly string[]): string => values[draw(values.length)] ?? '';
  const valuesOf = (field: 'vendor' | 'slug' | 'category') => [...new Set(offers.map((offer) => offer[field]))];
  const [vendors, slugs, categories] = [valuesOf('vendor'), valuesOf('slug'), valuesOf('category')];
  const words = [...new Set(offers.flatMap(({ description }) => description.toLowerCase().match(/[a-z]{3,}/g) ?? []))];
  const spaced = vendors.filter((vendor) => vendor.includes(' '));
  const name = (): string => encodeURIComponent(one(vendors));
  /** Letters in either case mean the same vendor. */
  const spelling = (): string =>
    encodeURIComponent(one(spaced).replace(/./gu, (letter) => (draw(2) === 0 ? letter.toUpperCase() : letter)));
  const day = (): string => new Date(FIRST_DAY_MS + draw(DAYS) * DAY_MS).toISOString().slice(0, 10);
  const kind = (kindName: string, goal: number, make: () => string, status = 200): RequestKind => {
    const targets = new Set<string>();
    for (let tries = 0; targets.size < TARGETS && tries < 100 * TARGETS; tries++) targets.add(make());
    return { name: kindName, status, goal, targets: [...targets] };
  };
  const computed = [
    kind('compare', 0.33, () => `/api/compare?a=${name()}&b=${name()}`),
    kind('category pages', 0.26, () => {
      return `/api/offers?category=${encodeURIComponent(one(categories))}&limit=${1 + draw(40)}&offset=${draw(40)}`;
    }),
    kind('changes', 0.22, () => `/api/changes?since=${day()}&limit=${1 + draw(50)}`),
    kind('audit', 0.26, () => `/api/audit-stack?services=${[name(), name(), name(), name()].join(',')}`),
    kind('vendor-risk', 0.33, () => `/api/vendor-risk/${spelling()}`),
    kind('q', 0.2, () => {
      const terms = draw(2) === 0 ? one(words) : `${one(words)}+${one(words)}`;
      return `/api/offers?q=${terms}&limit=${1 + draw(20)}`;
    }),
  ];
  const mixed = computed.flatMap(({ targets }) => targets.slice(0, REPEATED / computed.length));
  const prepared = slugs.flatMap((slug) => [`/api/details/${slug}`, `/api/vendor-risk/${slug}`]);
  return [
    { name: 'prepared', status: 200, goal: 0.65, targets: prepared },
    { name: 'repeated', status: 200, goal: 0.6, targets: mixed },
    ...computed,
    kind('404', 0.5, () => `/api/${one(words)}/${draw(10_000)}`, 404),
  ];
}
