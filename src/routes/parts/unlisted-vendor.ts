import type { Catalogue } from '../../model/catalogue.ts';
import { slug } from '../../rules/slug.ts';

/** Why a name reaches no offer: unknown, or on record for its changes alone. */
export function unlistedVendorError(catalogue: Catalogue, asked: string): string {
  const vendor = catalogue.vendorBySlug.get(slug(asked));
  return vendor
    ? `No offer of ${vendor.name} is listed; its change records are at /api/changes?vendor=${encodeURIComponent(vendor.name)}.`
    : `No vendor is listed by the name ${JSON.stringify(asked.slice(0, 100))}.`;
}
