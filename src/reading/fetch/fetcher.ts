import { setMaxListeners } from 'node:events';
import type { AttemptFailure } from '../../model/page-verdict.ts';
import { WebGuard, type Target } from '../web-guard.ts';
import { afterRedirect, statusFailure } from './failures.ts';
import {
  DEFAULT_HOST_DELAY_MS,
  FETCH_LIMITS,
  type FetchDeferred,
  type Fetcher,
  type FetchFailure,
  type FetchOptions,
  type FetchRequest,
  type FetchResult,
  type FetchSettings,
} from './fetch-types.ts';
import { RUN_ENDED } from './host-turns.ts';
import { robotsPolicies } from './robots.ts';
import { Visitor, type Visit } from './visitor.ts';

/** Host delays between a 404 and the request that confirms it. */
const CONFIRM_AFTER_DELAYS = 6;

/** A fetcher for one run. Throws a `UsageError` for a malformed allowed host. */
export function createFetcher(options: FetchOptions): Fetcher {
  const limits = { ...FETCH_LIMITS, ...options.limits };
  const hostDelayMs = options.hostDelayMs ?? DEFAULT_HOST_DELAY_MS;
  limits.maxHostWaitMs = Math.max(limits.maxHostWaitMs, hostDelayMs);
  // Every page that waits is a listener to the end of the run.
  if (options.signal) setMaxListeners(0, options.signal);
  const session = new FetchSession({ ...options, limits, hostDelayMs, guard: new WebGuard(options.allowHosts) });
  return (request) => session.fetch(request);
}

class FetchSession {
  readonly #settings: FetchSettings;
  readonly #visitor: Visitor;
  readonly #policyOf: ReturnType<typeof robotsPolicies>;
  /** Pages whose host gave no answer. */
  #unanswered = 0;

  constructor(settings: FetchSettings) {
    this.#settings = settings;
    this.#visitor = new Visitor(settings);
    this.#policyOf = robotsPolicies(settings, this.#visitor);
  }

  async fetch(request: FetchRequest): Promise<FetchResult> {
    if (this.#unanswered >= OFFLINE_PAGES && !(await this.#visitor.isOnline(0))) return OFFLINE;
    const result = await this.#fetchConfirmed(request);
    const { assumeOnline, limits, signal } = this.#settings;
    if (assumeOnline === true || result.kind !== 'failure' || !isUnanswered(result.failure)) return result;
    this.#unanswered++;
    if (await this.#visitor.isOnline(limits.totalMs)) return result;
    return signal?.aborted === true ? RUN_ENDED : OFFLINE;
  }

  /** A 404 is believed only when a second request, later in the run, meets it too. */
  async #fetchConfirmed(request: FetchRequest): Promise<FetchResult> {
    const first = await this.#follow(request);
    if (first.kind !== 'failure' || first.failure.link !== 'not_found') return first;
    const { clock, hostDelayMs, signal } = this.#settings;
    await clock.sleep(hostDelayMs * CONFIRM_AFTER_DELAYS, signal);
    return this.#follow(request);
  }

  async #follow(request: FetchRequest): Promise<FetchResult> {
    const { guard, limits } = this.#settings;
    const redirects = [...(request.redirects ?? [])];
    const budget = { leftMs: limits.totalMs };
    const failure = (cause: AttemptFailure): FetchFailure => {
      return { kind: 'failure', failure: redirects.length > 0 ? afterRedirect(cause) : cause, redirects };
    };
    let checked = guard.checkUrl(request.url);
    for (;;) {
      if (checked.refusal !== null) {
        const error = `address refused: ${checked.refusal}`;
        return failure({ category: 'source_unusable', error, isReachable: false });
      }
      const { url } = checked;
      const fault = redirectFailure(url, redirects, limits.maxRedirects);
      if (fault !== null) return failure(fault);
      const visit = await this.#visit(checked, budget);
      if (visit.kind === 'deferred') return visit;
      if (visit.kind === 'failure') return failure(visit.failure);
      const { status, headers, location, body, isTruncated } = visit;
      if (location === null) {
        if (status !== 200 && status !== 203) return failure(statusFailure(status));
        const contentType = headers['content-type'] ?? null;
        return { kind: 'page', finalUrl: url.href, redirects, contentType, body, isTruncated };
      }
      redirects.push(url.href);
      checked = guard.checkUrl(location, url);
    }
  }

  /** Visits an address that robots.txt allows, at the pace that it sets. */
  async #visit(target: Target, budget: { leftMs: number }): Promise<Visit> {
    const { limits, hostDelayMs } = this.#settings;
    const policy = await this.#policyOf(target);
    if (policy.kind === 'deferred') return policy;
    const refusal = policy.refusal(target.url.href);
    if (refusal !== null) return { kind: 'failure', failure: refusal };
    // A host with a longer delay than a run waits has one page of it read per run, redirects included.
    const isSlow = policy.crawlDelayMs > limits.maxHostWaitMs;
    const visit = await this.#visitor.visit(target, {
      gapMs: isSlow ? hostDelayMs : Math.max(hostDelayMs, policy.crawlDelayMs),
      isRobots: false,
      maxBodyBytes: limits.maxBodyBytes,
      budget,
    });
    if (isSlow && visit.kind === 'answer' && visit.location === null) this.#visitor.hold(target, policy.crawlDelayMs);
    return visit;
  }
}

/** After as many pages, and no answer of any host, the others are deferred without a request. */
const OFFLINE_PAGES = 10;

const OFFLINE: FetchDeferred = { kind: 'deferred', detail: 'no host has answered in this run' };

/** No host answered: it is unreachable, or this machine is offline. */
function isUnanswered({ category, link, isReachable }: AttemptFailure): boolean {
  return !isReachable && category !== 'source_unusable' && link !== 'not_found' && link !== 'gone';
}

function redirectFailure(url: URL, redirects: readonly string[], maxRedirects: number): AttemptFailure | null {
  const isTooLong = redirects.length > maxRedirects;
  if (!isTooLong && !redirects.includes(url.href)) return null;
  const error = isTooLong ? `more than ${maxRedirects} redirects` : 'redirects in a circle';
  return { category: 'http_error', error, isReachable: true };
}
