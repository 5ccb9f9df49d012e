import type { Listing } from '../../model/catalogue.ts';
import type { Vendor } from '../../model/vendor.ts';

/** One side of a comparison: a vendor with the offer that represents it; null where only records are held. */
export interface Side {
  readonly vendor: Vendor;
  readonly listing: Listing | null;
}
