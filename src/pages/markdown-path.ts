import { PAGE } from '../routes/shared/page.ts';

/** Where the Markdown form of a page lies: `/vendor/neon.md`, `/index.md`. */
export function markdownPath(path: string): string {
  return path === PAGE.home ? '/index.md' : `${path}.md`;
}

/** Pages that answer a query, so that the build writes none of them. */
const RENDERED_ON_REQUEST: ReadonlySet<string> = new Set(['/search', '/vendor', '/category', '/compare']);

/** Whether the build writes the Markdown form of a page; a page without a citation states nothing. */
export function hasMarkdown({ path, cite }: { readonly path: string; readonly cite?: string }): boolean {
  return cite !== undefined && !RENDERED_ON_REQUEST.has(path.replace(/\?.*$/, ''));
}
