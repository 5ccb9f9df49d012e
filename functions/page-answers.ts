import Negotiator from 'negotiator';
import { markdownPath } from '../src/pages/markdown-path.ts';
import { movedTo, notFoundPage, wrongQuestionPage } from '../src/pages/not-found.ts';
import { PAGE_ROUTES } from '../src/pages/page-routes.ts';
import { pageReply, type PageRoute } from '../src/pages/page.ts';
import type { Catalogue } from '../src/model/catalogue.ts';
import type { ErrorBody, JsonReply, TextReply } from '../src/routes/route.ts';
import { encodeBytes } from '../src/routes/encode.ts';
import { nothingAt } from './answers.ts';
import { EVERY_RESPONSE, NO_STORE, typeHeaders } from './headers.ts';
import { markdownFileAnswer, pageAnswer } from './markdown-pages.ts';
import type { PlainAnswer, PlainRequest } from './message.ts';
import { redirect } from './representation.ts';
import { noResults, type TargetSummary } from './request-summary.ts';
import type { RouterRow } from './router-row.ts';

/** The pages that the function renders. */
export const PAGE_ROWS: readonly RouterRow[] = [
  ...PAGE_ROUTES.map((route) =>
    pageRow(route, {
      path: route.path,
      preparedAt: (values) => preparedPage(route, values),
      handler: (context) => pageAnswer(route, context),
    }),
  ),
  // An open path ends in the extension by itself.
  ...PAGE_ROUTES.filter(({ path }) => !path.includes('{')).map((route) =>
    pageRow(route, {
      path: markdownPath(route.path),
      preparedAt: (values) => (preparedPage(route, values) === null ? null : markdownPath(route.path).slice(1)),
      handler: (context) => markdownFileAnswer(route, context),
    }),
  ),
];

function pageRow({ parameters }: PageRoute, row: Pick<RouterRow, 'path' | 'preparedAt' | 'handler'>): RouterRow {
  return { method: 'GET', cache: 'day', parameters, isPage: true, ...row };
}

/** The file of a page without a query; a value of the path is not a query. */
function preparedPage({ parameters, file, fileOf }: PageRoute, values: Readonly<Record<string, unknown>>) {
  const texts: Record<string, string | null> = {};
  for (const [name, parameter] of Object.entries(parameters)) {
    const value = values[name] ?? null;
    if (parameter.in === 'query' && value !== null) return null;
    texts[name] = typeof value === 'string' ? value : null;
  }
  return file ?? fileOf?.(texts) ?? null;
}

/**
 * Answers a path with nothing at it: 308 where the path names a page in another way, a page for a client that prefers
 * HTML, JSON for everyone else.
 */
export function missing(request: PlainRequest, summary: TargetSummary, catalogue: Catalogue): PlainAnswer {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const target = isRead ? movedTo(catalogue, summary.path) : null;
  if (target !== null) return redirect(`${target}${queryOf(request.target)}`, summary);
  return isRead && prefersHtml(request.accept) ? notFoundAnswer(summary, catalogue) : nothingAt(summary);
}

function queryOf(target: string): string {
  const start = target.indexOf('?');
  return start < 0 ? '' : target.slice(start);
}

/** Whether a client rates HTML higher than JSON; equal weights, as those of a star, mean JSON. */
export function prefersHtml(accept: string | undefined): boolean {
  if (accept === undefined || !accept.includes('html')) return false;
  return new Negotiator({ headers: { accept } }).mediaType(['application/json', 'text/html']) === 'text/html';
}

function notFoundAnswer(summary: TargetSummary, catalogue: Catalogue): PlainAnswer {
  return errorPage(404, pageReply(catalogue, notFoundPage(catalogue, summary.path)), summary);
}

/** The 400 of a page to a browser: what is wrong with the query, and where to go on. */
export function wrongQuestion(
  catalogue: Catalogue,
  { status, body }: JsonReply<ErrorBody>,
  summary: TargetSummary,
): PlainAnswer {
  return errorPage(status, pageReply(catalogue, wrongQuestionPage(summary.path, body.error)), summary);
}

function errorPage(status: number, { contentType, text }: TextReply, summary: TargetSummary): PlainAnswer {
  const body = encodeBytes({ status: 200, contentType, text });
  const headers = { ...EVERY_RESPONSE, ...NO_STORE, ...typeHeaders(contentType), Vary: 'Accept' };
  return {
    status,
    headers: [...Object.entries(headers).flat(), 'Content-Length', String(body.length)],
    body,
    summary: { target: summary, results: noResults, isPage: false },
  };
}
