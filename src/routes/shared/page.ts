import type { Catalogue, Category } from '../../model/catalogue.ts';
import type { Vendor } from '../../model/vendor.ts';

/** Paths of the pages that responses cite (docs/rules.md#pages). */
export const PAGE = {
  home: '/',
  search: '/search',
  vendors: '/vendor',
  categories: '/category',
  compare: '/compare',
  alternatives: '/alternatives',
  changes: '/changes',
  whatCounts: '/changes#what-counts',
  criteria: '/criteria',
  deadlines: '/deadlines',
  expiring: '/deadlines',
  freshness: '/freshness',
  signal: '/signal',
  about: '/about',
  referralPrograms: '/referral-programs',
  data: '/data',
  digest: '/digest',
  follow: '/follow',
  plan: '/plan',
  stackCheck: '/stack-check',
  mcpSetup: '/mcp/setup',
  embed: '/embed',
  docs: '/api/docs',
} as const;

/** Path of the page that documents an operation. A file `api/docs` leaves no room for a folder of that name. */
export function operationPage(operationId: string): string {
  return `/docs/${operationId}`;
}

/** The place of a parameter on the page of its operation. */
export function parameterAnchor(name: string): string {
  return `parameter-${name}`;
}

/** Path of a vendor's page. */
export function vendorPage(vendor: Vendor): string {
  return `/vendor/${vendor.slug}`;
}

/** Path of a category's page. */
export function categoryPage(category: Category): string {
  return `/category/${category.slug}`;
}

/** Path of the page that compares two vendors: the same in either order of the two. */
export function comparisonPath(one: Vendor, other: Vendor): string {
  const [first, second] = one.slug < other.slug ? [one, other] : [other, one];
  return `${PAGE.compare}/${first.slug}-vs-${second.slug}`;
}

/** Path of the page of alternatives to a vendor. */
export function alternativesPath(vendor: Vendor): string {
  return `${PAGE.alternatives}/${vendor.slug}`;
}

/** A page's or path's absolute address. */
export function address(catalogue: Catalogue, path: string): string {
  return `${catalogue.site.base_url}${path}`;
}
