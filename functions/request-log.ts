import { MCP_PATH } from '../src/mcp/server.ts';
import type { IsoDate } from '../src/model/iso-date.ts';
import type { Client, LoggedRequest, PageViews } from '../src/model/request-figures.ts';
import type { Parameters } from '../src/routes/parameter.ts';
import { clientClass, mcpClient } from '../src/rules/clients/client-class.ts';
import { parsedUrl } from '../src/rules/text/parsed-url.ts';
import type { Answer } from './representation.ts';
import { OTHERS, type RequestBatch, type RequestStore } from './stores.ts';

/** What the log reads of a request. */
export interface LoggableRequest {
  readonly request: Request;
  readonly today: IsoDate;
  /** Percent-encoded, but for characters that mean the same as they are. */
  readonly path: string;
  /** The query with its question mark; empty without a query. */
  readonly search: string;
  /** The open segment of the path, decoded, by the name of its parameter. */
  readonly open: Readonly<Record<string, string>>;
}

/** What the log reads of a row of the routing table. */
export interface LoggableRow {
  /** A template, such as `/api/details/{vendor}`. */
  readonly path: string;
  readonly parameters: Parameters;
  /** Its answers are pages for people, not part of the interface. */
  readonly isPage?: true;
}

/** One answered request. `row` is null where the path is not part of the interface. */
export interface LoggableAnswer extends Omit<Answer, 'response'> {
  readonly asked: LoggableRequest;
  readonly row: LoggableRow | null;
  readonly response: Pick<Response, 'status'>;
}

/** Default number of newest single requests kept between two writes: as many as the query log shows. */
export const MAX_REQUESTS = 200;
/** Pages and referrers counted separately between two writes. */
const MAX_VIEWS = 100;

type DayViews = PageViews & { readonly day: IsoDate };

/** Counts requests in memory until they are written. Its memory does not grow with the traffic. */
export class RequestLog {
  /** By day, then by client; equal clients are one object. */
  #sums = new Map<IsoDate, Map<Client, number>>();
  #views = new Map<string, DayViews>();
  readonly #maxRequests: number;
  /** Not yet in the form of the log: most are dropped before they are written. */
  #newest: NotedAnswer[] = [];
  /** The last day on which rows past their retention were deleted. */
  #forgotten: IsoDate | null = null;

  constructor(maxRequests = MAX_REQUESTS) {
    this.#maxRequests = maxRequests;
  }

  note({ asked, row, response, results, isPage = false }: LoggableAnswer): void {
    const { request, path, search, open, today } = asked;
    const agent = clientClass(request.headers.get('user-agent') ?? '');
    this.#count(today, row?.path === MCP_PATH ? mcpClient(agent) : agent, 1);
    this.#newest.push({ at: Date.now(), client: agent, row, status: response.status, results, search, open });
    if (this.#newest.length > this.#maxRequests) this.#newest.shift();
    if (!isPage || request.method !== 'GET' || (row !== null && !row.isPage)) return;
    const referrer = referringHost(request.headers.get('referer'), request.headers.get('host'));
    this.#see({ day: today, path, referrer, views: 1 });
  }

  /** Moves what was counted into a store. What cannot be written is counted again, but for the single requests. */
  async writeTo(store: Pick<RequestStore, 'add' | 'forget'>, today: IsoDate): Promise<void> {
    const batch = this.take();
    try {
      if (batch.sums.length > 0) await store.add(batch);
    } catch (fault) {
      batch.sums.forEach(({ day, client, requests }) => this.#count(day, client, requests));
      batch.views.forEach((view) => this.#see(view));
      throw fault;
    }
    if (this.#forgotten !== today) await store.forget(today);
    this.#forgotten = today;
  }

  /** Returns the counts and resets them to zero. */
  take(): RequestBatch {
    const sums = [...this.#sums].flatMap(([day, counts]) =>
      [...counts].map(([client, requests]) => ({ day, client, requests })),
    );
    const batch = { sums, views: [...this.#views.values()], requests: this.#newest.map(loggedRequest) };
    this.#sums = new Map();
    this.#views = new Map();
    this.#newest = [];
    return batch;
  }

  #count(day: IsoDate, client: Client, requests: number): void {
    const counts = this.#sums.get(day) ?? new Map<Client, number>();
    this.#sums.set(day, counts.set(client, (counts.get(client) ?? 0) + requests));
  }

  #see(view: DayViews): void {
    const key = `${view.day} ${view.path} ${view.referrer ?? ''}`;
    const seen = this.#views.get(key);
    if (seen) this.#views.set(key, { ...seen, views: seen.views + view.views });
    else if (this.#views.size < MAX_VIEWS || view.path === OTHERS) this.#views.set(key, view);
    else this.#see({ ...view, path: OTHERS, referrer: OTHERS });
  }
}

/** What is kept of an answer until it is written. */
interface NotedAnswer extends Pick<LoggableAnswer, 'row' | 'results'>, Pick<LoggableRequest, 'search' | 'open'> {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly client: Client;
  readonly status: number;
}

/** A request without its values, of which only the lengths are kept. */
function loggedRequest({ at, client, row, status, results, search, open }: NotedAnswer): LoggedRequest {
  const endpoint = row === null || row.isPage ? null : row.path;
  return {
    ts: new Date(at).toISOString(),
    endpoint: endpoint ?? (status === 200 || status === 304 ? 'page' : 'unknown'),
    status,
    param_lengths: row ? valueLengths(row.parameters, { search, open }) : {},
    client_class: client.class,
    result_count: results,
  };
}

/** Lengths of the values of declared parameters. Undeclared names are left out, because they are free text of the client. */
function valueLengths(parameters: Parameters, { search, open }: Pick<LoggableRequest, 'search' | 'open'>) {
  const query = new URLSearchParams(search);
  const given = Object.keys(parameters).flatMap((name) => {
    const value = open[name] ?? query.get(name);
    return value === null ? [] : [[name, value.length] as const];
  });
  return Object.fromEntries(given);
}

/** The host of a Referer; null when it is missing, malformed, an IP address, or this host. */
export function referringHost(referer: string | null, ownHost: string | null): string | null {
  const url = referer === null || referer.length > 2000 ? null : parsedUrl(referer);
  if (!url) return null;
  const { protocol, host, hostname } = url;
  const isAddress = /^[\d.]+$|^\[/.test(hostname);
  if (!/^https?:$/.test(protocol) || isAddress || host === ownHost || hostname.length > 100) return null;
  return hostname;
}
