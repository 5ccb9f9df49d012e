import type { Catalogue } from '../../model/catalogue.ts';
import type { ChangeRecord } from '../../model/change-record.ts';
import { categoryNamed } from '../../rules/catalogue/categories.ts';
import { slug } from '../../rules/text/slug.ts';
import { commonPage } from './common-page.ts';
import { categoryPage, PAGE, vendorPage } from './page.ts';

/** The page to cite for some records: the one they share, else the page of all changes (docs/rules.md#provenance). */
export function changesPage(catalogue: Catalogue, records: readonly ChangeRecord[]): string {
  const about = records.map((record) => {
    const vendor = catalogue.vendorBySlug.get(slug(record.vendor));
    const category = categoryNamed(catalogue, record.category);
    return { vendor: vendor ? vendorPage(vendor) : null, category: category && categoryPage(category) };
  });
  return commonPage(about, PAGE.changes);
}
