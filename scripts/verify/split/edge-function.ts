import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Miniflare } from 'miniflare';
import { parseIndex } from '../../../functions/parse-index.ts';
import { splitStatements } from '../../../src/compile/export/split-database.ts';
import { tablePrefix } from '../../../src/compile/export/split-index.ts';
import type { IsoDate } from '../../../src/model/iso-date.ts';
import { link } from '../../../src/rules/catalogue/link.ts';
import { edgeBundle } from '../../lib/edge-bundle.ts';
import { freePort } from '../../lib/port.ts';
import { writeSplitBuild } from '../../lib/split-build.ts';
import { IsolateHeap } from './isolate-heap.ts';

const NAME = 'split-index';
/** The headers in which the counting entry says what an answer fetched. */
const [FILES, QUERIES] = ['x-counted-files', 'x-counted-queries'];

/** Counts the files and queries of each answer, those of the request log left out. */
const COUNTING = `
  import worker from './worker.js';
  export default {
    async fetch(request, bindings, execution) {
      let [files, queries] = [0, 0];
      const ASSETS = { fetch: (url) => { files += url.pathname.startsWith('/_split/'); return bindings.ASSETS.fetch(url); } };
      const prepare = (sql) => { queries += /\\bsplit_/.test(sql); return bindings.DATABASE.prepare(sql); };
      const DATABASE = { prepare, batch: (statements) => bindings.DATABASE.batch(statements) };
      const response = await worker.fetch(request, { ...bindings, ASSETS, DATABASE }, execution);
      response.headers.set('${FILES}', files);
      response.headers.set('${QUERIES}', queries);
      return response;
    },
  };
`;

/** What an answer fetched of a split index. */
export interface FetchCount {
  readonly files: number;
  readonly queries: number;
}

export function fetchCountOf(headers: { get(name: string): string | null }): FetchCount {
  return { files: Number(headers.get(FILES)), queries: Number(headers.get(QUERIES)) };
}

/** The function with a split index in the edge platform's own runtime, on this machine, with its database filled. */
export class EdgeFunction {
  readonly baseUrl: string;
  readonly #heap: IsolateHeap;
  readonly #runtime: Miniflare;

  private constructor(runtime: Miniflare, at: { readonly baseUrl: string; readonly heap: IsolateHeap }) {
    this.#runtime = runtime;
    this.baseUrl = at.baseUrl;
    this.#heap = at.heap;
  }

  /** Writes the split form of the index of a build beside it, and starts on a day. `work` is a folder for what is made. */
  static async start(dist: string, work: string, day: IsoDate): Promise<EdgeFunction> {
    await writeSplitBuild(dist, join(work, 'sql'));
    const modules = await edgeBundle(dist, join(work, 'edge'), 'split');
    const inspectorPort = await freePort(0, '127.0.0.1');
    const runtime = new Miniflare({
      name: NAME,
      modules: [{ type: 'ESModule', path: 'counting.js', contents: COUNTING }, ...modules],
      compatibilityDate: '2026-04-01',
      cf: false,
      host: '127.0.0.1',
      inspectorPort,
      bindings: { DEALS_DATE: day, SIGNAL_SALT: 'local' },
      d1Databases: { DATABASE: NAME },
      serviceBindings: { ASSETS: { disk: { path: dist, writable: false } } },
    });
    const baseUrl = (await runtime.ready).origin;
    await fill(runtime, dist);
    return new EdgeFunction(runtime, { baseUrl, heap: await IsolateHeap.of(inspectorPort, NAME) });
  }

  /** Bytes that its isolate holds, what is not collected yet included. */
  usedBytes(): Promise<number> {
    return this.#heap.usedBytes();
  }

  /** The same after a collection. */
  liveBytes(): Promise<number> {
    return this.#heap.liveBytes(() => fetch(this.baseUrl, { method: 'OPTIONS' }));
  }

  async stop(): Promise<void> {
    this.#heap.close();
    await this.#runtime.dispose();
  }
}

/** What is used of the platform's database. */
interface Filled {
  prepare(sql: string): { run(): Promise<unknown> };
}

async function fill(runtime: Miniflare, dist: string): Promise<void> {
  const database = (await runtime.getD1Database('DATABASE')) as Filled;
  const index = parseIndex(readFileSync(join(dist, '_index', 'catalogue.jsonl'), 'utf8'));
  const catalogue = link(index.records, index.date, index.site);
  for (const statement of migrations()) await database.prepare(statement).run();
  for (const statement of splitStatements(catalogue, tablePrefix(catalogue))) await database.prepare(statement).run();
}

const MIGRATIONS = 'migrations';

/** The statements of the schema; none has a semicolon or two hyphens in a text. */
function migrations(): readonly string[] {
  const files = readdirSync(MIGRATIONS).sort();
  const lines = files.flatMap((name) => readFileSync(join(MIGRATIONS, name), 'utf8').split('\n'));
  const statements = lines.map((line) => line.split('--')[0]).join('\n');
  return statements.split(';').filter((statement) => statement.trim() !== '');
}
