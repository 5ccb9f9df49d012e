import { routeReply } from '../../src/pages/parts/shell.ts';
import type { Catalogue } from '../../src/model/catalogue.ts';
import { openApi } from '../../src/openapi/openapi.ts';
import { markdownOf } from '../../src/pages/markdown.ts';
import { PAGE_ROUTES, pages } from '../../src/pages/table.ts';
import { docsPages } from '../../src/pages/docs/overview.ts';
import { parseValues } from '../../src/routes/parse-values.ts';
import { pathMatcher } from '../path-matcher.ts';

/** Every page of a catalogue by its path in `dist`, and those of the function by their own; the documentation on request. */
export function pageTexts(catalogue: Catalogue, { withDocs = false } = {}): ReadonlyMap<string, string> {
  const docs = withDocs ? docsPages(catalogue, openApi(catalogue)) : [];
  const built = [...pages(catalogue, docs)].map(({ path, text }) => [path, text] as const);
  return new Map([...built, ...functionPages(catalogue)]);
}

/** The pages that the function renders, as they are without a query. */
export function functionPages(catalogue: Catalogue): readonly (readonly [string, string])[] {
  return PAGE_ROUTES.filter(({ path }) => !path.includes('{')).map(
    ({ path }) => [path.slice(1), functionPage(catalogue, path)] as const,
  );
}

/** The page at an address of the function. */
export function functionPage(catalogue: Catalogue, address: string): string {
  const { pathname, searchParams } = new URL(address, 'https://deals.example');
  const text = functionPageAt(catalogue, pathname, searchParams);
  if (text === null) throw new Error(`${address} is no page of the function`);
  return text;
}

const pageRouteOf = pathMatcher(PAGE_ROUTES);

/** The page at a path of the function, or its Markdown form; null where it has none. */
export function functionPageAt(catalogue: Catalogue, pathname: string, query: URLSearchParams): string | null {
  const isMarkdown = pathname.endsWith('.md');
  const matched = pageRouteOf(isMarkdown ? pathname.slice(0, -'.md'.length) : pathname);
  if (!matched) return null;
  const { route } = matched;
  const parsed = parseValues(route, query, matched.path);
  if ('refused' in parsed) return null;
  if (!isMarkdown) return routeReply(route, catalogue, parsed.values)?.text ?? null;
  const page = route.page(catalogue, parsed.values);
  return page && markdownOf(catalogue, page);
}

/** Whether a file of `pages` is an HTML page. */
export function isPage(path: string): boolean {
  return path === 'index.html' || !/\.|^\.well-known/.test(path);
}
