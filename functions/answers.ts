import { policyHeaders } from '../src/routes/cache-policy.ts';
import { encodeBytes } from '../src/routes/encode.ts';
import { refusal, type AnyRoute, type JsonReply, type Reply, type TextReply } from '../src/routes/route.ts';
import { isVendorFile } from '../src/pages/rendered-file.ts';
import { prefersMarkdown } from './accept.ts';
import { etagOf, JSON_TYPE } from './headers.ts';
import { whenReady, type Eventually, type PlainAnswer } from './message.ts';
import { vendorFileReply } from './vendor-file.ts';
import { nextOf } from './next-link.ts';
import { Representation, uncachedAnswer } from './representation.ts';
import { knownResults, resultCount, type TargetSummary } from './request-summary.ts';
import type { RequestContext } from './router-row.ts';

/** What computes the reply of a route or page; null where its path names nothing. */
interface Answering {
  answer(...given: Parameters<AnyRoute['answer']>): Reply | null;
}

/** Answers a route of the index, or a page: with the prepared answer of the day, one computed before, or a new one. */
export function indexAnswer(route: Answering, context: RequestContext): Eventually<PlainAnswer | null> {
  const { request, environment, today, summary, file, cache, memo } = context;
  if (file === null || environment.compiledDate !== today) return computedAnswer(route, context);
  return whenReady(environment.prepared(file, cache, memo), (prepared) =>
    prepared ? prepared.answer(request, summary) : computedAnswer(route, context),
  );
}

function computedAnswer(route: Answering, context: RequestContext): Eventually<PlainAnswer | null> {
  const { request, environment, today, summary, cache } = context;
  const key = cache === 'day' ? context.key() : '';
  const computed = environment.over(today, (catalogue) => {
    const known = cache === 'day' ? environment.answers.get(catalogue, key) : undefined;
    return { catalogue, known, reply: known ? null : route.answer(catalogue, context.values) };
  });
  return whenReady(computed, ({ catalogue, known, reply }) => {
    if (known) return known.answer(request, summary);
    if (reply === null) return null;
    if (!('text' in reply) && reply.status !== 200) return replyAnswer(reply, summary);
    return whenReady(represented(reply, context), (made) => {
      const sent = cache === 'day' ? environment.answers.offer(catalogue, key, made) : made;
      return sent.answer(request, summary);
    });
  });
}

/** Answers a path without a route with the file of the build at that path; null where there is none. */
export function buildFile(context: RequestContext): Eventually<PlainAnswer | null> {
  const { request, file } = context;
  if (file === null) return null;
  if (prefersMarkdown(request.accept)) {
    return whenReady(markdownAnswer(file, context), (answer) => answer ?? fileAnswer(file, context));
  }
  return fileAnswer(file, context);
}

function fileAnswer(file: string, context: RequestContext): Eventually<PlainAnswer | null> {
  const { request, environment, today, summary } = context;
  // A page of yesterday's build shows yesterday's values: it may be sent, but not cached.
  const cache = environment.compiledDate === today ? 'day' : 'no-store';
  return whenReady(environment.prepared(file, cache, context.memo), (found) => {
    if (found) return found.answer(request, summary);
    return isVendorFile(file) ? renderedFileAnswer(file, context) : null;
  });
}

/** A file of a vendor that the build left to the function. */
function renderedFileAnswer(file: string, context: RequestContext): Eventually<PlainAnswer | null> {
  return computedAnswer(
    { answer: (catalogue) => vendorFileReply(catalogue, file) },
    { ...context, key: () => `file ${file}` },
  );
}

/**
 * The Markdown form of a page, for a client that prefers it to HTML; null where the file is not a page. Never kept: a shared
 * cache would hand it to browsers at the same address.
 */
function markdownAnswer(file: string, context: RequestContext): Eventually<PlainAnswer | null> {
  const { request, environment, today, summary } = context;
  const path = file === 'index.html' ? 'index.md' : `${file}.md`;
  return whenReady(environment.prepared(path, 'no-store'), (found) => {
    if (found) return whenReady(found.answer(request, summary), negotiated);
    if (!isVendorFile(path)) return null;
    const rendered = environment.over(today, (catalogue) => vendorFileReply(catalogue, path));
    return whenReady(rendered, (reply) => reply && preferredAnswer(reply, context));
  });
}

/** A representation that the client prefers to another at its address. */
export function preferredAnswer(reply: TextReply, context: RequestContext): Eventually<PlainAnswer> {
  return whenReady(contentAnswer(reply, { ...context, cache: 'no-store' }), negotiated);
}

/** An answer in a form that the client prefers, with the header that says so. */
export function negotiated(answer: PlainAnswer): PlainAnswer {
  return { ...answer, headers: [...answer.headers, 'Vary', 'Accept'] };
}

/** A 200 with the validator of its body. */
export function contentAnswer(reply: Reply, context: RequestContext): Eventually<PlainAnswer> {
  return whenReady(represented(reply, context), (made) => made.answer(context.request, context.summary));
}

/** An error, or another answer that must not be cached; `more` alternates header names and values. */
export function replyAnswer(reply: JsonReply, target: TargetSummary | null, more: readonly string[] = []): PlainAnswer {
  return uncachedAnswer(reply.status, encodeBytes(reply), {
    target,
    results: knownResults(resultCount(reply.body)),
    more,
  });
}

/** The 404 of a path without a route or file. */
export function nothingAt(summary: TargetSummary): PlainAnswer {
  const error = `There is nothing at ${summary.path.slice(0, 200)}; the paths are at /api/openapi.json.`;
  return replyAnswer(refusal(404, error), summary);
}

function represented(reply: Reply, { environment, today, cache }: RequestContext): Eventually<Representation> {
  const body = encodeBytes(reply);
  const contentType = 'text' in reply ? reply.contentType : JSON_TYPE;
  const results = knownResults('text' in reply ? null : resultCount(reply.body));
  const next = 'text' in reply ? null : nextOf(reply.body);
  const policy = policyHeaders(cache, today);
  return whenReady(environment.digest(body), (digest) => {
    return new Representation(
      { body, contentType, etag: etagOf(digest), results, next },
      policy,
      environment.compression,
    );
  });
}
