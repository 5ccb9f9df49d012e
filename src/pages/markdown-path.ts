import { PAGE } from '../routes/shared/page.ts';

/** Where the Markdown form of a page lies: `/vendor/neon.md`, `/index.md`. */
export function markdownPath(path: string): string {
  return path === PAGE.home ? '/index.md' : `${path}.md`;
}

/** Pages that the function renders, all or most of them. */
const RENDERED_ON_REQUEST: ReadonlySet<string> = new Set([
  '/search',
  '/vendor',
  '/category',
  '/compare',
  '/alternatives',
]);
/** Pages with a route of their own for any last segment. */
const OPEN_PAGE = /^\/(?:compare|alternatives)\//;

/** Whether the build writes the Markdown form of a page; a page without a citation states nothing. */
export function hasMarkdown({ path, cite }: { readonly path: string; readonly cite?: string }): boolean {
  const [plain = ''] = path.split('?', 1);
  return cite !== undefined && !RENDERED_ON_REQUEST.has(plain) && !OPEN_PAGE.test(plain);
}
