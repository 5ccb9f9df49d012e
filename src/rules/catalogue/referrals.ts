import type { Catalogue } from '../../model/catalogue.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import type { ReferralProgram } from '../../model/offer.ts';
import type { Vendor } from '../../model/vendor.ts';
import { rankedListings, firstOffer } from '../ranking/alternatives.ts';
import { byCodeUnits, slug } from '../text/fold.ts';
import { vendorNamed } from '../names/resolver.ts';

/** A programme in the list, with the first offer of the vendor that runs it. */
export type ListedProgramme = ReturnType<typeof referralProgrammes>[number];

/**
 * The vendor's referral programme when it may be listed (docs/rules.md#referral-programs). The first read that finds
 * its page unreachable or redirected ends the listing: the 14 days of docs/rules.md#link-unreachable apply to offers
 * only.
 */
export function listedProgramme(vendor: Vendor): (ReferralProgram & { readonly read_on: IsoDate }) | null {
  const programme = vendor.referral_program;
  if (!programme?.available || programme.read_on === undefined) return null;
  const read = vendor.reads.find((page) => page.url === programme.program_url);
  if (read?.link) return null;
  return { ...programme, read_on: programme.read_on };
}

/** Every listed programme, one per vendor, in rank order with the key `referral-programs` (docs/rules.md#referral-programs). */
export function referralProgrammes(catalogue: Catalogue) {
  const listings = catalogue.vendors.flatMap((vendor) => firstOffer(catalogue, vendor) ?? []);
  const running = listings.filter(({ vendor }) => listedProgramme(vendor));
  return rankedListings(catalogue, running, 'referral-programs').listings.flatMap((listing) => {
    const programme = listedProgramme(listing.vendor);
    return programme ? [{ listing, programme }] : [];
  });
}

/** A code with its vendor and the category of the vendor's first offer; null without an offer. */
export type HeldCode = ReturnType<typeof heldCodes>[number];

/** Every code that the service holds, in catalogue order: no code is preferred, although the service is paid for some. */
export function heldCodes(catalogue: Catalogue) {
  return catalogue.records.referral_codes
    .flatMap((code) => {
      const vendor = catalogue.vendorBySlug.get(slug(code.vendor));
      return vendor ? [{ code, vendor, category: firstOffer(catalogue, vendor)?.category.name ?? null }] : [];
    })
    .sort((one, other) => byCodeUnits(one.vendor.slug, other.vendor.slug));
}

export function heldCode(catalogue: Catalogue, text: string): HeldCode | null {
  const named = vendorNamed(catalogue, text);
  return heldCodes(catalogue).find(({ vendor }) => vendor === named) ?? null;
}
