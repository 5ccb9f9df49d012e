import type { IsoDate } from '../src/model/iso-date.ts';
import type { Client, LoggedRequest, PageViews, RequestSum } from '../src/model/request-figures.ts';
import { MCP_PATH } from '../src/mcp/server.ts';
import { mcpClient } from '../src/rules/clients/client-class.ts';
import type { RequestSummary } from './request-summary.ts';
import { OTHERS, type RequestBatch } from './request-store.ts';

/** One answered request. */
export interface LoggableRequest {
  readonly summary: RequestSummary;
  readonly client: Client;
  readonly status: number;
  /** UTC day, and time in milliseconds. */
  readonly day: IsoDate;
  readonly at: number;
  /** Set for a page view: the referring host, null when unknown. */
  readonly view: { readonly referrer: string | null } | null;
}

/** Default number of newest single requests kept between two writes: as many as the query log shows. */
export const MAX_REQUESTS = 200;
/** Pages and referrers counted separately between two writes. */
const MAX_VIEWS = 100;

type DayViews = PageViews & { readonly day: IsoDate };

/** A slot of the ring. Each request overwrites an old one: a new object per request would outlive its first collection. */
type Slot = { -readonly [Field in 'summary' | 'client' | 'status' | 'at']: LoggableRequest[Field] };

/** The count of one client on one day. */
interface Count {
  requests: number;
}

/**
 * Counts requests in memory until they are written. Noting one costs a few hundred nanoseconds: two counters and a slot
 * in a ring. Its memory does not grow with the traffic.
 */
export class RequestLog {
  /** By day, then by client; equal clients are one object. */
  #sums = new Map<IsoDate, Map<Client, Count>>();
  /** The count of the newest request: most requests have the day and the client of the one before. */
  #newest: { readonly day: IsoDate; readonly client: Client; readonly count: Count } | null = null;
  #views = new Map<string, DayViews>();
  readonly #maxRequests: number;
  #ring: Slot[] = [];
  #next = 0;

  constructor(maxRequests = MAX_REQUESTS) {
    this.#maxRequests = maxRequests;
  }

  note({ summary, client, status, day, at, view }: LoggableRequest): void {
    const { target } = summary;
    this.#count(day, target.endpoint === MCP_PATH ? mcpClient(client) : client, 1);
    const slot = this.#ring[this.#next];
    if (slot) {
      slot.summary = summary;
      slot.client = client;
      slot.status = status;
      slot.at = at;
    } else {
      this.#ring[this.#next] = { summary, client, status, at };
    }
    this.#next = this.#next + 1 === this.#maxRequests ? 0 : this.#next + 1;
    if (view) this.#see({ day, path: target.path, referrer: view.referrer, views: 1 });
  }

  /** Requests counted since the last write, by day and client. */
  get sums(): readonly RequestSum[] {
    return [...this.#sums].flatMap(([day, counts]) =>
      [...counts].map(([client, { requests }]) => ({ day, client, requests })),
    );
  }

  /** Everything counted since the last write. */
  get batch(): RequestBatch {
    const requests = [...this.#ring.slice(this.#next), ...this.#ring.slice(0, this.#next)].map(loggedRequest);
    return { sums: this.sums, views: [...this.#views.values()], requests };
  }

  /** Returns the counts to be written and resets them to zero. */
  take(): RequestBatch {
    const { batch } = this;
    this.#sums = new Map();
    this.#newest = null;
    this.#views = new Map();
    this.#ring = [];
    this.#next = 0;
    return batch;
  }

  /** Adds back counts that could not be written. Single requests are dropped, because newer ones exist. */
  restore({ sums, views }: RequestBatch): void {
    sums.forEach(({ day, client, requests }) => this.#count(day, client, requests));
    views.forEach((view) => this.#see(view));
  }

  #count(day: IsoDate, client: Client, requests: number): void {
    if (this.#newest?.day !== day || this.#newest.client !== client) {
      this.#newest = { day, client, count: this.#countOf(day, client) };
    }
    this.#newest.count.requests += requests;
  }

  #countOf(day: IsoDate, client: Client): Count {
    let counts = this.#sums.get(day);
    if (!counts) this.#sums.set(day, (counts = new Map<Client, Count>()));
    let count = counts.get(client);
    if (!count) counts.set(client, (count = { requests: 0 }));
    return count;
  }

  #see(view: DayViews): void {
    const key = `${view.day} ${view.path} ${view.referrer ?? ''}`;
    const seen = this.#views.get(key);
    if (seen) this.#views.set(key, { ...seen, views: seen.views + view.views });
    else if (this.#views.size < MAX_VIEWS || view.path === OTHERS) this.#views.set(key, view);
    else this.#see({ ...view, path: OTHERS, referrer: OTHERS });
  }
}

function loggedRequest({ summary, client, status, at }: Slot): LoggedRequest {
  const { target } = summary;
  return {
    ts: new Date(at).toISOString(),
    endpoint: target.endpoint ?? (status === 200 || status === 304 ? 'page' : 'unknown'),
    status,
    param_lengths: target.paramLengths(),
    client_class: client.class,
    result_count: summary.results(),
  };
}
