import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { EVERY_RESPONSE } from '../src/routes/response-headers.ts';
import { ROUTES } from '../src/routes/table.ts';
import { decodeEscapes } from '../src/rules/text/parsed-url.ts';
import { indexRow, type RequestContext, type Row } from './answers.ts';
import type { Host } from './host.ts';
import { builtFileAnswer, noSuchPath, nothingAt, PAGE_ROWS } from './pages.ts';
import { errorAnswer, redirect, type Answer, type Content } from './representation.ts';
import { SERVICE_ROWS } from './services.ts';

/** Every path with a row of its own; any other is a file of the build. */
export const ROWS: readonly Row[] = [...ROUTES.map(indexRow), ...SERVICE_ROWS, ...PAGE_ROWS];

/** Maximum length of a query string, question mark not included. */
const MAX_QUERY_CHARS = 8192;

const PREFLIGHT: Readonly<Record<string, string>> = {
  ...EVERY_RESPONSE,
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type, If-None-Match, MCP-Protocol-Version, Mcp-Method, Mcp-Name',
  'Access-Control-Max-Age': '86400',
};

/** Bound of the content in memory. */
const MAX_CACHED_BYTES = 56_000_000;
/** Estimated size of a cached entry besides its key and body: headers and objects. */
const ENTRY_BYTES = 1500;

/**
 * The function of every platform: the rows, and what follows from them for every path: OPTIONS, HEAD,
 * 308, 404, 405, 414 and 500.
 */
export function createApp(host: Host): Hono {
  const app = new Hono({ getPath: (request) => targetOfUrl(request.url).path });
  const cache = new LRUCache<string, Content>({
    maxSize: MAX_CACHED_BYTES,
    // A body with half its bytes more, for its compressed forms.
    sizeCalculation: ({ body }, key) => Math.ceil(1.5 * body.length) + 2 * key.length + ENTRY_BYTES,
  });
  const current = () => ({ build: host.build, today: host.today() });
  let served = current();
  const answer = async (
    received: Pick<RequestContext, 'request' | 'env' | 'open'>,
    rows: readonly Row[],
  ): Promise<Response> => {
    if (host.build !== served.build || host.today() !== served.today) {
      cache.clear();
      served = current();
    }
    const { request, env, open } = received;
    const context = { request, host, cache, env, open, ...served, ...targetOfUrl(request.url) };
    const row = rows.find(({ method }) => method === (request.method === 'HEAD' ? 'GET' : request.method));
    const isTooLong = context.search.length - '?'.length > MAX_QUERY_CHARS;
    const answered = isTooLong
      ? errorAnswer(414, `The query is longer than ${MAX_QUERY_CHARS} characters.`)
      : await (row ? rowAnswer(row, context) : answerWithoutRow(context, rows));
    host.stores?.log.note({ ...answered, context, row: row ?? rows[0] ?? null });
    return answered.response;
  };
  for (const [path, rows] of rowsByPath()) {
    app.all(path, ({ req, env }) => answer({ request: req.raw, env, open: req.param() }, rows));
  }
  app.notFound(({ req, env }) => answer({ request: req.raw, env, open: {} }, []));
  app.onError((fault) => {
    host.report(fault);
    return errorAnswer(500, 'The service failed to answer this request.').response;
  });
  return app;
}

/** The rows of each path as Hono writes it. A fixed path takes precedence over an open one, so it comes first. */
function rowsByPath(): ReadonlyMap<string, readonly Row[]> {
  const found = new Map<string, readonly Row[]>();
  for (const row of ROWS.toSorted((a, b) => Number(isOpen(a)) - Number(isOpen(b)))) {
    for (const path of honoPaths(row)) {
      const rows = found.get(path) ?? [];
      if (rows.every(({ method }) => method !== row.method)) found.set(path, [...rows, row]);
    }
  }
  return found;
}

const isOpen = ({ path }: Row): boolean => path.includes('{');

/** The open segment may be missing, so that the route can answer with its usage. */
function honoPaths({ path }: Row): string[] {
  const open = path.replace(/\{(\w+)\}$/, ':$1');
  return open === path ? [path] : [open, path.replace(/\/\{\w+\}$/, '')];
}

async function rowAnswer(row: Row, context: RequestContext): Promise<Answer> {
  if (decodeEscapes(context.path) === null) return badEscape();
  return (await row.answer(context)) ?? nothingAt(context);
}

/** Answers where no row has the path, or `rows` have it for other methods. */
async function answerWithoutRow(context: RequestContext, rows: readonly Row[]): Promise<Answer> {
  const { path, search, request } = context;
  if (request.method === 'OPTIONS') {
    return { response: new Response(null, { status: 204, headers: PREFLIGHT }), results: null };
  }
  if (path.length > 1 && path.endsWith('/')) {
    const target = `${path.replace(/(?<!\/)\/+$/, '') || '/'}${search}`;
    // At most one leading slash, or the target would name another host; browsers read a backslash as a slash.
    return redirect(target.replace(/^[\\/]{2,}/, '/'));
  }
  if (rows.length > 0) return notAllowed(request, allowHeader(rows));
  if (decodeEscapes(path) === null) return badEscape();
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const file = await builtFileAnswer(context);
  if (isRead) return file ?? nothingAt(context);
  // A path that no row has allows methods only where the build has a file at it.
  return file ? notAllowed(request, allowHeader([{ method: 'GET' }])) : noSuchPath(path);
}

/** The methods of rows as the header `Allow` lists them. */
function allowHeader(rows: readonly Pick<Row, 'method' | 'isRetired'>[]): string {
  const methods = rows
    .filter(({ isRetired }) => !isRetired)
    .map(({ method }) => (method === 'GET' ? 'GET, HEAD' : method));
  return [...methods, 'OPTIONS'].join(', ');
}

function notAllowed({ method }: Request, allow: string): Answer {
  return errorAnswer(405, `${method.slice(0, 20)} is not answered here; use one of ${allow}.`, { Allow: allow });
}

function badEscape(): Answer {
  return errorAnswer(400, 'A percent escape in the path is broken.');
}

/** Percent-encoded letters, digits, `-`, `.`, `_` and `~`: these mean the same as they are (RFC 3986, 2.3). */
const ENCODED_UNRESERVED = /%(?:2[de]|3\d|[46][1-9a-f]|5[0-9af]|7[0-9ae])/gi;

/** Path and query of an address. One with a broken escape stays as it is: it is refused. */
export function targetOfUrl(url: string): { readonly path: string; readonly search: string } {
  const { pathname, search } = new URL(url);
  const decoded = pathname.replaceAll(ENCODED_UNRESERVED, (escape) => decodeURIComponent(escape));
  return { path: decodeEscapes(pathname) === null ? pathname : decoded, search };
}
