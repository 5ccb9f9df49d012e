import type { Listing } from '../../model/catalogue.ts';
import { categoryPage, PAGE, vendorPage } from './page.ts';

/** The page to cite for some offers: of their one vendor, else of their one category, else the front page (RULES.md 11). */
export function listingsPage(listings: readonly Listing[]): string {
  const [first, ...others] = listings;
  if (!first) return PAGE.home;
  if (others.every(({ vendor }) => vendor === first.vendor)) return vendorPage(first.vendor);
  if (others.every(({ category }) => category === first.category)) return categoryPage(first.category);
  return PAGE.home;
}
