import type { Catalogue } from '../../model/catalogue.ts';
import type { Category } from '../../model/category.ts';
import type { Vendor } from '../../model/vendor.ts';

/** Paths of the pages that responses cite (docs/rules.md#pages). */
export const PAGE = {
  home: '/',
  search: '/search',
  vendors: '/vendor',
  categories: '/category',
  compare: '/compare',
  changes: '/changes',
  whatCounts: '/changes#what-counts',
  criteria: '/criteria',
  deadlines: '/deadlines',
  expiring: '/expiring',
  freshness: '/freshness',
  signal: '/signal',
  referralPrograms: '/referral-programs',
  data: '/data',
  docs: '/api/docs',
} as const;

/** Path of a vendor's page. */
export function vendorPage(vendor: Vendor): string {
  return `/vendor/${vendor.slug}`;
}

/** Path of a category's page. */
export function categoryPage(category: Category): string {
  return `/category/${category.slug}`;
}

/** A page's or path's absolute address. */
export function address(catalogue: Catalogue, path: string): string {
  return `${catalogue.site.base_url}${path}`;
}
