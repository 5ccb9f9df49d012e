import type { IncomingMessage } from 'node:http';
import type { IsoDate } from '../../src/model/iso-date.ts';
import { asked, referringHost, resultCount, type Asked } from '../asked.ts';
import { locate } from '../locate.ts';
import type { Build } from './build.ts';
import type { Ledger } from './ledger.ts';

/** What the log needs of a target that is answered from memory; made once per spelling. */
interface KnownTarget {
  readonly asked: Asked;
  readonly results: () => number | null;
  readonly isPage: boolean;
}

/** How a request was answered. */
export interface Outcome {
  readonly status: number;
  readonly day: IsoDate;
}

const MAX_TARGETS = 10_000;
/** A longer answer is not parsed again only to count its results. */
const LONGEST_COUNTED = 256_000;

/** Tells the ledger of each answered request. One per build, since results are counted in its files. */
export class Observer {
  readonly #ledger: Ledger;
  readonly #build: Build;
  readonly #targets = new Map<string, KnownTarget>();

  constructor(ledger: Ledger, build: Build) {
    this.#ledger = ledger;
    this.#build = build;
  }

  /** A request that was answered from memory: the path that has to be quick. */
  prepared(request: IncomingMessage, { status, day }: Outcome): void {
    const target = this.#target(request.url ?? '/');
    const client = this.#ledger.client(request.headers['user-agent']);
    const { asked, results, isPage } = target;
    const view = isPage && request.method === 'GET' ? viewOf(request) : null;
    this.#ledger.requests.log.note({ asked, client, status, day, at: Date.now(), results, view });
  }

  /** A request that the function answered; `results` is what its answer counts. */
  computed(incoming: IncomingMessage, url: URL, outcome: Outcome & { readonly results: number | null }): void {
    const { status, day, results } = outcome;
    const about = asked(url);
    const isRead = incoming.method === 'GET' && (status === 200 || status === 304);
    const view = isRead && about.endpoint === null && this.#isPage(about.path);
    this.#ledger.requests.log.note({
      asked: about,
      client: this.#ledger.client(incoming.headers['user-agent']),
      status,
      day,
      at: Date.now(),
      results: () => results,
      view: view ? viewOf(incoming) : null,
    });
  }

  #target(spelling: string): KnownTarget {
    const known = this.#targets.get(spelling);
    if (known) return known;
    const url = new URL(spelling, 'http://localhost');
    const about = asked(url);
    const isPage = about.endpoint === null && this.#isPage(about.path);
    const target = { asked: about, results: once(() => this.#resultsOf(url)), isPage };
    if (this.#targets.size >= MAX_TARGETS) this.#targets.clear();
    if (spelling.length <= 200) this.#targets.set(spelling, target);
    return target;
  }

  #resultsOf(url: URL): number | null {
    const located = locate(url);
    if (located === null || 'refused' in located || located.name === null) return null;
    const file = this.#build.file(located.name);
    if (!file?.contentType.startsWith('application/json') || file.bytes > LONGEST_COUNTED) return null;
    const body: unknown = JSON.parse(file.body.toString());
    return typeof body === 'object' && body !== null ? resultCount(body) : null;
  }

  #isPage(path: string): boolean {
    const file = this.#build.file(path === '/' ? 'index.html' : path.slice(1));
    return file?.contentType.startsWith('text/html') ?? false;
  }
}

/** What is kept of a page view beside its path. */
function viewOf({ headers }: IncomingMessage) {
  return { referrer: referringHost(headers.referer, headers.host) };
}

/** Asks at most once. */
function once<Value>(ask: () => Value): () => Value {
  let kept: { readonly value: Value } | null = null;
  return () => (kept ??= { value: ask() }).value;
}
