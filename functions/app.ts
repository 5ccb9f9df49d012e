import { Hono } from 'hono';
import { EVERY_RESPONSE } from '../src/routes/response-headers.ts';
import { refusal } from '../src/routes/route.ts';
import { ROUTES } from '../src/routes/table.ts';
import { AnswerCache, indexRow, replyAnswer, type Asked, type Row } from './answers.ts';
import type { Eventually, Host } from './host.ts';
import { builtFileAnswer, noSuchPath, nothingAt, PAGE_ROWS } from './pages.ts';
import { errorAnswer, redirect, type Answer } from './representation.ts';
import { SERVICE_ROWS } from './services.ts';

/** Every path with a row of its own; any other is a file of the build. */
export const ROWS: readonly Row[] = [...ROUTES.map(indexRow), ...SERVICE_ROWS, ...PAGE_ROWS];

const METHODS = ['GET', 'POST'] as const;

/** Maximum length of a query string, question mark not included. */
const MAX_QUERY_CHARS = 8192;

const PREFLIGHT: Readonly<Record<string, string>> = {
  ...EVERY_RESPONSE,
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type, If-None-Match, MCP-Protocol-Version, Mcp-Method, Mcp-Name',
  'Access-Control-Max-Age': '86400',
};

/**
 * The function of every platform: the rows, and what follows from them for every path: OPTIONS, HEAD,
 * 308, 404, 405, 414 and 500.
 */
export function createApp(host: Host): Hono {
  const cache = new AnswerCache();
  const app = new Hono({ getPath: (request) => targetOfUrl(request.url).path });

  const askedOf = (request: Request, env: unknown, open: Asked['open']): Asked => {
    const today = host.today();
    cache.turnTo(host.build, today);
    return { request, host, cache, today, env, open, ...targetOfUrl(request.url) };
  };
  /** Answers for a row, or for no row, and notes that in the request log. */
  const respond = (asked: Asked, row: Row | null, answer: () => Eventually<Answer>): Eventually<Response> => {
    const isTooLong = asked.search.length - '?'.length > MAX_QUERY_CHARS;
    const made = isTooLong ? errorAnswer(414, `The query is longer than ${MAX_QUERY_CHARS} characters.`) : answer();
    const note = (answered: Answer): Response => {
      host.stores?.log.note({ ...answered, asked, row });
      return answered.response;
    };
    return made instanceof Promise ? made.then(note) : note(made);
  };

  const rowOf = new Map<string, Row>();
  /** The rows of a path, whatever the method of the request. */
  const rowsAt = (path: string): readonly Row[] =>
    METHODS.flatMap((method) => {
      const [found] = app.router.match(method, path)[0];
      return (found && rowOf.get(`${method} ${found[0][1].path}`)) ?? [];
    });

  app.options('*', ({ req, env }) => {
    const asked = askedOf(req.raw, env, {});
    return respond(asked, rowsAt(asked.path)[0] ?? null, preflight);
  });
  // A fixed path takes precedence over an open one, so it is added first.
  for (const row of ROWS.toSorted((a, b) => Number(isOpen(a)) - Number(isOpen(b)))) {
    for (const path of honoPaths(row)) {
      if (rowOf.has(`${row.method} ${path}`)) continue;
      rowOf.set(`${row.method} ${path}`, row);
      app.on(row.method, path, ({ req, env }) => {
        const asked = askedOf(req.raw, env, req.param());
        return respond(asked, row, () => rowAnswer(row, asked));
      });
    }
  }
  app.notFound(({ req, env }) => {
    const asked = askedOf(req.raw, env, {});
    const rows = rowsAt(asked.path);
    return respond(asked, rows[0] ?? null, () => answerWithoutRow(asked, rows));
  });
  app.onError((fault) => {
    host.report(fault);
    return errorAnswer(500, 'The service failed to answer this request.').response;
  });
  return app;
}

const isOpen = ({ path }: Row): boolean => path.includes('{');

/** The open segment may be missing, so that the route can answer with its usage. */
function honoPaths({ path }: Row): string[] {
  const open = path.replace(/\{(\w+)\}$/, ':$1');
  return open === path ? [path] : [open, path.replace(/\/\{\w+\}$/, '')];
}

function preflight(): Answer {
  return { response: new Response(null, { status: 204, headers: PREFLIGHT }), results: null };
}

function rowAnswer(row: Row, asked: Asked): Eventually<Answer> {
  if (hasBadEscape(asked.path)) return badEscape();
  const answer = row.answer(asked);
  return answer instanceof Promise ? answer.then((made) => made ?? nothingAt(asked)) : (answer ?? nothingAt(asked));
}

/** Answers where no row has the path, or `rows` have it for other methods. */
async function answerWithoutRow(asked: Asked, rows: readonly Row[]): Promise<Answer> {
  const { path, search, request } = asked;
  if (path.length > 1 && path.endsWith('/')) return redirect(withoutSlash(path, search));
  if (rows.length > 0) return notAllowed(request, allowHeader(rows));
  if (hasBadEscape(path)) return badEscape();
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const file = await builtFileAnswer(asked);
  if (isRead) return file ?? nothingAt(asked);
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
  return replyAnswer(refusal(400, 'A percent escape in the path is broken.'));
}

function withoutSlash(path: string, search: string): string {
  // At most one leading slash, or the target would name another host; browsers read a backslash as a slash.
  return `${path.replace(/(?<!\/)\/+$/, '') || '/'}${search}`.replace(/^[\\/]{2,}/, '/');
}

/** Percent-encoded letters, digits, `-`, `.`, `_` and `~`: these mean the same as they are (RFC 3986, 2.3). */
const ENCODED_UNRESERVED = /%(?:2[de]|3\d|[46][1-9a-f]|5[0-9af]|7[0-9ae])/gi;

/** Path and query of an address. One with a broken escape stays as it is: it is refused. */
export function targetOfUrl(url: string): { readonly path: string; readonly search: string } {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  const fragment = url.indexOf('#', start);
  const target = fragment < 0 ? url.slice(start) : url.slice(start, fragment);
  const query = target.indexOf('?');
  const path = query < 0 ? target : target.slice(0, query);
  // A question mark alone is an empty query.
  const search = query < 0 || query === target.length - 1 ? '' : target.slice(query);
  return { path: hasBadEscape(path) ? path : decodeUnreserved(path), search };
}

function decodeUnreserved(path: string): string {
  return path.includes('%') ? path.replaceAll(ENCODED_UNRESERVED, (escape) => decodeURIComponent(escape)) : path;
}

/** Whether a percent escape of a path is broken, or stands for what is not UTF-8. */
function hasBadEscape(path: string): boolean {
  if (!path.includes('%')) return false;
  try {
    decodeURIComponent(path);
    return false;
  } catch {
    return true;
  }
}
