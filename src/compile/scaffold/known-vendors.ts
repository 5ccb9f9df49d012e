import { fold } from '../../rules/fold.ts';
import { slug } from '../../rules/slug.ts';
import { pageKey } from '../checks/page-key.ts';
import type { CatalogueFiles } from '../checks/check.ts';
import type { Filed } from '../shape.ts';
import type { VendorFile } from '../shape/vendor-file.ts';

type Vendors = CatalogueFiles['vendors'];

/** A name without all that two authors may write differently. */
const bare = (name: string): string => fold(name).replace(/[^\p{L}\p{N}]+/gu, '');

/** The vendor that a name already belongs to, today or formerly. */
export function vendorCalled(vendors: Vendors, name: string): Filed<VendorFile> | undefined {
  const isIt = (known: string): boolean => slug(known) === slug(name) || bare(known) === bare(name);
  return vendors.find(({ value }) => [value.vendor, ...value.former_names].some(isIt));
}

/** The vendor that already cites a page. */
export function vendorCiting(vendors: Vendors, url: string): Filed<VendorFile> | undefined {
  const page = pageKey(url);
  return vendors.find(({ value }) => value.offers.some((offer) => pageKey(offer.url) === page));
}
