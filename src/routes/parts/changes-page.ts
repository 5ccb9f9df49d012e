import type { Catalogue } from '../../model/catalogue.ts';
import type { ChangeRecord } from '../../model/change-record.ts';
import { categoryNamed } from '../../rules/category-name.ts';
import { slug } from '../../rules/slug.ts';
import { categoryPage, PAGE, vendorPage } from './page.ts';

/** The page to cite for some records: of their one vendor, else of their one category, else that of all changes (RULES.md 11). */
export function changesPage(catalogue: Catalogue, records: readonly ChangeRecord[]): string {
  const [first, ...others] = records;
  if (!first) return PAGE.changes;
  const isOneVendor = others.every((other) => other.vendor === first.vendor);
  const vendor = isOneVendor ? catalogue.vendorBySlug.get(slug(first.vendor)) : undefined;
  if (vendor) return vendorPage(vendor);
  const isOneCategory = others.every((other) => other.category === first.category);
  const category = isOneCategory ? categoryNamed(catalogue, first.category) : null;
  return category ? categoryPage(category) : PAGE.changes;
}
