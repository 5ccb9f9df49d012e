import robotsParser from 'robots-parser';
import { ROBOTS_NAME, type Visitor } from './visitor.ts';
import type { Target } from '../web-guard.ts';
import type { AttemptFailure } from '../../model/page-verdict.ts';
import type { ExchangeAnswer } from './exchange.ts';
import type { FetchDeferred, FetchSettings } from './fetch-types.ts';
import { withinTime } from '../time-limit.ts';

export interface RobotsPolicy {
  readonly kind: 'policy';
  /** Why the address may not be fetched; null where it may. */
  readonly refusal: (url: string) => AttemptFailure | null;
  /** 0 without a Crawl-delay. */
  readonly crawlDelayMs: number;
}

/** Finds the rules of a target's host. RFC 9309: one request per origin and run, shared by all its pages. */
export function robotsPolicies(settings: FetchSettings, visitor: Visitor) {
  const policies = new Map<string, Promise<RobotsPolicy | FetchDeferred>>();
  return (target: Target): Promise<RobotsPolicy | FetchDeferred> => {
    const { origin } = target.url;
    const policy = policies.get(origin) ?? requestedPolicy(target, settings, visitor);
    policies.set(origin, policy);
    return policy;
  };
}

async function requestedPolicy(
  target: Target,
  { guard, limits, hostDelayMs }: FetchSettings,
  visitor: Visitor,
): Promise<RobotsPolicy | FetchDeferred> {
  const budget = { leftMs: limits.totalMs };
  const options = { gapMs: hostDelayMs, isRobots: true, maxBodyBytes: limits.maxRobotsBytes, budget };
  let current: Target = { url: new URL('/robots.txt', target.url), isAllowedHost: target.isAllowedHost };
  for (let redirects = 0; redirects <= limits.maxRedirects; redirects += 1) {
    const visit = await visitor.visit(current, options);
    if (visit.kind === 'deferred') return visit;
    if (visit.kind === 'failure') {
      const { failure } = visit;
      return disallowAll(redirects === 0 ? ofHost(failure) : unreachableRobots(failure.error));
    }
    if (visit.location === null) return policyOfAnswer(visit, target.url.origin);
    const next = guard.checkUrl(visit.location, current.url);
    if (next.refusal !== null) return disallowAll(unreachableRobots(`redirect refused: ${next.refusal}`));
    current = next;
  }
  // More redirects than the limit: the file counts as unavailable, which allows everything.
  return ALLOW_ALL;
}

const ALLOW_ALL: RobotsPolicy = { kind: 'policy', refusal: () => null, crawlDelayMs: 0 };

function disallowAll(failure: AttemptFailure): RobotsPolicy {
  return { kind: 'policy', refusal: () => failure, crawlDelayMs: 0 };
}

function unreachableRobots(cause: string): AttemptFailure {
  return { category: 'bot_block', error: `robots.txt unreachable: ${cause}`, isReachable: true };
}

/** A host that does not answer for its robots.txt does not answer for its pages: the failure is the pages' own. */
function ofHost(failure: AttemptFailure): AttemptFailure {
  return failure.link === undefined ? { ...failure, error: `robots.txt: ${failure.error}` } : failure;
}

function policyOfAnswer(answer: ExchangeAnswer, origin: string): RobotsPolicy {
  if (answer.status >= 500) return disallowAll(unreachableRobots(`HTTP ${answer.status}`));
  if (answer.status !== 200 && answer.status !== 203) return ALLOW_ALL;
  const text = new TextDecoder().decode(answer.body);
  // The rule that a cut file ends with is left out: half a path would match too much.
  return parsedPolicy(answer.isTruncated ? text.slice(0, text.lastIndexOf('\n') + 1) : text, origin);
}

const DISALLOWED: AttemptFailure = { category: 'bot_block', error: 'robots.txt disallows', isReachable: true };

// The package exports the function itself; its types describe a default export.
const parseRobots = robotsParser as unknown as typeof robotsParser.default;

/** Many agents take long to parse, and many wildcards to match; what takes longer than this counts as a refusal. */
const ROBOTS_TIME_LIMIT_MS = 2_000;

/** The rules of a robots.txt for this job, whose address must be of `origin`. */
export function parsedPolicy(text: string, origin: string): RobotsPolicy {
  const address = new URL('/robots.txt', origin).href;
  const rules = withinTime(ROBOTS_TIME_LIMIT_MS, () => parseRobots(address, text), null);
  if (rules === null) return disallowAll(DISALLOWED);
  const seconds = rules.getCrawlDelay(ROBOTS_NAME) ?? 0;
  return {
    kind: 'policy',
    refusal: (url) =>
      withinTime(ROBOTS_TIME_LIMIT_MS, () => rules.isAllowed(url, ROBOTS_NAME) !== false, false) ? null : DISALLOWED,
    crawlDelayMs: seconds > 0 ? seconds * 1_000 : 0,
  };
}
