import Sqlite from 'libsql';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenOnLoopback } from '../../scripts/lib/network.ts';

/** The part of the protocol of a libSQL server (Hrana 2 over HTTP) that a store uses. */
type Value =
  { readonly type: 'null' } | { readonly type: 'text' | 'integer' | 'float'; readonly value: string | number };
interface SentStatement {
  readonly sql?: string;
  readonly sql_id?: number;
  readonly args?: readonly Value[];
}
type Condition =
  | { readonly type: 'ok'; readonly step: number }
  | { readonly type: 'not'; readonly cond: Condition }
  | { readonly type: 'and'; readonly conds: readonly Condition[] };
interface Step {
  readonly stmt: SentStatement;
  readonly condition?: Condition | null;
}
type Sent =
  | { readonly type: 'execute'; readonly stmt: SentStatement }
  | { readonly type: 'batch'; readonly batch: { readonly steps: readonly Step[] } }
  | { readonly type: 'store_sql'; readonly sql_id: number; readonly sql: string }
  | { readonly type: 'close' | 'close_sql' };

const failure = (fault: unknown) => ({ message: String(fault), code: 'SQLITE_ERROR' });

/** A libSQL server of one database in memory, which asks for a token. */
export async function startHranaServer(token: string) {
  const sqlite = new Sqlite(':memory:');
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const isAllowed = request.headers.authorization === `Bearer ${token}`;
      response.writeHead(isAllowed ? 200 : 401, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(isAllowed ? answers(sqlite, body) : { error: 'no valid token' }));
    });
  });
  const { port } = await listenOnLoopback(server);
  return {
    url: `http://127.0.0.1:${port}`,
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** One pipeline, from its first request to its last without another between. */
function answers(sqlite: Sqlite.Database, body: string) {
  const stored = new Map<number, string>();
  const run = ({ sql, sql_id: id = -1, args = [] }: SentStatement) => {
    const statement = sqlite.prepare(sql ?? stored.get(id) ?? '');
    const values = args.map((arg) =>
      arg.type === 'null' ? null : arg.type === 'integer' ? Number(arg.value) : arg.value,
    );
    if (!statement.reader) {
      const { changes } = statement.run(values);
      return { cols: [], rows: [], affected_row_count: changes, last_insert_rowid: null };
    }
    const rows = statement.all(values) as Record<string, unknown>[];
    const cols = statement.columns().map(({ name }) => ({ name, decltype: null }));
    const served = rows.map((row) => cols.map(({ name }) => valueOf(row[name])));
    return { cols, rows: served, affected_row_count: 0, last_insert_rowid: null };
  };
  const answer = (request: Sent): object => {
    if (request.type === 'store_sql') stored.set(request.sql_id, request.sql);
    if (request.type === 'execute') return { type: 'execute', result: run(request.stmt) };
    if (request.type === 'batch') return { type: 'batch', result: runSteps(request.batch.steps, run) };
    return { type: request.type };
  };
  const { requests } = JSON.parse(body) as { readonly requests: readonly Sent[] };
  const results = requests.map((request) => {
    try {
      return { type: 'ok', response: answer(request) };
    } catch (fault) {
      return { type: 'error', error: failure(fault) };
    }
  });
  return { baton: null, base_url: null, results };
}

function runSteps(steps: readonly Step[], run: (statement: SentStatement) => object) {
  const results: (object | null)[] = [];
  const errors: (object | null)[] = [];
  const holds = (condition: Condition): boolean => {
    if (condition.type === 'ok') return Boolean(results[condition.step]);
    if (condition.type === 'not') return !holds(condition.cond);
    return condition.conds.every(holds);
  };
  for (const { stmt, condition } of steps) {
    let result: object | null = null;
    let error: object | null = null;
    try {
      if (!condition || holds(condition)) result = run(stmt);
    } catch (fault) {
      error = failure(fault);
    }
    results.push(result);
    errors.push(error);
  }
  return { step_results: results, step_errors: errors };
}

function valueOf(value: unknown): Value {
  if (typeof value === 'string') return { type: 'text', value };
  if (typeof value !== 'number') return { type: 'null' };
  return Number.isInteger(value) ? { type: 'integer', value: String(value) } : { type: 'float', value };
}
