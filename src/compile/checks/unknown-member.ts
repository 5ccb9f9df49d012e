import type { Sourced } from '../shape/shape.ts';
import type { VendorFile } from '../shape/vendor-file.ts';
import { quoted } from '../diagnostics/diagnostic.ts';
import { slug } from '../../rules/text/slug.ts';
import { catalogueCheck, type CatalogueFiles, type Finding } from './check.ts';
import { goneVendor, isKnownVendor, vendorNameFix } from './known-vendor.ts';

/** A member of a comparison that is not a vendor, or has no offer to compare. */
export const unknownMember = catalogueCheck({
  code: 'unknown-member',
  meaning: 'a member of a comparison is not a vendor, or has no such offer',
  why: 'the comparison would hold nothing for that member',
  *diagnose(catalogue) {
    const bySlug = new Map(catalogue.vendors.map((file) => [slug(file.value.vendor), file]));
    for (const { draft, value } of catalogue.comparisons) {
      for (const [index, member] of value.members.entries()) {
        const wrong = memberError(catalogue, bySlug.get(slug(member.vendor)), member);
        if (!wrong) continue;
        const { key, ...finding } = wrong;
        yield { at: draft.place(['members', index, key]), ...finding };
      }
    }
  },
});

interface Member {
  readonly vendor: string;
  readonly category?: string;
}

type MemberError = Pick<Finding, 'what' | 'fix' | 'followsFrom'> & { readonly key: keyof Member };

function memberError(
  catalogue: CatalogueFiles,
  file: Sourced<VendorFile> | undefined,
  { vendor, category }: Member,
): MemberError | null {
  if (!isKnownVendor(catalogue, vendor)) {
    const followsFrom = goneVendor(catalogue, vendor);
    const fix = vendorNameFix(catalogue, vendor);
    return { key: 'vendor', what: `${quoted(vendor)} is not a vendor`, fix, followsFrom };
  }
  // A vendor whose own file is invalid may have the offer.
  if (!file) return null;
  const offered = file.value.offers.map((offer) => offer.category);
  if (offered.length === 0) {
    return { key: 'vendor', what: `${quoted(vendor)} has no offer`, fix: 'write its offer, or leave the member out' };
  }
  if (category === undefined || offered.includes(category)) return null;
  const fix = `use ${[...new Set(offered)].map(quoted).join(' or ')}, or leave \`category\` out for the first offer`;
  return { key: 'category', what: `${quoted(vendor)} has no offer in ${quoted(category)}`, fix };
}
