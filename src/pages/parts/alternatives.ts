import type { Catalogue } from '../../model/catalogue.ts';
import type { Vendor } from '../../model/vendor.ts';
import { changeHistory } from '../../rules/changes/change-history.ts';
import { firstOffer } from '../../rules/ranking/alternatives.ts';
import { alternativesByRecords } from '../../rules/risk/record-risk.ts';
import { type ShownAlternative, shownAlternatives } from '../../rules/search/recorded-alternatives.ts';

/** The alternatives of a vendor, in the order of pages; of one without an offer, what its records name and its category. */
export function vendorAlternatives(catalogue: Catalogue, vendor: Vendor): readonly ShownAlternative[] {
  const own = firstOffer(catalogue, vendor);
  if (own) return shownAlternatives(catalogue, own);
  const named = new Set(changeHistory(vendor).flatMap(({ alternatives }) => alternatives));
  const { listings } = alternativesByRecords(catalogue, vendor, `instead:${vendor.name}`);
  return listings.map((listing) => ({ listing, isRecorded: named.has(listing.vendor.name), shared: [] }));
}
