import type { LRUCache } from 'lru-cache';
import { renderedFile } from '../src/pages/table.ts';
import { answerName } from '../src/routes/shared/cases.ts';
import { CONTENT_TYPE, contentType } from '../src/routes/content-type.ts';
import { encode, type AnyRoute, type JsonReply, type Reply } from '../src/routes/route.ts';
import { parseValues } from '../src/routes/parse-values.ts';
import { cachePolicy, type CachePolicy, readHeaders } from '../src/routes/response-headers.ts';
import type { Host } from './host.ts';
import { type Answer, Content, type ContentFacts, encoder, listFacts, uncachedAnswer } from './representation.ts';
import type { LoggableRequest, LoggableRow } from './request-log.ts';

/** A request with what answers it. */
export interface RequestContext extends LoggableRequest {
  readonly host: Host;
  /** The content that was sent last, by target: of the served build and of today alone. */
  readonly cache: LRUCache<string, Content>;
  /** What the platform passes with a request. */
  readonly env: unknown;
}

/** A row of the routing table: the requests it answers, and how. */
export interface Row extends LoggableRow {
  readonly method: 'GET' | 'POST';
  /** Left out of `Allow`: the method is retired, and its answer says so. */
  readonly isRetired?: true;
  /** Null where the path names nothing. */
  answer(context: RequestContext): Promise<Answer | null>;
}

/** The row of a route of the index: it sends the answer that the build prepared, one that was sent before, or a new one. */
export function indexRow(route: AnyRoute): Row {
  const policy = cachePolicy(route);
  return {
    method: 'GET',
    path: route.path,
    parameters: route.parameters,
    async answer(context) {
      const known = context.cache.get(contentKey(context));
      if (known) return known.answer(context.request);
      const parsed = parseValues(route, new URLSearchParams(context.search), context.open);
      if ('refused' in parsed) return replyAnswer(parsed.refused);
      const prepared = await preparedAnswer(answerName(route, parsed), context, policy);
      if (prepared) return prepared;
      const catalogue = context.host.build.catalogue(context.today);
      return contentAnswer(route.answer(catalogue, parsed.values, parsed.warnings), context, { policy });
    },
  };
}

/** The key of kept content. It holds the day: an answer that was begun before midnight may be kept after it. */
export function contentKey({ today, path, search }: RequestContext): string {
  return `${today} ${path}${search}`;
}

/** Sends the file of the build that holds an answer of today; null where there is none. */
export async function preparedAnswer(
  file: string | null,
  context: RequestContext,
  policy: CachePolicy,
): Promise<Answer | null> {
  const { build } = context.host;
  if (file === null || build.date !== context.today) return null;
  const body = await build.file(file);
  if (body === null) return null;
  const list = file.endsWith('.json') ? listFacts(JSON.parse(new TextDecoder().decode(body)) as object) : {};
  return sendContent({ body, contentType: contentType(file), ...list }, context, { policy });
}

/** A 200 with the validator of its body; an error as it is. */
export async function contentAnswer(
  reply: Reply,
  context: RequestContext,
  { policy, isNegotiated = false }: { readonly policy: CachePolicy; readonly isNegotiated?: boolean },
): Promise<Answer> {
  if (!('text' in reply) && reply.status !== 200) return replyAnswer(reply);
  const facts =
    'text' in reply ? { contentType: reply.contentType } : { contentType: CONTENT_TYPE.json, ...listFacts(reply.body) };
  return sendContent({ body: encoder.encode(encode(reply)), isNegotiated, ...facts }, context, { policy });
}

/** Sends content, and keeps it under a key unless its policy forbids that. */
function sendContent(
  facts: Omit<ContentFacts, 'headers'>,
  context: RequestContext,
  { policy, key = contentKey(context) }: { readonly policy: CachePolicy; readonly key?: string },
): Promise<Answer> {
  const content = new Content({ ...facts, headers: readHeaders(policy, context.today) }, context.host.compression);
  if (policy === 'day') context.cache.set(key, content);
  return content.answer(context.request);
}

/** An error, or another answer that must not be cached. */
export function replyAnswer(reply: JsonReply, headers: Readonly<Record<string, string>> = {}): Answer {
  return uncachedAnswer(reply.status, encode(reply), { headers, results: listFacts(reply.body).results });
}

/** Sends a file of the build at a path without a route, or the page that it would hold; null where there is neither. */
export async function fileAnswer(file: string, context: RequestContext, isNegotiated = false): Promise<Answer | null> {
  const { build } = context.host;
  const key = `${context.today} file ${file}`;
  const known = isNegotiated ? undefined : context.cache.get(key);
  if (known) return known.answer(context.request);
  const found = await build.file(file);
  const rendered = found === null ? renderedFile(build.catalogue(context.today), file) : null;
  const body = rendered === null ? found : encoder.encode(rendered);
  if (body === null) return null;
  // A page of yesterday's build shows yesterday's values, and one of several forms would reach clients that prefer another.
  const isOfToday = found === null || build.date === context.today;
  const policy = isOfToday && !isNegotiated ? 'day' : 'no-store';
  return sendContent({ body, contentType: contentType(file), isNegotiated }, context, { policy, key });
}
