import type { Catalogue } from '../src/model/catalogue.ts';
import { MARKDOWN_EXTENSION } from '../src/pages/markdown-path.ts';
import { markdownOf } from '../src/pages/markdown.ts';
import type { PageRoute } from '../src/pages/page.ts';
import type { TextReply } from '../src/routes/route.ts';
import { prefersMarkdown } from './accept.ts';
import { indexAnswer, preferredAnswer } from './answers.ts';
import { whenReady, type Eventually, type PlainAnswer } from './message.ts';
import type { RequestContext } from './router-row.ts';

type PageValues = Readonly<Record<string, unknown>>;

const MARKDOWN_TYPE = 'text/markdown; charset=utf-8';

/** Answers a page that the function renders: as HTML, or as Markdown where its path or the client names that. */
export function pageAnswer(route: PageRoute, context: RequestContext): Eventually<PlainAnswer | null> {
  const plain = withoutExtension(route, context.values);
  if (plain) return markdownFileAnswer(route, { ...context, values: plain });
  return prefersMarkdown(context.request.accept) ? preferredMarkdown(route, context) : indexAnswer(route, context);
}

/** Answers the path of the Markdown form. */
export function markdownFileAnswer(route: PageRoute, context: RequestContext): Eventually<PlainAnswer | null> {
  return indexAnswer({ answer: (catalogue, values) => markdownReply(catalogue, route, values) }, context);
}

/** Never kept: a shared cache would hand it to browsers at the same address. */
function preferredMarkdown(route: PageRoute, context: RequestContext): Eventually<PlainAnswer | null> {
  const { environment, today, values } = context;
  return whenReady(
    environment.over(today, (catalogue) => markdownReply(catalogue, route, values)),
    (reply) => reply && preferredAnswer(reply, context),
  );
}

function markdownReply(catalogue: Catalogue, route: PageRoute, values: PageValues): TextReply | null {
  const page = route.page(catalogue, values);
  return page && { status: 200, contentType: MARKDOWN_TYPE, text: markdownOf(catalogue, page) };
}

/** The values without the extension of the path's open segment; null where it has none. */
function withoutExtension({ parameters }: PageRoute, values: PageValues): PageValues | null {
  for (const [name, parameter] of Object.entries(parameters)) {
    const value = values[name];
    if (parameter.in === 'path' && typeof value === 'string' && value.endsWith(MARKDOWN_EXTENSION)) {
      return { ...values, [name]: value.slice(0, -MARKDOWN_EXTENSION.length) };
    }
  }
  return null;
}
