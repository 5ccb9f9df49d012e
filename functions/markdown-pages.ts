import type { Catalogue } from '../src/model/catalogue.ts';
import { markdownOf } from '../src/pages/markdown/page-markdown.ts';
import type { PageRoute } from '../src/pages/page-route.ts';
import type { TextReply } from '../src/routes/route.ts';
import { prefersMarkdown } from './accept.ts';
import { contentAnswer, indexAnswer } from './answers.ts';
import { whenReady, type Eventually, type PlainAnswer } from './message.ts';
import type { RequestContext } from './router-row.ts';

type PageValues = Readonly<Record<string, unknown>>;

const EXTENSION = '.md';
const MARKDOWN_TYPE = 'text/markdown; charset=utf-8';

/** Answers a page that the function renders: as HTML, or as Markdown where its path or the client names that. */
export function pageAnswer(route: PageRoute, context: RequestContext): Eventually<PlainAnswer | null> {
  const plain = withoutExtension(route, context.values);
  if (plain) return markdownFileAnswer(route, { ...context, values: plain });
  return prefersMarkdown(context.request.accept) ? negotiated(route, context) : indexAnswer(route, context);
}

/** Answers the path of the Markdown form. */
export function markdownFileAnswer(route: PageRoute, context: RequestContext): Eventually<PlainAnswer | null> {
  return indexAnswer({ answer: (catalogue, values) => markdownReply(catalogue, route, values) }, context);
}

/** Never kept: a shared cache would hand it to browsers at the same address. */
function negotiated(route: PageRoute, context: RequestContext): Eventually<PlainAnswer | null> {
  const reply = markdownReply(context.environment.catalogue(context.today), route, context.values);
  if (reply === null) return null;
  return whenReady(contentAnswer(reply, { ...context, cache: 'no-store' }), (answer) => ({
    ...answer,
    headers: [...answer.headers, 'Vary', 'Accept'],
  }));
}

function markdownReply(catalogue: Catalogue, route: PageRoute, values: PageValues): TextReply | null {
  const page = route.page(catalogue, values);
  return page && { status: 200, contentType: MARKDOWN_TYPE, text: markdownOf(catalogue, page) };
}

/** The values without the extension of the path's open segment; null where it has none. */
function withoutExtension({ parameters }: PageRoute, values: PageValues): PageValues | null {
  for (const [name, parameter] of Object.entries(parameters)) {
    const value = values[name];
    if (parameter.in === 'path' && typeof value === 'string' && value.endsWith(EXTENSION)) {
      return { ...values, [name]: value.slice(0, -EXTENSION.length) };
    }
  }
  return null;
}
