import type { Page } from './page-content.ts';
import { PAGE } from '../routes/shared/page.ts';

export const MARKDOWN_EXTENSION = '.md';

/** Where the Markdown form of a page lies: `/vendor/neon.md`, `/index.md`. */
export function markdownPath(path: string): string {
  return path === PAGE.home ? '/index.md' : `${path}${MARKDOWN_EXTENSION}`;
}

/** Where the Markdown form of a page is, with the query of the page. */
export function markdownAddress({ path, addressQuery = '' }: Pick<Page, 'path' | 'addressQuery'>): string {
  return `${markdownPath(path)}${addressQuery}`;
}

/** Whether a page has a Markdown form; one without a citation states nothing. */
export function hasMarkdown({ cite }: Pick<Page, 'cite'>): boolean {
  return cite !== undefined;
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

/** Whether the build writes the Markdown form of a page; the function renders the others. */
export function hasMarkdownFile(page: Page): boolean {
  return hasMarkdown(page) && !RENDERED_ON_REQUEST.has(page.path) && !OPEN_PAGE.test(page.path);
}
