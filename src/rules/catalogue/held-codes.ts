import type { Catalogue } from '../../model/catalogue.ts';
import type { ReferralCode } from '../../model/referral-code.ts';
import type { Vendor } from '../../model/vendor.ts';
import { firstOffer } from '../ranking/first-offer.ts';
import { slug } from '../text/slug.ts';
import { resolveOneVendor } from '../names/resolver.ts';

/** A referral code the service holds, with the vendor it is for. */
export interface HeldCode {
  readonly code: ReferralCode;
  readonly vendor: Vendor;
  /** Of the vendor's first offer; null where none is listed. */
  readonly category: string | null;
}

/** Every code the service holds, by vendor in catalogue order: the service is paid for some of them and prefers none. */
export function heldCodes(catalogue: Catalogue): readonly HeldCode[] {
  return catalogue.records.referral_codes
    .flatMap((code) => {
      const vendor = catalogue.vendorBySlug.get(slug(code.vendor));
      return vendor ? [{ code, vendor, category: categoryOf(catalogue, vendor) }] : [];
    })
    .sort((one, other) => (one.vendor.slug < other.vendor.slug ? -1 : Number(one.vendor.slug > other.vendor.slug)));
}

/** The code held for the vendor a text names. */
export function heldCode(catalogue: Catalogue, text: string): HeldCode | null {
  const resolution = resolveOneVendor(catalogue, text);
  if (resolution.kind !== 'vendor') return null;
  return heldCodes(catalogue).find((held) => held.vendor === resolution.vendor) ?? null;
}

function categoryOf(catalogue: Catalogue, vendor: Vendor): string | null {
  return firstOffer(catalogue, vendor)?.category.name ?? null;
}
