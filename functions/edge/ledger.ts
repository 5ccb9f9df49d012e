import { clientClass } from '../../src/rules/client-class.ts';
import type { IsoDate } from '../../src/model/iso-date.ts';
import { asked } from '../asked.ts';
import { SqlLimiter, type Limiter } from '../limiter.ts';
import type { Live } from '../environment.ts';
import { RequestFigures } from '../request-figures.ts';
import { RequestLog } from '../request-log.ts';
import { RequestStore, RETENTION } from '../request-store.ts';
import { SignalStore } from '../signal-store.ts';
import type { Bindings } from './bindings.ts';
import { GatedLimiter } from './gated-limiter.ts';
import { INDEX } from './index.ts';

/** How a request was answered. */
export interface Outcome {
  readonly status: number;
  readonly day: IsoDate;
  readonly results: number | null;
}

/** How often an instance writes what it counted, in milliseconds, and how many single requests it then writes. */
const WRITE_EVERY = 60_000;
const SINGLE_REQUESTS = 10;

const STORAGE =
  `The SQL database of the platform. Each instance of the function writes once a minute, the newest ${SINGLE_REQUESTS} ` +
  `requests it answered; ${RETENTION.detailRows} of the last ${RETENTION.detailDays} days are kept.`;

/**
 * What the function keeps on the edge: signals and counts in the platform's SQL database. There is no time of its own, so
 * counts are written along with a request. A promise of one request is never awaited in another: the platform may have
 * dropped it with the request it belonged to.
 */
export class EdgeLedger {
  readonly #bindings: Bindings;
  readonly #store: RequestStore;
  readonly #log = new RequestLog(SINGLE_REQUESTS);
  readonly #startedAt: number;
  #written = 0;

  constructor(bindings: Bindings, now: number) {
    this.#bindings = bindings;
    this.#store = new RequestStore(bindings.DATABASE);
    this.#startedAt = now;
  }

  /** What the function needs of it for one request. */
  live(address: string, today: IsoDate): Live {
    const requests = this.#figures();
    return {
      signals: new SignalStore(this.#bindings.DATABASE),
      limiter: this.#limiter(),
      requests,
      address,
      now: Date.now,
      startedAt: new Date(this.#startedAt).toISOString(),
      build: () => ({ commit: this.#bindings.BUILD_COMMIT ?? null, date: INDEX.date, ...INDEX.build }),
      coverage: async () => coverage((await requests.firstDay()) ?? today),
      storage: STORAGE,
    };
  }

  /** Counts an answered request; resolves when that is written, if it is time to. */
  async note(request: Request, { status, day, results }: Outcome): Promise<void> {
    const now = Date.now();
    const client = clientClass(request.headers.get('user-agent') ?? '');
    // Pages are files, and those are not seen here.
    const about = asked(new URL(request.url));
    this.#log.note({ asked: about, client, status, day, at: now, results: () => results, view: null });
    if (now - this.#written < WRITE_EVERY) return;
    this.#written = now;
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
    `Requests that the function answered since ${since}: those with parameters, and signals. Files served at their own ` +
    'path and answers kept by a cache are not seen. Each instance of the function counts in memory and writes once a ' +
    'minute; what it had not written when the platform stopped it is lost.'
  );
}
