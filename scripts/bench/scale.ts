import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Build } from '../../functions/node/build.ts';
import type { IsoDate } from '../../src/model/iso-date.ts';
import { ROUTES } from '../../src/routes/table.ts';
import { caseAddress } from '../../src/routes/shared/case-address.ts';
import { CODINGS } from '../verify/deployment.ts';
import type { PhaseCost } from './build-parts.ts';
import { measuredCommand, measuredOutput, startServer, type ServerProcess, type Usage } from './child.ts';
import { enlargeCatalogue, type Spread } from './enlarge-catalogue.ts';
import { functionRows } from './function-rows.ts';
import { requestCostRows } from './request-cost.ts';
import { requestKinds } from './requests.ts';
import { counted, megabytes } from './row.ts';

export interface ScaleOptions {
  readonly catalogue: string;
  readonly work: string;
  readonly date: IsoDate;
  /** How many times the catalogue each column is. */
  readonly sizes: readonly number[];
  readonly spread: Spread;
}

/** The figures of one column, by the name of the line. */
type Column = ReadonlyMap<string, string>;

/** A Markdown table with a column for each size. */
export async function scaleTable(options: ScaleOptions): Promise<string> {
  const columns: Column[] = [];
  for (const times of options.sizes) columns.push(await columnOf(times, options));
  const names = [...new Set(columns.flatMap((column) => [...column.keys()]))];
  const heads = options.sizes.map((times) => `${times} ×`);
  return [
    `| ${['', ...heads].join(' | ')} |`,
    `| ${['', ...heads].map(() => '---').join(' | ')} |`,
    ...names.map((name) => `| ${[name, ...columns.map((column) => column.get(name) ?? '')].join(' | ')} |`),
  ].join('\n');
}

async function columnOf(times: number, options: ScaleOptions): Promise<Column> {
  const work = join(options.work, `scale-${times}`);
  mkdirSync(work);
  try {
    const [catalogue, out] = [join(work, 'catalogue'), join(work, 'dist')];
    enlargeCatalogue(options.catalogue, catalogue, { times, spread: options.spread });
    // The copies are not in the form that `check` asks for.
    await measuredCommand('fix', ['--catalogue', catalogue]);
    const built = await measuredOutput('bench/build-parts', [catalogue, out]);
    const checked = await measuredCommand('check', ['--catalogue', catalogue]);
    const build = await Build.open(out);
    return new Map([...buildLines(build, built), ...indexLines(out, checked), ...(await hostLines(build, out, work))]);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

const seconds = (figure: number): string => `${figure.toFixed(1)} s`;

function* buildLines(build: Build, { usage, output }: { readonly usage: Usage; readonly output: string }) {
  // Our own child wrote it.
  const phases = JSON.parse(output) as readonly PhaseCost[];
  yield ['Offers', counted(build.catalogue(build.date).listings.length)] as const;
  yield ['Build: CPU', seconds(usage.cpuSeconds)] as const;
  for (const { phase, cpuSeconds, outcome } of phases.filter((each) => each.cpuSeconds >= LEAST_SECONDS)) {
    yield [`— ${phase}`, `${seconds(cpuSeconds)}, ${outcome}`] as const;
  }
  yield ['Build: peak memory', megabytes(usage.peakBytes)] as const;
  yield ['Build: files', counted(build.size.files)] as const;
  yield ['Build: bytes', megabytes(build.size.bytes)] as const;
}

/** A phase of less CPU has no line. */
const LEAST_SECONDS = 0.1;

function* indexLines(out: string, { cpuSeconds, peakBytes }: Usage) {
  yield ['`check`: CPU', seconds(cpuSeconds)] as const;
  yield ['`check`: peak memory', megabytes(peakBytes)] as const;
  yield ['Index of the function', megabytes(statSync(join(out, '_index', 'catalogue.jsonl')).size)] as const;
}

const HOT_TARGETS = 1000;

async function hostLines(build: Build, out: string, work: string): Promise<readonly (readonly [string, string])[]> {
  const catalogue = build.catalogue(build.date);
  const [search] = await requestCostRows(build, requestKinds(catalogue).slice(0, 1));
  const targets = [...preparedTargets(build)];
  const host = await startServer('bench/serve-host', [out, join(work, 'memory.sqlite')]);
  const resident: [string, string][] = [['Node host: memory at the start', megabytes(host.residentBytes())]];
  const cpuBefore = host.cpuSeconds();
  try {
    for (let pass = 0; pass < 3; pass++) await readAll(host, targets.slice(0, HOT_TARGETS));
    resident.push(['— after 1,000 targets, three times', megabytes(host.residentBytes())]);
    await readAll(host, targets);
    resident.push(['— after every file, plain and compressed', megabytes(host.residentBytes())]);
    resident.push(['— CPU of that', seconds(host.cpuSeconds() - cpuBefore)]);
  } finally {
    await host.stop();
  }
  const load = { out, work, seconds: 2, rounds: 1, rows: 'prepared answer' };
  const [served] = await functionRows(build, load);
  return [
    ...resident,
    ['Prepared answers, share of bare node:http', served?.ratio?.split(', p99')[0] ?? ''],
    ['`q`', search?.result ?? ''],
  ];
}

/** At once, so that the host compresses while it reads. */
const READERS = 8;

async function readAll({ address }: ServerProcess, targets: readonly string[]) {
  const left = targets.values();
  const reader = async (): Promise<void> => {
    for (const target of left) {
      for (const coding of CODINGS) {
        const response = await fetch(`${address}${target}`, { headers: { 'Accept-Encoding': coding } });
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`${target} answers ${response.status}`);
      }
    }
  };
  await Promise.all(Array.from({ length: READERS }, reader));
}

/** The target of every file that a build serves: prepared answers by their route, the others at their own path. */
function* preparedTargets(build: Build): Generator<string> {
  const catalogue = build.catalogue(build.date);
  for (const route of ROUTES) for (const each of route.cases(catalogue)) yield caseAddress(route.path, each.given);
  for (const path of build.paths) if (!path.startsWith('_') && path !== 'index.html') yield `/${path}`;
  yield '/';
}
