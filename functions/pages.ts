import Negotiator from 'negotiator';
import { MARKDOWN_EXTENSION, markdownOf, markdownPath } from '../src/pages/markdown.ts';
import { movedTo, notFoundPage, wrongQuestionPage } from '../src/pages/not-found.ts';
import { PAGE_ROUTES } from '../src/pages/table.ts';
import type { Catalogue } from '../src/model/catalogue.ts';
import type { PageRoute } from '../src/pages/page.ts';
import { pageReply, routeReply } from '../src/pages/parts/shell.ts';
import { CONTENT_TYPE } from '../src/routes/content-type.ts';
import { parseValues } from '../src/routes/parse-values.ts';
import type { ErrorBody, JsonReply, TextReply } from '../src/routes/route.ts';
import {
  type RequestContext,
  contentAnswer,
  contentKey,
  fileAnswer,
  preparedAnswer,
  replyAnswer,
  type Row,
} from './answers.ts';
import { type Answer, errorAnswer, redirect, uncachedAnswer } from './representation.ts';

/** The pages that the function renders, and their Markdown forms. An open path ends in the extension by itself. */
export const PAGE_ROWS: readonly Row[] = PAGE_ROUTES.flatMap((route) => {
  const page = pageRow(route, route.path);
  return route.path.includes('{') ? [page] : [page, pageRow(route, markdownPath(route.path))];
});

function pageRow(route: PageRoute, path: string): Row {
  const { parameters } = route;
  return {
    method: 'GET',
    path,
    parameters,
    isPage: true,
    async answer(context) {
      const isMarkdownPath = context.path.endsWith(MARKDOWN_EXTENSION);
      const isNegotiated = !isMarkdownPath && prefersMarkdown(context.request);
      const known = isNegotiated ? undefined : context.cache.get(contentKey(context));
      if (known) return known.answer(context.request);
      const parsed = parseValues(route, new URLSearchParams(context.search), withoutExtension(context.open));
      if ('refused' in parsed) return wrongQuestion(parsed.refused, context);
      const { values } = parsed;
      const file = isNegotiated ? null : preparedFile(route, values, context.path);
      const prepared = await preparedAnswer(file, context, 'day');
      if (prepared) return prepared;
      const catalogue = context.host.build.catalogue(context.today);
      const isMarkdown = isMarkdownPath || isNegotiated;
      const reply = isMarkdown ? markdownReply(route, catalogue, values) : routeReply(route, catalogue, values);
      // A negotiated form is not kept: a shared cache would hand it to browsers at the same address.
      return reply && contentAnswer(reply, context, { policy: isNegotiated ? 'no-store' : 'day', isNegotiated });
    },
  };
}

type RequestValues = Readonly<Record<string, unknown>>;

function markdownReply(route: PageRoute, catalogue: Catalogue, values: RequestValues): TextReply | null {
  const page = route.page(catalogue, values);
  return page && { status: 200, contentType: CONTENT_TYPE.md, text: markdownOf(catalogue, page) };
}

/** The open segment of a path without the extension of its Markdown form. */
function withoutExtension(open: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(open).map(([name, segment]) => [name, segment.replace(/\.md$/, '')]));
}

/** The file of a page without a query; a value of the path is not a query. */
function preparedFile({ parameters, isFile }: PageRoute, values: RequestValues, path: string): string | null {
  const hasQuery = Object.entries(parameters).some(([name, given]) => given.in !== 'path' && values[name] !== null);
  return isFile && !hasQuery ? path.slice(1) : null;
}

/** Answers a path without a route with the file of the build at it, in Markdown where the client prefers that. */
export async function builtFileAnswer(context: RequestContext): Promise<Answer | null> {
  const file = context.path === '/' ? 'index.html' : context.path.slice(1);
  // Files that only hosts read.
  if (file.startsWith('_')) return null;
  if (prefersMarkdown(context.request)) {
    const negotiated = await fileAnswer(file === 'index.html' ? 'index.md' : `${file}.md`, context, true);
    if (negotiated) return negotiated;
  }
  return fileAnswer(file, context);
}

/**
 * Answers a read of a path with nothing at it: 308 where the path names a page in another way, a page for a client that
 * prefers HTML, JSON for everyone else.
 */
export function nothingAt(context: RequestContext): Answer {
  const { host, path, search, today } = context;
  const catalogue = host.build.catalogue(today);
  const target = movedTo(catalogue, path);
  if (target !== null) return redirect(`${target}${search}`);
  if (prefersHtml(context.request)) return errorPage(404, pageReply(catalogue, notFoundPage(catalogue, path)));
  return noSuchPath(path);
}

export function noSuchPath(path: string): Answer {
  return errorAnswer(404, `There is nothing at ${path.slice(0, 200)}; the paths are at /api/openapi.json.`);
}

/** The 400 of a page: for a browser a page that says what is wrong with the query, and where to go on. */
function wrongQuestion(refused: JsonReply<ErrorBody>, { request, host, path, today }: RequestContext): Answer {
  if (!prefersHtml(request)) return replyAnswer(refused);
  const page = wrongQuestionPage(path, refused.body.error);
  return errorPage(refused.status, pageReply(host.build.catalogue(today), page));
}

function errorPage(status: number, { contentType, text }: TextReply): Answer {
  return uncachedAnswer(status, text, { contentType, headers: { Vary: 'Accept' } });
}

/** Whether a client rates HTML higher than JSON; equal weights, as those of a star, mean JSON. */
function prefersHtml(request: Request): boolean {
  return prefers(request, 'html', ['application/json', 'text/html']) === 'text/html';
}

/** Whether a client names Markdown and rates it higher than HTML; equal weights go to the one named first. */
function prefersMarkdown(request: Request): boolean {
  return prefers(request, 'markdown', ['text/html', 'text/markdown']) === 'text/markdown';
}

/** The preferred type of a client whose `Accept` contains a word. */
function prefers({ headers }: Request, word: string, types: readonly string[]): string | undefined {
  const accept = headers.get('accept');
  return accept?.includes(word) ? new Negotiator({ headers: { accept } }).mediaType([...types]) : undefined;
}
