import type { IsoDate } from '../src/model/iso-date.ts';
import type { LoggedRequest, RequestSum } from '../src/model/request-figures.ts';
import type { PageviewsFacts } from '../src/routes/pageviews.ts';
import { RequestLog } from './request-log.ts';
import { RETENTION, type RequestStore, type ViewsQuestion } from './request-store.ts';

/** Maximum number of cached query results between two writes; further queries read the store again. */
const MAX_CACHED_QUESTIONS = 100;

/**
 * The request log of a host: the sum of the counts in memory and in the store. A request changes memory only; the host
 * decides when to write. The store alone cannot count: a write for each request would cost more than the answer, and what is
 * pending is in memory only.
 */
export class RequestFigures {
  readonly log: RequestLog;
  readonly #store: RequestStore;
  /** Cached results of the store, so that a request for the counts reads it at most once between two writes. */
  readonly #kept = new Map<string, Promise<unknown>>();
  #forgotten: IsoDate | null = null;
  #writing: Promise<void> = Promise.resolve();
  /** How many times counts were taken out of memory to be written. */
  #taken = 0;

  constructor(store: RequestStore, log = new RequestLog()) {
    this.#store = store;
    this.log = log;
  }

  /** Writes the pending counts. On failure they stay in memory for the next write. */
  write(today: IsoDate): Promise<void> {
    this.#writing = this.#writing.catch(() => undefined).then(() => this.#write(today));
    return this.#writing;
  }

  async #write(today: IsoDate): Promise<void> {
    const batch = this.log.take();
    this.#taken++;
    try {
      if (batch.sums.length > 0) await this.#store.add(batch);
    } catch (fault) {
      this.log.restore(batch);
      throw fault;
    } finally {
      this.#kept.clear();
    }
    if (this.#forgotten !== today) await this.#store.forget(today);
    this.#forgotten = today;
  }

  total(): Promise<number> {
    return this.#withPending(
      'total',
      () => this.#store.total(),
      (stored) => this.log.sums.reduce((all, { requests }) => all + requests, stored),
    );
  }

  /** The sums of a day and all later ones. */
  sums(from: IsoDate): Promise<readonly RequestSum[]> {
    return this.#withPending(
      `sums ${from}`,
      () => this.#store.sums(from),
      (stored) => [...stored, ...this.log.sums.filter(({ day }) => day >= from)],
    );
  }

  /** Requests of one day. */
  async ofDay(day: IsoDate): Promise<number> {
    const sums = await this.sums(day);
    return sums.reduce((all, sum) => (sum.day === day ? all + sum.requests : all), 0);
  }

  /** The first day that was counted. */
  firstDay(): Promise<IsoDate | null> {
    return this.#cached('firstDay', () => this.#store.firstDay());
  }

  /** The newest requests, newest first, and how many are held. */
  newest(limit: number): Promise<{ readonly entries: readonly LoggedRequest[]; readonly held: number }> {
    return this.#withPending(
      `newest ${limit}`,
      () => this.#store.newest(limit),
      (stored) => {
        const counted = this.log.batch.requests.toReversed();
        const held = Math.min(stored.held + counted.length, RETENTION.detailRows);
        return { entries: [...counted, ...stored.entries].slice(0, limit), held };
      },
    );
  }

  /** Views since a day, of one page or of all. */
  views(question: ViewsQuestion): Promise<PageviewsFacts> {
    return this.#withPending(
      `views ${JSON.stringify(question)}`,
      () => this.#store.views(question),
      (stored) => {
        const counted = this.log.batch.views.filter(
          ({ day, path }) => day >= (question.from ?? '') && path === (question.path ?? path),
        );
        return {
          total: counted.reduce((total, { views }) => total + views, stored.total),
          pages: [...stored.pages, ...counted],
          referrers: [...stored.referrers, ...counted],
        };
      },
    );
  }

  /**
   * Adds the pending counts to the stored ones. Counts that are being written are neither in memory nor certainly in the
   * store, so a write under way is awaited, and the store is read again when a write began during the read.
   */
  async #withPending<Stored, Answer>(
    question: string,
    read: () => Promise<Stored>,
    addPending: (stored: Stored) => Answer,
  ): Promise<Answer> {
    for (;;) {
      await this.#writing.catch(() => undefined);
      const taken = this.#taken;
      const stored = await this.#cached(question, read);
      if (taken === this.#taken) return addPending(stored);
    }
  }

  #cached<Answer>(question: string, read: () => Promise<Answer>): Promise<Answer> {
    // The key contains the name of the method, so the cached result has its type.
    const known = this.#kept.get(question) as Promise<Answer> | undefined;
    if (known) return known;
    if (this.#kept.size >= MAX_CACHED_QUESTIONS) this.#kept.clear();
    const answer = read();
    this.#kept.set(question, answer);
    answer.catch(() => this.#kept.delete(question));
    return answer;
  }
}
