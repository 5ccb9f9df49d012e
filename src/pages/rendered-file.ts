import type { Catalogue } from '../model/catalogue.ts';
import { badge } from './badge.ts';
import { hasMarkdown, MARKDOWN_EXTENSION, markdownOf } from './markdown.ts';
import type { Page } from './page.ts';
import { shell } from './parts/shell.ts';
import { isPageFile, pageOfFile } from './table.ts';
import { vendorWithSlug } from './parts/links.ts';
import { vendorPageOf } from './vendor.ts';

/** The files of the pages of vendors, categories and comparisons, and the badges: nearly all of what is served as a file. */
const RENDERED = /^(?:vendor|category|compare|badge)\//;
const MARKDOWN = /\.md$/;

/** Whether `renderedFile` renders a file of a build, with the bytes that the build wrote. */
export function isRenderedFile(path: string): boolean {
  return RENDERED.test(path);
}

/** Whether a file is a page of the catalogue, the Markdown form of one or a badge: an edit may change it. */
export function isFileOfCatalogue(catalogue: Catalogue, path: string): boolean {
  return isVendorFile(path) || isPageFile(catalogue, htmlFile(path));
}

/** The file of the page whose HTML or Markdown form is at a path. */
function htmlFile(path: string): string {
  return path === 'index.md' ? 'index.html' : path.replace(MARKDOWN, '');
}

/** The content of a page, of its Markdown form or of a badge, by its path in the build; null where the catalogue has none. */
export function renderedFile(catalogue: Catalogue, path: string): string | null {
  if (isVendorFile(path)) return renderedVendor(catalogue, path);
  const file = htmlFile(path);
  const page = pageOfFile(catalogue, file)?.render();
  return page ? renderedPage(catalogue, page, file !== path) : null;
}

/** A page as HTML, or in its Markdown form; null where it has none. */
export function renderedPage(catalogue: Catalogue, page: Page, asMarkdown: boolean): string | null {
  if (!asMarkdown) return shell(catalogue, page);
  return hasMarkdown(page) ? markdownOf(catalogue, page) : null;
}

const PAGE_FILE = /^vendor\/([a-z0-9-]+)(?:\.md)?$/;
const BADGE_FILE = /^badge\/([a-z0-9-]+)\.svg$/;

/** Whether a path is that of a vendor's page, of its Markdown form or of a badge. */
export function isVendorFile(path: string): boolean {
  return PAGE_FILE.test(path) || BADGE_FILE.test(path);
}

/** The content of such a file; null where the catalogue has no such vendor. Imports no other page, to keep the function small. */
export function renderedVendor(catalogue: Catalogue, path: string): string | null {
  const [, badged] = BADGE_FILE.exec(path) ?? [];
  if (badged !== undefined) {
    const vendor = vendorWithSlug(catalogue, badged);
    return vendor && badge(catalogue, vendor);
  }
  const [, named] = PAGE_FILE.exec(path) ?? [];
  const vendor = named === undefined ? null : vendorWithSlug(catalogue, named);
  return vendor && renderedPage(catalogue, vendorPageOf(catalogue, vendor), path.endsWith(MARKDOWN_EXTENSION));
}
