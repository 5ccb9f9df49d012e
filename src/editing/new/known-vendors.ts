import { slug } from '../../rules/text/slug.ts';
import { pageKey } from '../../compile/checks/repeats.ts';
import type { CatalogueFiles } from '../../compile/checks/check.ts';
import { bareName } from '../../rules/text/fold.ts';
import { vendorNames } from '../../compile/checks/vendor-references.ts';
import type { Sourced } from '../../compile/shape/shape.ts';
import type { VendorFile } from '../../compile/shape/vendor-file.ts';

type Vendors = CatalogueFiles['vendors'];

/** The vendor that a name already belongs to, today or formerly. */
export function vendorCalled(vendors: Vendors, name: string): Sourced<VendorFile> | undefined {
  const [key, bareKey] = [slug(name), bareName(name)];
  return vendors.find((file) => vendorNames(file).some(({ slug, bare }) => slug === key || bare === bareKey));
}

/** The vendor that already cites a page. */
export function vendorCiting(vendors: Vendors, url: string): Sourced<VendorFile> | undefined {
  const page = pageKey(url);
  return vendors.find(({ value }) => value.offers.some((offer) => pageKey(offer.url) === page));
}
