import type { Listing } from '../../model/catalogue.ts';
import { commonPage } from './common-page.ts';
import { categoryPage, PAGE, vendorPage } from './page.ts';

/** The page to cite for some offers: the one they share, else the front page (docs/rules.md#provenance). */
export function listingsPage(listings: readonly Listing[]): string {
  const about = listings.map(({ vendor, category }) => ({
    vendor: vendorPage(vendor),
    category: categoryPage(category),
  }));
  return commonPage(about, PAGE.home);
}
