import type { Catalogue, Category, Listing } from '../../model/catalogue.ts';
import type { ChangeRecord } from '../../model/change-record.ts';
import type { Vendor } from '../../model/vendor.ts';
import { categoryNamed } from '../../rules/catalogue/categories.ts';
import { slug } from '../../rules/text/fold.ts';

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

export function vendorPage(vendor: Vendor): string {
  return `/vendor/${vendor.slug}`;
}

export function categoryPage(category: Category): string {
  return `/category/${category.slug}`;
}

/** Path of the page that compares two vendors: the same in either order of the two. */
export function comparisonPath(one: Vendor, other: Vendor): string {
  const [first, second] = one.slug < other.slug ? [one, other] : [other, one];
  return `${PAGE.compare}/${first.slug}-vs-${second.slug}`;
}

export function address(catalogue: Catalogue, path: string): string {
  return `${catalogue.site.base_url}${path}`;
}

/** The page to cite for some offers: the one they share, else the front page (docs/rules.md#provenance). */
export function listingsPage(listings: readonly Listing[]): string {
  const about = listings.map(({ vendor, category }) => ({
    vendor: vendorPage(vendor),
    category: categoryPage(category),
  }));
  return commonPage(about, PAGE.home);
}

/** The page to cite for some records: the one they share, else the page of all changes (docs/rules.md#provenance). */
export function changesPage(
  catalogue: Catalogue,
  records: readonly Pick<ChangeRecord, 'vendor' | 'category'>[],
): string {
  const about = records.map((record) => {
    const vendor = catalogue.vendorBySlug.get(slug(record.vendor));
    const category = categoryNamed(catalogue, record.category);
    return { vendor: vendor ? vendorPage(vendor) : null, category: category && categoryPage(category) };
  });
  return commonPage(about, PAGE.changes);
}

/** The page of the one vendor of all records, else of their one category, else `otherwise` (docs/rules.md#provenance). */
function commonPage(
  records: readonly { readonly vendor: string | null; readonly category: string | null }[],
  otherwise: string,
): string {
  const [first, ...others] = records;
  if (!first) return otherwise;
  if (first.vendor !== null && others.every(({ vendor }) => vendor === first.vendor)) return first.vendor;
  if (first.category !== null && others.every(({ category }) => category === first.category)) return first.category;
  return otherwise;
}
