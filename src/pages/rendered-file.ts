import type { Catalogue } from '../model/catalogue.ts';
import { slug } from '../rules/text/slug.ts';
import { badge } from './badge.ts';
import { hasMarkdown } from './markdown-path.ts';
import { markdownOf } from './markdown/page-markdown.ts';
import { shell } from './shell.ts';
import { pageOfFile } from './table.ts';

/** The files of the pages of vendors, categories and comparisons, and the badges: nearly all of what is served as a file. */
const RENDERED = /^(?:vendor|category|compare|alternatives|badge)\//;
const MARKDOWN = /\.md$/;
const BADGE = /^badge\/([a-z0-9-]+)\.svg$/;

/** Whether `renderedFile` renders a file of a build, with the bytes that the build wrote. */
export function isRenderedFile(path: string): boolean {
  return RENDERED.test(path);
}

/** The content of a page, of its Markdown form or of a badge, by its path in the build; null where the catalogue has none. */
export function renderedFile(catalogue: Catalogue, path: string): string | null {
  const [, named] = BADGE.exec(path) ?? [];
  if (named !== undefined) {
    const vendor = catalogue.vendorBySlug.get(slug(named));
    return vendor?.slug === named ? badge(catalogue, vendor) : null;
  }
  const file = path === 'index.md' ? 'index.html' : path.replace(MARKDOWN, '');
  const page = pageOfFile(catalogue, file)?.render();
  if (!page) return null;
  if (file === path) return shell(catalogue, page);
  return hasMarkdown(page) ? markdownOf(catalogue, page) : null;
}
