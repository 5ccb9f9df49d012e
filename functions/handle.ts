import { encodeBytes } from '../src/routes/encode.ts';
import { retiredSubmission } from '../src/routes/referral-codes.ts';
import { refusal, type Reply } from '../src/routes/route.ts';
import { resultCount } from './asked.ts';
import type { Environment, PreparedAnswer } from './environment.ts';
import { etagOfBytes } from './etag.ts';
import {
  cacheHeaders,
  EVERY_RESPONSE,
  isNotModified,
  JSON_TYPE,
  MAX_QUERY,
  NO_STORE,
  PREFLIGHT,
  readHeaders,
  READS,
  typeHeaders,
} from './headers.ts';
import { liveAnswer, liveMethods } from './live.ts';
import { locate, pagePath, type Located } from './locate.ts';

/**
 * The function: a request in, a response out, on web standards alone. A fault of ours in one answer is a 500 with
 * nothing internal in it, and the next request is answered as if nothing had happened (RULES.md 11).
 */
export async function handle(request: Request, environment: Environment): Promise<Response> {
  try {
    return await respond(request, environment);
  } catch (fault) {
    environment.report(fault, request);
    return jsonResponse(request, { status: 500, body: { error: 'The service failed to answer this request.' } });
  }
}

async function respond(request: Request, environment: Environment): Promise<Response> {
  const url = new URL(request.url);
  if (request.method === 'OPTIONS')
    return new Response(null, { status: 204, headers: { ...EVERY_RESPONSE, ...PREFLIGHT } });
  if (url.search.length > MAX_QUERY) {
    return jsonResponse(request, { status: 414, body: { error: `The query is longer than ${MAX_QUERY} characters.` } });
  }
  if (request.method === 'POST' && url.pathname === '/api/referral-codes')
    return jsonResponse(request, retiredSubmission());
  const methods = liveMethods(url.pathname);
  if (methods) return live(request, environment, { url, methods });
  if (url.pathname.length > 1 && url.pathname.endsWith('/')) return withoutSlash(url);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const located = locate(url);
  if (located) return isRead ? answer(request, environment, located) : notAllowed(request);
  const file = await pageFile(environment, url);
  if (!file) return notFound(request, url);
  return isRead ? page(request, environment, file) : notAllowed(request);
}

/** A path that reports on the service, or takes a signal in. */
async function live(
  request: Request,
  environment: Environment,
  { url, methods }: { readonly url: URL; readonly methods: readonly string[] },
): Promise<Response> {
  if (!methods.includes(request.method)) return notAllowed(request, [...methods, 'OPTIONS'].join(', '));
  const { reply, headers } = await liveAnswer(request, environment, url);
  return reply.status === 200
    ? replyResponse(request, environment, { reply, freshness: NO_STORE })
    : jsonResponse(request, reply, headers);
}

/** The prepared answer where the build made one for today, otherwise the route's own. */
async function answer(request: Request, environment: Environment, located: Located): Promise<Response> {
  if ('refused' in located) return jsonResponse(request, located.refused);
  const { route, values, name } = located;
  const today = environment.today();
  const freshness = route.about === 'index' ? cacheHeaders(today) : NO_STORE;
  if (name !== null && environment.compiledDate === today) {
    const prepared = await environment.prepared(name);
    if (prepared) return bodyResponse(request, environment, { content: prepared, freshness });
  }
  const reply = route.answer(await environment.catalogue(today), values);
  environment.answered?.('body' in reply ? resultCount(reply.body) : null);
  return replyResponse(request, environment, { reply, freshness });
}

/** Anything else the build wrote: pages, the OpenAPI document, their assets. */
async function pageFile(environment: Environment, url: URL): Promise<PreparedAnswer | null> {
  const path = pagePath(url);
  return path === null ? null : environment.prepared(path);
}

function page(request: Request, environment: Environment, file: PreparedAnswer): Response {
  const today = environment.today();
  // A page of yesterday's build shows yesterday's judgement: it is better than none, but nobody may keep it.
  const freshness = environment.compiledDate === today ? cacheHeaders(today) : NO_STORE;
  return bodyResponse(request, environment, { content: file, freshness });
}

function notFound(request: Request, { pathname }: URL): Response {
  return jsonResponse(
    request,
    refusal(404, `There is nothing at ${pathname.slice(0, 200)}; the paths are at /api/openapi.json.`),
  );
}

type HeaderFields = Readonly<Record<string, string>>;

async function replyResponse(
  request: Request,
  environment: Environment,
  { reply, freshness }: { readonly reply: Reply; readonly freshness: HeaderFields },
): Promise<Response> {
  if (!('text' in reply) && reply.status !== 200) return jsonResponse(request, reply);
  const body = encodeBytes(reply);
  const contentType = 'text' in reply ? reply.contentType : JSON_TYPE;
  const content = { body, bytes: body.length, contentType, etag: await etagOfBytes(body) };
  return bodyResponse(request, environment, { content, freshness });
}

function bodyResponse(
  request: Request,
  environment: Environment,
  { content, freshness }: { readonly content: PreparedAnswer; readonly freshness: HeaderFields },
): Response {
  const etag = environment.validator?.(content, request) ?? content.etag;
  const headers = { ...readHeaders(freshness), ETag: etag };
  if (isNotModified(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  const described = { ...headers, ...typeHeaders(content.contentType), 'Content-Length': String(content.bytes) };
  return new Response(request.method === 'HEAD' ? null : content.body, { status: 200, headers: described });
}

/** An error, or any other answer that nobody may keep. */
function jsonResponse(
  request: Request,
  reply: Exclude<Reply, { text: string }>,
  extra: Readonly<Record<string, string>> = {},
): Response {
  const body = encodeBytes(reply);
  const content = { 'Content-Type': JSON_TYPE, 'Content-Length': String(body.length) };
  const headers = { ...EVERY_RESPONSE, ...NO_STORE, ...extra, ...content };
  return new Response(request.method === 'HEAD' ? null : body, { status: reply.status, headers });
}

function notAllowed(request: Request, methods = READS): Response {
  const reply = {
    status: 405,
    body: { error: `${request.method.slice(0, 20)} is not answered here; use one of ${methods}.` },
  };
  return jsonResponse(request, reply, { Allow: methods });
}

function withoutSlash(url: URL): Response {
  const location = `${url.pathname.replace(/\/+$/, '') || '/'}${url.search}`;
  // One slash at the start at most, or the target would name another host.
  const local = location.replace(/^\/{2,}/, '/');
  return new Response(null, { status: 308, headers: { ...EVERY_RESPONSE, ...NO_STORE, Location: local } });
}
