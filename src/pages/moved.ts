import type { Catalogue } from '../model/catalogue.ts';
import { alternativesPath, categoryPage, PAGE, vendorPage } from '../routes/shared/page.ts';
import { leftVendors } from '../rules/changes/left-vendors.ts';
import { categoryNamed } from '../rules/names/category-name.ts';
import { resolveOneVendor } from '../rules/names/resolver.ts';
import { comparisonNamed } from './compare/subject.ts';
import { MARKDOWN_EXTENSION, markdownPath } from './markdown-path.ts';
import { requestedPath } from './requested-path.ts';
import { COMPARISON_PAGES } from './comparison-pages.ts';

const FIXED: ReadonlySet<string> = new Set([
  ...Object.values(PAGE).filter((path) => !path.includes('#')),
  ...COMPARISON_PAGES.map(({ path }) => path),
]);

/**
 * The page to which a path without a page is redirected; null where there is none. The path may have a page's letters in
 * another case, be the folder of the documentation, name a vendor by any name that means one vendor (a former name, an
 * alias, the short form of its slug) or a category by a former name, or be the Markdown form of one of these.
 */
export function movedTo(catalogue: Catalogue, path: string): string | null {
  const isMarkdown = path.endsWith(MARKDOWN_EXTENSION);
  const target = targetOf(catalogue, isMarkdown ? path.slice(0, -MARKDOWN_EXTENSION.length) : path);
  const moved = target !== null && isMarkdown ? markdownPath(target) : target;
  return moved === path ? null : moved;
}

function targetOf(catalogue: Catalogue, path: string): string | null {
  const lower = path.toLowerCase();
  if (FIXED.has(lower)) return lower;
  if (lower === '/docs') return PAGE.docs;
  const { folder, name } = requestedPath(path);
  if (folder === 'vendor') {
    const resolution = resolveOneVendor(catalogue, name);
    return resolution.kind === 'vendor' ? vendorPage(resolution.vendor) : null;
  }
  if (folder === 'compare') {
    const category = categoryNamed(catalogue, name);
    return category ? `${PAGE.compare}/${category.slug}` : comparisonNamed(catalogue, name);
  }
  if (folder === 'alternatives') {
    const resolution = resolveOneVendor(catalogue, name);
    if (resolution.kind !== 'vendor') return null;
    const isLeft = leftVendors(catalogue).has(resolution.vendor);
    return isLeft ? alternativesPath(resolution.vendor) : vendorPage(resolution.vendor);
  }
  if (folder === 'category') {
    const category = categoryNamed(catalogue, name);
    return category && categoryPage(category);
  }
  return null;
}
