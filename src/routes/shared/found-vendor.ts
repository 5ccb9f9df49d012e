import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { Vendor } from '../../model/vendor.ts';
import { firstOffer } from '../../rules/ranking/alternatives.ts';
import { otherProducts, resolveVendor, type ResolvedVendor } from '../../rules/names/resolver.ts';
import type { ReadonlyDeep } from '../route.ts';
import { unlistedVendor, type UnlistedVendor } from './unlisted-vendor.ts';
import type { PublishedVendorMatch } from './vendor-match.schema.ts';

/** The vendor that a text names, with its first offer, or the reason why there is none. */
export type FoundVendor =
  | { readonly resolved: ResolvedVendor; readonly listing: Listing }
  /** The vendor has change records only. */
  | { readonly resolved: ResolvedVendor; readonly listing: null; readonly unlisted: UnlistedVendor }
  | { readonly resolved: null; readonly listing: null; readonly unlisted: UnlistedVendor };

/** Resolves a name for an answer about one vendor. */
export function foundVendor(catalogue: Catalogue, requested: string): FoundVendor {
  const resolution = resolveVendor(catalogue, requested);
  const resolved = resolution.kind === 'vendor' ? resolution : null;
  const listing = resolved && firstOffer(catalogue, resolved.vendor);
  if (resolved && listing) return { resolved, listing };
  return { resolved, listing: null, unlisted: unlistedVendor(catalogue, requested, resolution) };
}

/** The `other_products` of a response: the other vendors of the brand; absent where there is none. */
export function publishedProducts(
  catalogue: Catalogue,
  vendor: Vendor,
): { readonly other_products?: readonly { readonly name: string; readonly slug: string }[] } {
  const products = otherProducts(catalogue, vendor);
  return products.length === 0 ? {} : { other_products: products.map(({ name, slug }) => ({ name, slug })) };
}

/** The `vendor_match` object of a response. */
export function publishedMatch(
  requested: string,
  { vendor, type }: ResolvedVendor,
): ReadonlyDeep<PublishedVendorMatch> {
  return { requested, matched: vendor.name, type };
}
