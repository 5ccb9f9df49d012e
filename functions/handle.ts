import { refusal } from '../src/routes/route.ts';
import { replyAnswer } from './answers.ts';
import type { Environment } from './environment.ts';
import { EVERY_RESPONSE, MAX_QUERY_CHARS, PREFLIGHT } from './headers.ts';
import { whenReady, type Eventually, type PlainAnswer, type PlainRequest } from './message.ts';
import { redirect } from './representation.ts';
import { noResults, type TargetSummary } from './request-summary.ts';
import { missing, prefersHtml, wrongQuestion } from './page-answers.ts';
import type { RouterRow } from './router-row.ts';
import { ANY_PATH, resolveTarget, summaryOf, type ResolvedTarget } from './router.ts';
import type { TargetCache } from './target-cache.ts';

const UNCACHED = { resolve: resolveTarget };

/**
 * The function: maps a plain request to a plain answer, synchronously when nothing has to be awaited. An error thrown
 * while answering is logged and becomes a 500 without internals. Never throws or rejects. `targets` belongs to the environment.
 */
export function handle(
  request: PlainRequest,
  environment: Environment,
  targets: Pick<TargetCache, 'resolve'> = UNCACHED,
): Eventually<PlainAnswer> {
  try {
    const answer = routed(request, environment, targets);
    const sent = request.method === 'HEAD' ? whenReady(answer, withoutBody) : answer;
    return sent instanceof Promise ? sent.catch((fault: unknown) => failed(fault, request, environment)) : sent;
  } catch (fault) {
    return failed(fault, request, environment);
  }
}

function routed(
  request: PlainRequest,
  environment: Environment,
  targets: Pick<TargetCache, 'resolve'>,
): Eventually<PlainAnswer> {
  if (request.method === 'OPTIONS') {
    const summary = summaryOf(request.target);
    return summary ? preflight(summary) : malformed();
  }
  const resolved = targets.resolve(request.target);
  if (!resolved) return malformed();
  const { endpoint, summary, refused, wrong } = resolved;
  if (refused) return refusedAnswer(refused, summary);
  const row = endpoint.rows.get(request.method);
  if (row) {
    if (wrong && row.method === 'GET') {
      return row.isPage && prefersHtml(request.accept)
        ? environment.over(environment.today(), (catalogue) => wrongQuestion(catalogue, wrong, summary))
        : replyAnswer(wrong, summary);
    }
    const answer = answered(row, resolved, request, environment);
    // Not `whenReady`, whose closure would be allocated for every request.
    if (answer instanceof Promise) return answer.then((made) => made ?? nothing(request, summary, environment));
    return answer ?? nothing(request, summary, environment);
  }
  const read = endpoint.path === ANY_PATH && !wrong ? endpoint.read : undefined;
  if (!read) return notAllowed(request, resolved);
  // A path that no route has allows methods only where the build has a file at it.
  return whenReady(answered(read, resolved, request, environment), (answer) =>
    answer ? notAllowed(request, resolved) : nothing(request, summary, environment),
  );
}

function nothing(request: PlainRequest, summary: TargetSummary, environment: Environment): Eventually<PlainAnswer> {
  return environment.over(environment.today(), (catalogue) => missing(request, summary, catalogue));
}

function malformed(): PlainAnswer {
  return replyAnswer(refusal(400, 'The request target is neither a path nor an http address.'), null);
}

function answered(
  row: RouterRow,
  resolved: ResolvedTarget,
  request: PlainRequest,
  environment: Environment,
): Eventually<PlainAnswer | null> {
  const today = environment.today();
  const { summary, values, key, file } = resolved;
  const { cache } = row;
  return row.handler({ request, environment, today, summary, cache, values, key, file, memo: resolved });
}

const PREFLIGHT_HEADERS: readonly string[] = Object.entries({ ...EVERY_RESPONSE, ...PREFLIGHT }).flat();

function preflight(target: TargetSummary): PlainAnswer {
  const summary = { target, results: noResults, isPage: false };
  return { status: 204, headers: PREFLIGHT_HEADERS, body: null, summary };
}

function refusedAnswer(refused: NonNullable<ResolvedTarget['refused']>, summary: TargetSummary): PlainAnswer {
  if (refused.status === 308) return redirect(refused.location, summary);
  const error = `The query is longer than ${MAX_QUERY_CHARS} characters.`;
  return replyAnswer({ status: 414, body: { error } }, summary);
}

function notAllowed({ method }: PlainRequest, { endpoint, summary }: ResolvedTarget): PlainAnswer {
  const error = `${method.slice(0, 20)} is not answered here; use one of ${endpoint.allow}.`;
  return replyAnswer({ status: 405, body: { error } }, summary, ['Allow', endpoint.allow]);
}

function failed(fault: unknown, request: PlainRequest, environment: Environment): PlainAnswer {
  environment.report(fault);
  const error = 'The service failed to answer this request.';
  // Parses no values: where they made the error, they would make it again.
  const answer = replyAnswer({ status: 500, body: { error } }, summaryOf(request.target));
  return request.method === 'HEAD' ? withoutBody(answer) : answer;
}

function withoutBody(answer: PlainAnswer): PlainAnswer {
  return { ...answer, body: null };
}
