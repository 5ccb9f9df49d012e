import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { Vendor } from '../../model/vendor.ts';

/** The offer that represents a vendor: the first of its file. Null for a vendor without offers. */
export function firstOffer(catalogue: Catalogue, vendor: Vendor): Listing | null {
  return catalogue.listingsByVendor.get(vendor.slug)?.[0] ?? null;
}
