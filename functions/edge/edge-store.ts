import { clientClass } from '../../src/rules/clients/client-class.ts';
import type { IsoDate } from '../../src/model/iso-date.ts';
import { SqlLimiter, type Limiter } from '../limiter.ts';
import type { HostRecords } from '../environment.ts';
import type { PlainAnswer } from '../message.ts';
import { RequestFigures } from '../request-figures.ts';
import { RequestLog } from '../request-log.ts';
import { RequestStore, RETENTION } from '../request-store.ts';
import { SignalStore } from '../signal-store.ts';
import { StoreProbe } from '../store-probe.ts';
import type { Bindings } from './bindings.ts';
import { GatedLimiter } from './gated-limiter.ts';
import { BUILT } from './index.ts';

/** Minimum interval between two writes of counts by one instance. */
const WRITE_INTERVAL_MS = 60_000;
/** Newest single requests that an instance writes each time. */
const MAX_SINGLE_REQUESTS = 10;

const STORAGE =
  `The SQL database of the platform. Each instance of the function writes once a minute, the newest ${MAX_SINGLE_REQUESTS} ` +
  `requests it answered; ${RETENTION.detailRows} of the last ${RETENTION.detailDays} days are kept.`;

/**
 * The records of the function on the edge: signals and counts in the platform's SQL database. An instance runs only
 * while it answers, so counts are written along with a request. A promise of one request is never awaited in another:
 * the platform may have dropped it with the request it belonged to.
 */
export class EdgeStore {
  readonly #bindings: Bindings;
  readonly #store: RequestStore;
  readonly #log = new RequestLog(MAX_SINGLE_REQUESTS);
  readonly #startedAt: number;
  #writtenAt = 0;

  constructor(bindings: Bindings, now: number) {
    this.#bindings = bindings;
    this.#store = new RequestStore(bindings.DATABASE);
    this.#startedAt = now;
  }

  /** What the function reads and writes in one request. */
  records(today: IsoDate): HostRecords {
    const requests = this.#figures();
    return {
      signals: new SignalStore(this.#bindings.DATABASE),
      limiter: this.#limiter(),
      requests,
      now: Date.now,
      startedAt: new Date(this.#startedAt).toISOString(),
      build: () => ({ ...BUILT.build, commit: this.#bindings.BUILD_COMMIT ?? BUILT.build.commit, date: BUILT.date }),
      // Made anew each time: a promise of one request is never awaited in another.
      faults: async () => {
        const fault = await new StoreProbe(this.#bindings.DATABASE, 0).fault(Date.now());
        return fault === null ? [] : [fault];
      },
      coverage: async () => coverage((await requests.firstDay()) ?? today),
      storage: STORAGE,
    };
  }

  /** Counts an answered request; resolves when that is written, if it is time to. Views of pages are not counted here. */
  async note(userAgent: string, { status, summary }: PlainAnswer, day: IsoDate): Promise<void> {
    if (!summary) return;
    const now = Date.now();
    this.#log.note({ summary, client: clientClass(userAgent), status, day, at: now, view: null });
    if (now - this.#writtenAt < WRITE_INTERVAL_MS) return;
    this.#writtenAt = now;
    await this.#figures().write(day);
  }

  #figures(): RequestFigures {
    return new RequestFigures(this.#store, this.#log);
  }

  #limiter(): Limiter {
    const { DATABASE: database, SIGNAL_GATE: gate, SIGNAL_SALT: salt } = this.#bindings;
    if (salt === undefined) return { count: () => Promise.reject(new Error('the secret SIGNAL_SALT is not set')) };
    const exact = new SqlLimiter(database, salt);
    return gate ? new GatedLimiter(gate, exact, salt) : exact;
  }
}

function coverage(since: IsoDate): string {
  return (
    `Every request that the function answered since ${since}. Answers kept by a cache are not seen, and views of pages are ` +
    'not counted. Each instance of the function counts in memory and writes once a minute; what it had not written when ' +
    'the platform stopped it is lost.'
  );
}
