import { MCP_PATH } from '../src/mcp/server.ts';
import type { IsoDate } from '../src/model/iso-date.ts';
import type { Client, LoggedRequest, PageViews, RequestSum } from '../src/model/request-figures.ts';
import type { Parameters } from '../src/routes/parameter.ts';
import { clientClass } from '../src/rules/clients/client-class.ts';
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
  readonly context: LoggableRequest;
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
  #sums = new Map<string, RequestSum>();
  #views = new Map<string, DayViews>();
  readonly #maxRequests: number;
  #newest: LoggedRequest[] = [];
  /** The last day on which rows past their retention were deleted. */
  #forgotten: IsoDate | null = null;

  constructor(maxRequests = MAX_REQUESTS) {
    this.#maxRequests = maxRequests;
  }

  note(answer: LoggableAnswer): void {
    const { context, row, isPage = false } = answer;
    const { request, path, today } = context;
    const agent = clientClass(request.headers.get('user-agent') ?? '');
    // What calls `/mcp` speaks the protocol, whatever its user agent names.
    const client = row?.path === MCP_PATH ? { ...agent, mcp: true } : agent;
    this.#count({ day: today, client, requests: 1 });
    this.#newest.push(loggedRequest(answer, agent));
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
      batch.sums.forEach((sum) => this.#count(sum));
      batch.views.forEach((view) => this.#see(view));
      throw fault;
    }
    if (this.#forgotten !== today) await store.forget(today);
    this.#forgotten = today;
  }

  /** Returns the counts and resets them to zero. */
  take(): RequestBatch {
    const batch = { sums: [...this.#sums.values()], views: [...this.#views.values()], requests: this.#newest };
    this.#sums = new Map();
    this.#views = new Map();
    this.#newest = [];
    return batch;
  }

  #count(sum: RequestSum): void {
    const { class: kind, family, mcp } = sum.client;
    const key = `${sum.day} ${kind} ${family ?? ''} ${mcp}`;
    this.#sums.set(key, { ...sum, requests: sum.requests + (this.#sums.get(key)?.requests ?? 0) });
  }

  #see(view: DayViews): void {
    const key = `${view.day} ${view.path} ${view.referrer ?? ''}`;
    const seen = this.#views.get(key);
    if (seen) this.#views.set(key, { ...seen, views: seen.views + view.views });
    else if (this.#views.size < MAX_VIEWS || view.path === OTHERS) this.#views.set(key, view);
    else this.#see({ ...view, path: OTHERS, referrer: OTHERS });
  }
}

/** A request without its values, of which only the lengths are kept. */
function loggedRequest({ context, row, response, results }: LoggableAnswer, client: Client): LoggedRequest {
  const { status } = response;
  const endpoint = row === null || row.isPage ? null : row.path;
  return {
    ts: new Date().toISOString(),
    endpoint: endpoint ?? (status === 200 || status === 304 ? 'page' : 'unknown'),
    status,
    param_lengths: row ? valueLengths(row.parameters, context) : {},
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
