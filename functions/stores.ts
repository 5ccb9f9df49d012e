import type { IsoDate } from '../src/model/iso-date.ts';
import type { LoggedRequest, PageViews, RequestSum } from '../src/model/request-figures.ts';
import { SIGNAL_EVENTS, type Signal, type SignalEvent } from '../src/model/signal.ts';
import type { PageviewsFacts } from '../src/routes/pageviews.ts';
import { countEach } from '../src/rules/catalogue/group-by.ts';
import { addDays } from '../src/rules/dates/days.ts';

export type SqlValue = string | number | null;
export type SqlRow = Readonly<Record<string, unknown>>;
/** A statement and its values, numbered from ?1. */
export type Statement = readonly [sql: string, ...values: SqlValue[]];

/** The SQL database of a platform. */
export interface Database {
  rows(...statement: Statement): Promise<readonly SqlRow[]>;
  /** The rows of each statement of one transaction: all of it is durable when the promise resolves, or none of it is. */
  batch(statements: readonly Statement[]): Promise<readonly (readonly SqlRow[])[]>;
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
      [INSERT, day, event, vendor, resolved ? 1 : 0, note, agent],
      [COUNT, event, resolved ? vendor : NO_VENDOR],
      [FORGET, this.#maxKept],
    ]);
  }

  async totals(): Promise<Readonly<Record<SignalEvent, number>>> {
    const rows = (await this.#database.rows(TOTALS)) as readonly { event: SignalEvent; signals: number }[];
    return countEach(SIGNAL_EVENTS, (event) => rows.find((row) => row.event === event)?.signals ?? 0);
  }
}

// Longer than a page, so that the store has to find room for it, and gone again in the same transaction.
const PROBE = `INSERT OR REPLACE INTO signal_minutes (minute, client, requests) VALUES (0, hex(zeroblob(4096)), 0)`;
const FORGET_PROBE = `DELETE FROM signal_minutes WHERE minute = 0`;

/** Tests by a write whether a store takes writes. What keeps it from that, in a sentence; empty where nothing does. */
export async function storeFaults(database: Database): Promise<readonly string[]> {
  try {
    await database.batch([[PROBE], [FORGET_PROBE]]);
    return [];
  } catch (fault) {
    const code = fault instanceof Error && 'code' in fault ? ` (${String(fault.code)})` : '';
    return [`The store takes no writes${code}.`];
  }
}

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
const HELD =
  'SELECT coalesce((SELECT max(id) FROM logged_requests) - (SELECT min(id) FROM logged_requests) + 1, 0) AS number';
const NEWEST = `SELECT ts, endpoint, status, param_lengths, client_class, result_count
  FROM logged_requests ORDER BY id DESC LIMIT ?1`;
const KEEP_NEWEST = `DELETE FROM logged_requests
  WHERE id <= (SELECT max(id) FROM logged_requests) - ${RETENTION.detailRows}`;

const TOP_VIEWED = (where: string, by: 'path' | 'referrer'): string =>
  `sum(views) AS views FROM page_views WHERE ${where} GROUP BY ${by} ORDER BY views DESC LIMIT 100`;

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
      [ADD_TOTAL, total],
      [ADD_SUMS, JSON.stringify(rows)],
      [ADD_VIEWS, JSON.stringify(views.map((view) => ({ ...view, referrer: view.referrer ?? '' })))],
      [ADD_REQUESTS, JSON.stringify(requests)],
      [KEEP_NEWEST],
    ]);
  }

  /** Deletes rows past their retention. */
  async forget(today: IsoDate): Promise<void> {
    const lastOfSums = addDays(today, -RETENTION.sumDays);
    await this.#database.batch([
      ['DELETE FROM logged_requests WHERE ts < ?1', addDays(today, -RETENTION.detailDays)],
      ['DELETE FROM request_sums WHERE day < ?1', lastOfSums],
      ['DELETE FROM page_views WHERE day < ?1', lastOfSums],
    ]);
  }

  total(): Promise<number> {
    return this.#number('SELECT requests AS number FROM request_total');
  }

  ofDay(day: IsoDate): Promise<number> {
    return this.#number('SELECT coalesce(sum(requests), 0) AS number FROM request_sums WHERE day = ?1', day);
  }

  /** The sums of a day and all later ones. */
  async sums(from: IsoDate): Promise<readonly RequestSum[]> {
    const rows = await this.#database.rows('SELECT * FROM request_sums WHERE day >= ?1', from);
    return rows.map(({ day, client_class, family, mcp, requests }) => {
      const client = { class: client_class, family: family === '' ? null : family, mcp: mcp === 1 };
      return { day, client, requests } as RequestSum;
    });
  }

  /** The first day there is a sum of. */
  async firstDay(): Promise<IsoDate | null> {
    const [row] = await this.#database.rows('SELECT min(day) AS day FROM request_sums');
    return row?.['day'] as IsoDate | null;
  }

  /** The newest requests, newest first, and how many are held. */
  async newest(limit: number): Promise<{ readonly entries: readonly LoggedRequest[]; readonly available: number }> {
    const rows = await this.#database.rows(NEWEST, limit);
    const entries = rows.map((row) => {
      const lengths: unknown = JSON.parse(String(row['param_lengths']));
      return { ...row, param_lengths: lengths } as LoggedRequest;
    });
    return { entries, available: await this.#number(HELD) };
  }

  /** Views since a day, of one page or of all (null): by page and by referring host, most first. */
  async views({ from, path }: Readonly<Record<'from' | 'path', string | null>>): Promise<PageviewsFacts> {
    const where = path === null ? 'day >= ?1' : 'path = ?2 AND day >= ?1';
    const values = path === null ? [from ?? ''] : [from ?? '', path];
    const total = await this.#number(
      `SELECT coalesce(sum(views), 0) AS number FROM page_views WHERE ${where}`,
      ...values,
    );
    const pages = await this.#database.rows(`SELECT path, ${TOP_VIEWED(where, 'path')}`, ...values);
    const referrers = await this.#database.rows(
      `SELECT referrer, ${TOP_VIEWED(`${where} AND referrer <> ''`, 'referrer')}`,
      ...values,
    );
    return { total, pages, referrers } as PageviewsFacts;
  }

  async #number(...statement: Statement): Promise<number> {
    const [row] = await this.#database.rows(...statement);
    return row?.['number'] as number;
  }
}
