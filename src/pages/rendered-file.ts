import type { Catalogue } from '../model/catalogue.ts';
import { renderedPage } from './rendered-page.ts';
import { isPageFile, pageOfFile } from './table.ts';
import { isVendorFile, renderedVendor } from './rendered-vendor.ts';

/** The files of the pages of vendors, categories and comparisons, and the badges: nearly all of what is served as a file. */
const RENDERED = /^(?:vendor|category|compare|alternatives|badge)\//;
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
