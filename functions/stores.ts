import { parseIsoDate, type IsoDate } from '../src/model/iso-date.ts';
import {
  CLIENT_CLASSES,
  type ClientClass,
  type LoggedRequest,
  type PageViews,
  type RequestSum,
} from '../src/model/request-figures.ts';
import { SIGNAL_EVENTS, type Signal, type SignalEvent } from '../src/model/signal.ts';
import type { PageviewsFacts } from '../src/routes/pageviews.ts';
import { tallied } from '../src/rules/catalogue/group-by.ts';
import { addDays } from '../src/rules/dates/days.ts';

export type SqlValue = string | number | null;
export type Row = Readonly<Record<string, unknown>>;

/** A prepared statement. Bound values are numbered from ?1. */
export interface Statement {
  bind(...values: SqlValue[]): Statement;
  first(): Promise<Row | null>;
  all(): Promise<{ readonly results: readonly Row[] }>;
}

/**
 * The part of the edge platform's SQL database that is used, under its own names; SQLite in a file implements it too
 * (`node/sqlite.ts`). A batch is one transaction: all of it is durable when the promise resolves, or none of it is.
 */
export interface Database {
  prepare(sql: string): Statement;
  batch(statements: Statement[]): Promise<readonly { readonly results: readonly Row[] }[]>;
}

/** A column that the schema declares as a number. */
export function numberIn(row: Row | null | undefined, column: string): number {
  const value = row?.[column];
  if (typeof value !== 'number') throw new Error(`the store holds no number in ${column}`);
  return value;
}

/** A column that the schema declares as text. */
export function textIn(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new Error(`the store holds no text in ${column}`);
  return value;
}

const INSERT = `INSERT INTO signals (day, event, vendor, vendor_resolved, note, agent) VALUES (?1, ?2, ?3, ?4, ?5, ?6)`;
const COUNT = `INSERT INTO signal_counts (event, vendor, signals) VALUES (?1, ?2, 1)
  ON CONFLICT (event, vendor) DO UPDATE SET signals = signals + 1`;
const FORGET = `DELETE FROM signals WHERE id <= (SELECT max(id) FROM signals) - ?1`;
const TOTALS = `SELECT event, sum(signals) AS signals FROM signal_counts GROUP BY event`;

/** Signals that are kept one by one, the newest: clients without a name of their own cannot fill a disk. Counts stay exact. */
const MAX_KEPT_SIGNALS = 500_000;
/** The vendor of the count of signals about names that no vendor has, of which there may be any number. */
const NO_VENDOR = '';

/** Durable storage of signals. */
export class SignalStore {
  readonly #database: Database;
  readonly #maxKept: number;

  constructor(database: Database, maxKept = MAX_KEPT_SIGNALS) {
    this.#database = database;
    this.#maxKept = maxKept;
  }

  /** Resolves when the signal is durable and counted; otherwise rejects. */
  async record(signal: Signal, day: IsoDate): Promise<void> {
    const { event, vendor, vendor_resolved: resolved, note, agent } = signal;
    await this.#database.batch([
      this.#database.prepare(INSERT).bind(day, event, vendor, resolved ? 1 : 0, note, agent),
      this.#database.prepare(COUNT).bind(event, resolved ? vendor : NO_VENDOR),
      this.#database.prepare(FORGET).bind(this.#maxKept),
    ]);
  }

  /** Number of stored signals by event. */
  async totals(): Promise<Readonly<Record<SignalEvent, number>>> {
    const { results } = await this.#database.prepare(TOTALS).all();
    const rows = new Map(results.map((row) => [row['event'], row]));
    return tallied(SIGNAL_EVENTS, (event) => {
      const row = rows.get(event);
      return row ? numberIn(row, 'signals') : 0;
    });
  }
}

// Longer than a page, so that the store has to find room for it, and gone again in the same transaction.
const PROBE = `INSERT OR REPLACE INTO signal_minutes (minute, client, requests) VALUES (0, hex(zeroblob(4096)), 0)`;
const FORGET_PROBE = `DELETE FROM signal_minutes WHERE minute = 0`;

/** Tests by a write whether a store takes writes. What keeps it from that, in a sentence; null where nothing does. */
export async function storeFault(database: Database): Promise<string | null> {
  try {
    await database.batch([database.prepare(PROBE), database.prepare(FORGET_PROBE)]);
    return null;
  } catch (fault) {
    const code = fault instanceof Error && 'code' in fault ? ` (${String(fault.code)})` : '';
    return `The store takes no writes${code}.`;
  }
}

/** One batch of writes. */
export interface RequestBatch {
  readonly sums: readonly RequestSum[];
  readonly views: readonly (PageViews & { readonly day: IsoDate })[];
  readonly requests: readonly LoggedRequest[];
}

/** Retention in days, and bounds that hold for any traffic. */
export const RETENTION = { detailDays: 7, detailRows: 10_000, sumDays: 400, viewRowsPerDay: 250 } as const;
/** Name of the shared count for the pages and referrers beyond the bound of a day. */
export const OTHERS = '(other)';

// One statement for any number of rows: they come as one JSON text. `true` keeps the grammar from taking ON for a join.
const ADD_SUMS = `INSERT INTO request_sums (day, client_class, family, mcp, requests)
  SELECT value->>'day', value->>'class', value->>'family', value->>'mcp', value->>'requests' FROM json_each(?1) WHERE true
  ON CONFLICT (day, client_class, family, mcp) DO UPDATE SET requests = requests + excluded.requests`;
const ADD_TOTAL = `UPDATE request_total SET requests = requests + ?1`;
const ADD_VIEWS = `WITH given AS (
    SELECT value->>'day' AS day, value->>'path' AS path, value->>'referrer' AS referrer, value->>'views' AS views
    FROM json_each(?1)
  ), placed AS (
    SELECT *, (SELECT count(*) FROM page_views AS kept WHERE kept.day = given.day) < ${RETENTION.viewRowsPerDay} OR EXISTS (
      SELECT 1 FROM page_views AS kept WHERE kept.day = given.day AND kept.path = given.path AND kept.referrer = given.referrer
    ) AS has_room FROM given
  )
  INSERT INTO page_views (day, path, referrer, views)
  SELECT day, iif(has_room, path, '${OTHERS}'), iif(has_room, referrer, '${OTHERS}'), views FROM placed WHERE true
  ON CONFLICT (day, path, referrer) DO UPDATE SET views = views + excluded.views`;
const ADD_REQUESTS = `INSERT INTO logged_requests (ts, endpoint, status, param_lengths, client_class, result_count)
  SELECT value->>'ts', value->>'endpoint', value->>'status', value->>'param_lengths', value->>'client_class',
    value->>'result_count' FROM json_each(?1)`;
// Only the oldest rows are deleted, so the first and last id give the number: a count would read every row.
const HELD = `SELECT coalesce((SELECT max(id) FROM logged_requests) - (SELECT min(id) FROM logged_requests) + 1, 0) AS held`;
const KEEP_NEWEST = `DELETE FROM logged_requests
  WHERE id <= (SELECT max(id) FROM logged_requests) - ${RETENTION.detailRows}`;

const TOP_VIEWED = (where: string, by: 'path' | 'referrer'): string =>
  `sum(views) AS views FROM page_views WHERE ${where} GROUP BY ${by} ORDER BY views DESC LIMIT 100`;

/** Filter of views by page and first day; null for all. */
export interface ViewsQuestion {
  readonly from: IsoDate | null;
  readonly path: string | null;
}

/** The stored request log: daily sums and the newest single requests. */
export class RequestStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Adds counts in one transaction. */
  async add({ sums, views, requests }: RequestBatch): Promise<void> {
    const total = sums.reduce((all, sum) => all + sum.requests, 0);
    const rows = sums.map(({ day, client, requests: counted }) => {
      return { day, class: client.class, family: client.family ?? '', mcp: client.mcp ? 1 : 0, requests: counted };
    });
    await this.#database.batch([
      this.#bound(ADD_TOTAL, total),
      this.#bound(ADD_SUMS, JSON.stringify(rows)),
      this.#bound(ADD_VIEWS, JSON.stringify(views.map((view) => ({ ...view, referrer: view.referrer ?? '' })))),
      this.#bound(ADD_REQUESTS, JSON.stringify(requests)),
      this.#database.prepare(KEEP_NEWEST),
    ]);
  }

  /** Deletes rows past their retention. */
  async forget(today: IsoDate): Promise<void> {
    const lastOfSums = addDays(today, -RETENTION.sumDays);
    await this.#database.batch([
      this.#bound('DELETE FROM logged_requests WHERE ts < ?1', addDays(today, -RETENTION.detailDays)),
      this.#bound('DELETE FROM request_sums WHERE day < ?1', lastOfSums),
      this.#bound('DELETE FROM page_views WHERE day < ?1', lastOfSums),
    ]);
  }

  async total(): Promise<number> {
    return numberIn(await this.#database.prepare('SELECT requests FROM request_total').first(), 'requests');
  }

  /** The sums of a day and all later ones. */
  async sums(from: IsoDate): Promise<readonly RequestSum[]> {
    const { results } = await this.#bound('SELECT * FROM request_sums WHERE day >= ?1', from).all();
    return results.map(requestSum);
  }

  /** The first day there is a sum of. */
  async firstDay(): Promise<IsoDate | null> {
    const row = await this.#database.prepare('SELECT min(day) AS day FROM request_sums').first();
    return row && row['day'] !== null ? parseIsoDate(textIn(row, 'day')) : null;
  }

  /** The newest requests, newest first, and how many are held. */
  async newest(limit: number): Promise<{ readonly entries: readonly LoggedRequest[]; readonly held: number }> {
    const { results } = await this.#bound('SELECT * FROM logged_requests ORDER BY id DESC LIMIT ?1', limit).all();
    const counted = await this.#database.prepare(HELD).first();
    return { entries: results.map(loggedRequest), held: numberIn(counted, 'held') };
  }

  /** Views since a day, of one page or of all: by page and by referring host, most first. */
  async views({ from, path }: ViewsQuestion): Promise<PageviewsFacts> {
    const where = path === null ? 'day >= ?1' : 'path = ?2 AND day >= ?1';
    const values = path === null ? [from ?? ''] : [from ?? '', path];
    const total = await this.#bound(
      `SELECT coalesce(sum(views), 0) AS views FROM page_views WHERE ${where}`,
      ...values,
    ).first();
    const pages = await this.#bound(`SELECT path, ${TOP_VIEWED(where, 'path')}`, ...values).all();
    const referrers = await this.#bound(
      `SELECT referrer, ${TOP_VIEWED(`${where} AND referrer <> ''`, 'referrer')}`,
      ...values,
    ).all();
    return {
      total: numberIn(total, 'views'),
      pages: pages.results.map((row) => ({ path: textIn(row, 'path'), views: numberIn(row, 'views') })),
      referrers: referrers.results.map((row) => ({ referrer: textIn(row, 'referrer'), views: numberIn(row, 'views') })),
    };
  }

  #bound(sql: string, ...values: (string | number)[]): Statement {
    return this.#database.prepare(sql).bind(...values);
  }
}

function requestSum(row: Row): RequestSum {
  const day = parseIsoDate(textIn(row, 'day'));
  if (day === null) throw new Error('the store holds no day in day');
  const family = textIn(row, 'family');
  const client = { class: classIn(row), family: family === '' ? null : family, mcp: numberIn(row, 'mcp') === 1 };
  return { day, client, requests: numberIn(row, 'requests') };
}

function loggedRequest(row: Row): LoggedRequest {
  return {
    ts: textIn(row, 'ts'),
    endpoint: textIn(row, 'endpoint'),
    status: numberIn(row, 'status'),
    param_lengths: lengthsIn(row),
    client_class: classIn(row),
    result_count: row['result_count'] === null ? null : numberIn(row, 'result_count'),
  };
}

function classIn(row: Row): ClientClass {
  const found = CLIENT_CLASSES.find((known) => known === row['client_class']);
  if (!found) throw new Error('the store holds no client class in client_class');
  return found;
}

function lengthsIn(row: Row): Readonly<Record<string, number>> {
  const held: unknown = JSON.parse(textIn(row, 'param_lengths'));
  if (typeof held !== 'object' || held === null) throw new Error('the store holds no lengths in param_lengths');
  return Object.fromEntries(Object.entries(held).map(([name, length]) => [name, Number(length)]));
}
