import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { createHistogram } from 'node:perf_hooks';
import autocannon from 'autocannon';
import type { Build } from '../../functions/node/build.ts';
import { startServer, type ServerProcess } from './child.ts';
import { functionKinds, type FunctionKind, type LoadRequest } from './function-kinds.ts';
import { counted, median, megabytes, type Row } from './row.ts';
import type { SavedAnswers } from './serve-bare.ts';

export interface LoadOptions {
  readonly out: string;
  readonly work: string;
  readonly seconds: number;
  readonly rounds: number;
  /** Measures only the rows whose names contain it. */
  readonly rows?: string | undefined;
}

interface Load {
  readonly perSecond: number;
  /** CPU of the server per request: steadier than the rate on a machine that others use too. */
  readonly cpuMicroseconds: number;
  readonly meanMs: number;
  readonly p99Ms: number;
}

/** One row of the table: a kind with different targets, or with few that are repeated. */
interface Subject {
  readonly kind: FunctionKind;
  readonly name: string;
  readonly requests: readonly LoadRequest[];
  readonly goal: number;
}

/** Headers that Node writes by itself. */
const OF_CONNECTION: ReadonlySet<string> = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);

const CONNECTIONS = 32;
/** Requests of each kind before anything is measured: all code of the server is compiled and meets every kind by then. */
const WARM_UP_REQUESTS = 5000;
/** Requests before each row: those that the row repeats are cached. */
const ROW_WARM_UP_REQUESTS = 1000;
/** Targets of the rows in which a cache helps. */
const REPEATED = 200;
/** Up to this many targets, the bare server has the answer to each, so that it reads as many bytes from memory as the host. */
const MAX_SAVED = 5000;
/** Answers that the bare server has of a row with more targets: an even sample of them. */
const SAMPLE = 200;
/** Most that the slowest hundredth of the requests may take, as a multiple of the mean. */
const P99_LIMIT = 4;
/** How often the generator looks whether all requests of a warm-up are answered; by default once a second. */
const SAMPLE_INTERVAL_MS = 50;
/** Different requests after which memory is measured, and how much it may have grown. */
const MANY_REQUESTS = 200_000;
const GROWTH_LIMIT_MB = 60;
/** After so many, code is compiled and the heap has its size. */
const FIRST_REQUESTS = 10_000;

/**
 * Requests/s of the host beside those of a bare node:http server that sends the same bytes and headers, by turns. Each
 * round has processes of its own: how a process happens to be compiled is worth a tenth of its speed while it lives.
 */
export async function functionRows(build: Build, options: LoadOptions): Promise<Row[]> {
  const { rows: wanted } = options;
  const all = functionKinds(build).flatMap(subjectsOf);
  const subjects = all.filter(({ name }) => wanted === undefined || name.includes(wanted));
  const measured = subjects.map((): { ours: Load[]; bare: Load[] } => ({ ours: [], bare: [] }));
  for (let round = 0; round < options.rounds; round++) {
    const loads = await roundOf(subjects, options);
    for (const [index, { ours, bare }] of loads.entries()) {
      measured[index]?.ours.push(ours);
      measured[index]?.bare.push(bare);
    }
  }
  const rows = subjects.map((subject, index) => {
    const { ours, bare } = measured[index] ?? { ours: [], bare: [] };
    return comparedRow(subject, middle(ours), middle(bare));
  });
  return wanted === undefined || wanted === 'memory' ? [...rows, await memoryRow(all, options)] : rows;
}

function subjectsOf(kind: FunctionKind): readonly Subject[] {
  const { name, requests, goal, repeatedGoal } = kind;
  const different = { kind, name, requests, goal };
  if (repeatedGoal === undefined) return [different];
  return [different, { kind, name: `${name}, repeated`, requests: requests.slice(0, REPEATED), goal: repeatedGoal }];
}

interface Pair {
  readonly ours: Load;
  readonly bare: Load;
}

async function roundOf(subjects: readonly Subject[], options: LoadOptions): Promise<readonly Pair[]> {
  const host = await startServer('bench/serve-host', [options.out, join(options.work, 'function.sqlite')]);
  try {
    const prepared = await withValidators(host, subjects);
    const saved = join(options.work, 'answers.json');
    writeFileSync(saved, JSON.stringify(await savedAnswers(host, prepared)));
    const bare = await startServer('bench/serve-bare', [saved]);
    try {
      for (const subject of prepared) {
        if (subject.requests.length > REPEATED) await load(host, subject, { amount: WARM_UP_REQUESTS });
      }
      const pairs: Pair[] = [];
      for (const subject of prepared) {
        await send(bare, { path: `/-/${encodeURIComponent(subject.name)}` });
        await load(host, subject, { amount: ROW_WARM_UP_REQUESTS });
        await load(bare, subject, { amount: WARM_UP_REQUESTS });
        pairs.push({
          ours: await load(host, subject, { duration: options.seconds }),
          bare: await load(bare, subject, { duration: options.seconds }),
        });
      }
      return pairs;
    } finally {
      await bare.stop();
    }
  } finally {
    await host.stop();
  }
}

/** Gives each request of a revalidation the validator that the host states. */
async function withValidators(host: ServerProcess, subjects: readonly Subject[]): Promise<readonly Subject[]> {
  return Promise.all(
    subjects.map(async (subject) => {
      if (!subject.kind.isRevalidation) return subject;
      const requests: LoadRequest[] = [];
      for (const each of subject.requests) {
        const { headers } = await send(host, each);
        const etag = headers[headers.findIndex((text) => text.toLowerCase() === 'etag') + 1];
        requests.push({ ...each, headers: { 'If-None-Match': etag ?? '' } });
      }
      return { ...subject, requests };
    }),
  );
}

async function savedAnswers(host: ServerProcess, subjects: readonly Subject[]): Promise<SavedAnswers> {
  const saved: Record<string, Answer[]> = {};
  for (const { name, requests, kind } of subjects) {
    const step = requests.length <= MAX_SAVED ? 1 : Math.floor(requests.length / SAMPLE);
    const sample = requests.filter((_, index) => index % step === 0);
    const answers: Answer[] = [];
    for (const each of sample) answers.push(await send(host, each));
    const wrong = answers.findIndex(({ status }) => status !== kind.status);
    if (wrong >= 0) throw new Error(`${sample[wrong]?.path ?? ''} answers ${answers[wrong]?.status ?? ''}`);
    saved[name] = answers;
  }
  return saved;
}

interface Answer {
  readonly status: number;
  readonly headers: string[];
  /** Base64. */
  readonly body: string;
}

/** Sends one request and returns its answer as it came, without the headers that Node adds. */
function send({ address }: ServerProcess, { path, method = 'GET', headers = {} }: LoadRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(`${address}${path}`, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { rawHeaders, statusCode = 0 } = response;
        const own = rawHeaders.filter(
          (_, index) => !OF_CONNECTION.has((rawHeaders[index - (index % 2)] ?? '').toLowerCase()),
        );
        resolve({ status: statusCode, headers: own, body: Buffer.concat(chunks).toString('base64') });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Sends the requests over 32 connections, each a share of them in turn. */
async function load(
  server: ServerProcess,
  { requests, kind }: Subject,
  length: { readonly duration: number } | { readonly amount: number },
): Promise<Load> {
  const before = server.cpuSeconds();
  const run = autocannon({
    url: server.address,
    ...length,
    connections: CONNECTIONS,
    sampleInt: SAMPLE_INTERVAL_MS,
    ...sharedOut(requests),
  });
  // The generator itself counts whole milliseconds, which is more than a short answer takes.
  const microseconds = createHistogram();
  run.on('response', (_client, _status, _bytes, milliseconds) => {
    microseconds.record(Math.max(1, Math.round(milliseconds * 1000)));
  });
  const result = await run;
  const { errors } = result;
  const expected = result.statusCodeStats[String(kind.status)]?.count ?? 0;
  const total = result.requests.total;
  if (errors > 0 || expected < total)
    throw new Error(`${kind.name}: ${total - expected} other answers, ${errors} errors`);
  return {
    perSecond: total / result.duration,
    cpuMicroseconds: ((server.cpuSeconds() - before) / total) * 1e6,
    meanMs: microseconds.mean / 1000,
    p99Ms: microseconds.percentile(99) / 1000,
  };
}

/** Each connection has its own share, so that all together send every target before one is repeated. */
function sharedOut(requests: readonly LoadRequest[]) {
  let connection = 0;
  return {
    setupClient: (client: { setRequests(requests: LoadRequest[]): void }) => {
      const first = connection++;
      const own = requests.filter((_, index) => index % CONNECTIONS === first % CONNECTIONS);
      // The generator writes into them.
      client.setRequests((own.length > 0 ? own : requests).map((each) => ({ ...each })));
    },
  };
}

function middle(loads: readonly Load[]): Load {
  return {
    perSecond: median(loads.map(({ perSecond }) => perSecond)),
    cpuMicroseconds: median(loads.map(({ cpuMicroseconds }) => cpuMicroseconds)),
    meanMs: median(loads.map(({ meanMs }) => meanMs)),
    p99Ms: median(loads.map(({ p99Ms }) => p99Ms)),
  };
}

function comparedRow({ name, requests, goal }: Subject, ours: Load, bare: Load): Row {
  const byRate = (ours.perSecond / bare.perSecond).toFixed(2);
  const byCpu = (bare.cpuMicroseconds / ours.cpuMicroseconds).toFixed(2);
  return {
    what: `${name} (${counted(requests.length)} targets)`,
    result: described(ours),
    beside: `bare ${described(bare)}`,
    // Where the bare server exceeds the limit too, the machine was busy with something else.
    ratio: `${byRate} (by CPU ${byCpu}), p99 ${tail(ours)} × mean (bare ${tail(bare)})`,
    goal: `≥ ${goal}, p99 ≤ ${P99_LIMIT} × mean`,
  };
}

/** The 99th percentile of the latency over its mean. */
function tail({ p99Ms, meanMs }: Load): string {
  return (p99Ms / meanMs).toFixed(1);
}

function described({ perSecond, cpuMicroseconds, p99Ms }: Load): string {
  return `${counted(perSecond)}/s, p99 ${p99Ms.toFixed(1)} ms, CPU ${cpuMicroseconds.toFixed(0)} µs`;
}

/** Memory of a host that has answered many different requests, over that of the same host at its start. */
async function memoryRow(subjects: readonly Subject[], options: LoadOptions): Promise<Row> {
  const host = await startServer('bench/serve-host', [options.out, join(options.work, 'memory.sqlite')]);
  try {
    const computed = subjects.filter(
      ({ kind, goal }) => kind.status === 200 && goal === kind.goal && kind.repeatedGoal,
    );
    const mixed = computed.flatMap(({ requests }) => requests);
    const before = host.residentBytes();
    await autocannon({ url: host.address, amount: FIRST_REQUESTS, connections: CONNECTIONS, ...sharedOut(mixed) });
    const first = host.residentBytes();
    for (let sent = 0; sent < MANY_REQUESTS; sent += mixed.length) {
      // A parameter that no path knows makes the targets of each pass different from those of the last.
      const requests = mixed.map(({ path }) => ({ path: `${path}${path.includes('?') ? '&' : '?'}pass=${sent}` }));
      const amount = Math.min(requests.length, MANY_REQUESTS - sent);
      await autocannon({ url: host.address, amount, connections: CONNECTIONS, ...sharedOut(requests) });
    }
    const last = host.residentBytes();
    const above = (earlier: number): string => `${((last - earlier) / 1e6).toFixed(0)} MB above`;
    return {
      what: `memory after ${counted(MANY_REQUESTS)} different requests`,
      result: `${megabytes(last)}, ${above(before)} the start, ${above(first)} that after ${counted(FIRST_REQUESTS)}`,
      goal: `≤ ${GROWTH_LIMIT_MB} MB above`,
    };
  } finally {
    await host.stop();
  }
}
