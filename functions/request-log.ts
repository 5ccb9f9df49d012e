import type { IsoDate } from '../src/model/iso-date.ts';
import type { Client, LoggedRequest, PageViews, RequestSum } from '../src/model/request-figures.ts';
import type { Asked } from './asked.ts';
import { OTHERS, type RequestBatch } from './request-store.ts';

/** One answered request, as the host tells it to the log. */
export interface Answered {
  readonly asked: Asked;
  readonly client: Client;
  readonly status: number;
  /** The UTC day, and the time in milliseconds. */
  readonly day: IsoDate;
  readonly at: number;
  /** Null where the answer is no list. Asked only when the request is looked at again. */
  readonly results: () => number | null;
  /** It was a page that somebody read; by whose link, null where the caller named none. */
  readonly view: { readonly referrer: string | null } | null;
}

/** Single requests kept between two writes: the newest, as many as the query log shows, where a host says nothing else. */
const MAX_REQUESTS = 200;
/** Pages and referrers told apart between two writes. */
const MAX_VIEWS = 100;

type DayViews = PageViews & { readonly day: IsoDate };

/**
 * Counts requests in memory until somebody writes them down. Telling it costs a request a few hundred nanoseconds: two
 * counters and a place in a ring. Its memory does not grow with the traffic.
 */
export class RequestLog {
  /** By day, by client: the same client is the same object. */
  #sums = new Map<IsoDate, Map<Client, { requests: number }>>();
  #views = new Map<string, DayViews>();
  readonly #maxRequests: number;
  #ring: Answered[] = [];
  #next = 0;

  constructor(maxRequests = MAX_REQUESTS) {
    this.#maxRequests = maxRequests;
  }

  note(answered: Answered): void {
    const { day, client, view } = answered;
    this.#count({ day, client, requests: 1 });
    this.#ring[this.#next] = answered;
    this.#next = (this.#next + 1) % this.#maxRequests;
    if (view) this.#see({ day, path: answered.asked.path, referrer: view.referrer, views: 1 });
  }

  /** What was counted since it was last taken, without taking it. */
  get batch(): RequestBatch {
    const sums = [...this.#sums].flatMap(([day, counts]) =>
      [...counts].map(([client, { requests }]) => ({ day, client, requests })),
    );
    const requests = [...this.#ring.slice(this.#next), ...this.#ring.slice(0, this.#next)].map(loggedRequest);
    return { sums, views: [...this.#views.values()], requests };
  }

  /** Takes what was counted, to be written. */
  take(): RequestBatch {
    const { batch } = this;
    this.#sums = new Map();
    this.#views = new Map();
    this.#ring = [];
    this.#next = 0;
    return batch;
  }

  /** Counts again what could not be written. Single requests are let go: newer ones have come. */
  restore({ sums, views }: RequestBatch): void {
    sums.forEach((sum) => this.#count(sum));
    views.forEach((view) => this.#see(view));
  }

  #count({ day, client, requests }: RequestSum): void {
    let counts = this.#sums.get(day);
    if (!counts) this.#sums.set(day, (counts = new Map<Client, { requests: number }>()));
    const counted = counts.get(client);
    if (counted) counted.requests += requests;
    else counts.set(client, { requests });
  }

  #see(view: DayViews): void {
    const key = `${view.day} ${view.path} ${view.referrer ?? ''}`;
    const seen = this.#views.get(key);
    if (seen) this.#views.set(key, { ...seen, views: seen.views + view.views });
    else if (this.#views.size < MAX_VIEWS || view.path === OTHERS) this.#views.set(key, view);
    else this.#see({ ...view, path: OTHERS, referrer: OTHERS });
  }
}

function loggedRequest({ asked, client, status, at, results }: Answered): LoggedRequest {
  return {
    ts: new Date(at).toISOString(),
    endpoint: asked.endpoint ?? (status === 200 || status === 304 ? 'page' : 'unknown'),
    status,
    param_lengths: asked.paramLengths,
    client_class: client.class,
    result_count: results(),
  };
}
