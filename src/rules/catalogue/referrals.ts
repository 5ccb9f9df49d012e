import type { Catalogue, Listing, ReferralCode } from '../../model/catalogue.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import type { ReferralProgram } from '../../model/offer.ts';
import type { Vendor } from '../../model/vendor.ts';
import { rankedListings, firstOffer } from '../ranking/alternatives.ts';
import { byCodeUnits } from '../text/order.ts';
import { slug } from '../text/slug.ts';
import { resolveVendor } from '../names/resolver.ts';

/** A programme whose terms were read on the vendor's page. */
type ReadProgramme = ReferralProgram & { readonly read_on: IsoDate };

/** A programme in the list, with the first offer of the vendor that runs it. */
export interface ListedProgramme {
  readonly listing: Listing;
  readonly programme: ReadProgramme;
}

/**
 * The vendor's referral programme when it may be listed (docs/rules.md#referral-programs). The first read that finds
 * its page unreachable or redirected ends the listing: the 14 days of docs/rules.md#link-unreachable apply to offers
 * only.
 */
export function listedProgramme(vendor: Vendor): ReadProgramme | null {
  const programme = vendor.referral_program;
  if (!programme?.available || programme.read_on === undefined) return null;
  const read = vendor.reads.find((page) => page.url === programme.program_url);
  if (read?.link) return null;
  return { ...programme, read_on: programme.read_on };
}

/**
 * Every listed programme, one per vendor, in rank order with the key `referral-programs`
 * (docs/rules.md#referral-programs).
 */
export function referralProgrammes(catalogue: Catalogue): readonly ListedProgramme[] {
  const listings = catalogue.vendors.flatMap((vendor) => firstOffer(catalogue, vendor) ?? []);
  const running = listings.filter(({ vendor }) => listedProgramme(vendor));
  return rankedListings(catalogue, running, 'referral-programs').listings.flatMap((listing) => {
    const programme = listedProgramme(listing.vendor);
    return programme ? [{ listing, programme }] : [];
  });
}

export interface HeldCode {
  readonly code: ReferralCode;
  readonly vendor: Vendor;
  /** Category of the vendor's first offer; null without an offer. */
  readonly category: string | null;
}

/**
 * Every code that the service holds, in catalogue order: no code is preferred, although the service is paid for some.
 */
export function heldCodes(catalogue: Catalogue): readonly HeldCode[] {
  return catalogue.records.referral_codes
    .flatMap((code) => {
      const vendor = catalogue.vendorBySlug.get(slug(code.vendor));
      return vendor ? [{ code, vendor, category: categoryOf(catalogue, vendor) }] : [];
    })
    .sort((one, other) => byCodeUnits(one.vendor.slug, other.vendor.slug));
}

export function heldCode(catalogue: Catalogue, text: string): HeldCode | null {
  const resolution = resolveVendor(catalogue, text);
  if (resolution.kind !== 'vendor') return null;
  return heldCodes(catalogue).find((held) => held.vendor === resolution.vendor) ?? null;
}

function categoryOf(catalogue: Catalogue, vendor: Vendor): string | null {
  return firstOffer(catalogue, vendor)?.category.name ?? null;
}
