import type { Catalogue } from '../../model/catalogue.ts';
import type { Vendor } from '../../model/vendor.ts';
import { byName } from '../names/name-order.ts';

/** Names of the categories in which both vendors have an offer, sorted by name. */
export function categoryOverlap(catalogue: Catalogue, a: Vendor, b: Vendor): readonly string[] {
  const ofB = categoriesOf(catalogue, b);
  return [...categoriesOf(catalogue, a)].filter((name) => ofB.has(name)).toSorted(byName);
}

function categoriesOf(catalogue: Catalogue, vendor: Vendor): ReadonlySet<string> {
  return new Set((catalogue.listingsByVendor.get(vendor.slug) ?? []).map(({ category }) => category.name));
}
