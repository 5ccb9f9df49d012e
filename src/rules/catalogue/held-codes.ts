import type { Catalogue } from '../../model/catalogue.ts';
import type { ReferralCode } from '../../model/referral-code.ts';
import type { Vendor } from '../../model/vendor.ts';
import { firstOffer } from '../ranking/first-offer.ts';
import { byCodeUnits } from '../text/by-code-units.ts';
import { slug } from '../text/slug.ts';
import { resolveVendor } from '../names/resolver.ts';

/** A referral code that the service holds, with its vendor. */
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

/** The code of the vendor that a text names. */
export function heldCode(catalogue: Catalogue, text: string): HeldCode | null {
  const resolution = resolveVendor(catalogue, text);
  if (resolution.kind !== 'vendor') return null;
  return heldCodes(catalogue).find((held) => held.vendor === resolution.vendor) ?? null;
}

function categoryOf(catalogue: Catalogue, vendor: Vendor): string | null {
  return firstOffer(catalogue, vendor)?.category.name ?? null;
}
