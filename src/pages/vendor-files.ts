import type { Catalogue } from '../model/catalogue.ts';
import type { Vendor } from '../model/vendor.ts';
import { PAGE } from '../routes/shared/page.ts';
import { vendorPairs } from '../rules/catalogue/vendor-pairs.ts';
import { leftVendors } from '../rules/search/recorded-alternatives.ts';
import { slug } from '../rules/text/slug.ts';

/** Several files for each of 100,000 vendors would take minutes to write, and are too many for an edge deployment. */
export const MAX_VENDORS_WITH_FILES = 10_000;

/**
 * Whether the build writes the pages of vendors, of their alternatives and of pairs of them, the Markdown forms, and the badges.
 * Where it does not, the function renders each on request, with the same bytes.
 */
export function hasVendorFiles({ records }: Pick<Catalogue, 'records'>): boolean {
  return records.vendors.length <= MAX_VENDORS_WITH_FILES;
}

/** The vendor that a path names by exactly its slug. */
export function vendorWithSlug(catalogue: Catalogue, text: string): Vendor | null {
  const vendor = catalogue.vendorBySlug.get(slug(text));
  return vendor?.slug === text ? vendor : null;
}

/** The number of files of each kind that the build leaves to the function. */
export function vendorFilesLeft(catalogue: Catalogue): readonly { readonly path: string; readonly answers: number }[] {
  if (hasVendorFiles(catalogue)) return [];
  const { length: vendors } = catalogue.records.vendors;
  return [
    { path: `${PAGE.vendors}/{vendor}`, answers: vendors },
    { path: `${PAGE.vendors}/{vendor}.md`, answers: vendors },
    { path: `${PAGE.alternatives}/{vendor}`, answers: leftVendors(catalogue).size },
    { path: `${PAGE.compare}/{vendor}-vs-{vendor}`, answers: vendorPairs(catalogue).length },
    { path: '/badge/{vendor}.svg', answers: vendors },
  ];
}
