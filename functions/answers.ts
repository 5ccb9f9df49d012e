import { policyHeaders } from '../src/routes/cache-policy.ts';
import { encodeBytes } from '../src/routes/encode.ts';
import { refusal, type AnyRoute, type JsonReply, type Reply } from '../src/routes/route.ts';
import { etagOf, JSON_TYPE } from './headers.ts';
import { whenReady, type Eventually, type PlainAnswer } from './message.ts';
import { movedPage } from './moved-page.ts';
import { nextOf } from './next-link.ts';
import { redirect, Representation, uncachedAnswer } from './representation.ts';
import { noResults, resultCount, type TargetSummary } from './request-summary.ts';
import type { RequestContext } from './router-row.ts';

/** What computes the reply of a route or page. */
type Answering = Pick<AnyRoute, 'answer'>;

/** Answers a route of the index, or a page: with the prepared answer of the day, one computed before, or a new one. */
export function indexAnswer(route: Answering, context: RequestContext): Eventually<PlainAnswer> {
  const { request, environment, today, summary, file, cache } = context;
  if (file === null || environment.compiledDate !== today) return computedAnswer(route, context);
  return whenReady(environment.prepared(file, cache), (prepared) =>
    prepared ? prepared.answer(request, summary) : computedAnswer(route, context),
  );
}

function computedAnswer(route: Answering, context: RequestContext): Eventually<PlainAnswer> {
  const { request, environment, today, summary, cache } = context;
  const catalogue = environment.catalogue(today);
  const key = cache === 'day' ? context.key() : '';
  const known = cache === 'day' ? environment.answers.get(catalogue, key) : undefined;
  if (known) return known.answer(request, summary);
  const reply = route.answer(catalogue, context.values);
  if (!('text' in reply) && reply.status !== 200) return replyAnswer(reply, summary);
  return whenReady(represented(reply, context), (made) => {
    const sent = cache === 'day' ? environment.answers.offer(catalogue, key, made) : made;
    return sent.answer(request, summary);
  });
}

/** Answers a path without a route with the file of the build at that path, or leads to its current path; else null. */
export function buildFile({
  request,
  environment,
  today,
  summary,
  file,
}: RequestContext): Eventually<PlainAnswer | null> {
  if (file === null) return null;
  // A page of yesterday's build shows yesterday's values: it may be sent, but not cached.
  const cache = environment.compiledDate === today ? 'day' : 'no-store';
  return whenReady(environment.prepared(file, cache), (found) => {
    if (found) return found.answer(request, summary);
    const moved = movedPage(environment.catalogue(today), file);
    return moved === null ? null : redirect(moved, summary);
  });
}

/** A 200 with the validator of its body. */
export function contentAnswer(reply: Reply, context: RequestContext): Eventually<PlainAnswer> {
  return whenReady(represented(reply, context), (made) => made.answer(context.request, context.summary));
}

/** An error, or another answer that must not be cached; `more` alternates header names and values. */
export function replyAnswer(reply: JsonReply, target: TargetSummary | null, more: readonly string[] = []): PlainAnswer {
  return uncachedAnswer(reply.status, encodeBytes(reply), { target, results: () => resultCount(reply.body), more });
}

/** The 404 of a path without a route or file. */
export function nothingAt(summary: TargetSummary): PlainAnswer {
  const error = `There is nothing at ${summary.path.slice(0, 200)}; the paths are at /api/openapi.json.`;
  return replyAnswer(refusal(404, error), summary);
}

function represented(reply: Reply, { environment, today, cache }: RequestContext): Eventually<Representation> {
  const body = encodeBytes(reply);
  const contentType = 'text' in reply ? reply.contentType : JSON_TYPE;
  const count = 'text' in reply ? null : resultCount(reply.body);
  const next = 'text' in reply ? null : nextOf(reply.body);
  const results = count === null ? noResults : () => count;
  const policy = policyHeaders(cache, today);
  return whenReady(environment.digest(body), (sha256) => {
    return new Representation(
      { body, contentType, etag: etagOf(sha256), results, next },
      policy,
      environment.compression,
    );
  });
}
