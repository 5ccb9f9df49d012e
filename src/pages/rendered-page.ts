import type { Catalogue } from '../model/catalogue.ts';
import { hasMarkdown } from './markdown-path.ts';
import { markdownOf } from './markdown/page-markdown.ts';
import type { Page } from './page.ts';
import { shell } from './shell.ts';

/** A page as HTML, or in its Markdown form; null where it has none. */
export function renderedPage(catalogue: Catalogue, page: Page, asMarkdown: boolean): string | null {
  if (!asMarkdown) return shell(catalogue, page);
  return hasMarkdown(page) ? markdownOf(catalogue, page) : null;
}
