import { fileStart, quoted } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { fileStem } from '../shape/kinds.ts';
import { catalogueCheck } from './check.ts';
import { goneVendor, isKnownVendor, vendorNameFix } from './known-vendor.ts';

/** A referral code or a file of reads for a vendor that the catalogue does not hold. */
export const unknownVendor = catalogueCheck({
  code: 'unknown-vendor',
  meaning: 'a referral code or a file of reads is for no vendor',
  why: 'it belongs to no offer and would never be served',
  *diagnose(catalogue) {
    const codes = catalogue.referralCodes;
    for (const [index, { vendor }] of (codes?.value ?? []).entries()) {
      if (!codes || isKnownVendor(catalogue, vendor)) continue;
      const at = codes.draft.place([index, 'vendor']);
      yield {
        at,
        what: `${quoted(vendor)} is not a vendor`,
        fix: vendorNameFix(catalogue, vendor),
        followsFrom: goneVendor(catalogue, vendor),
      };
    }
    for (const { draft } of catalogue.reads) {
      const slug = fileStem(draft.file);
      if (catalogue.vendorNames.has(slug)) continue;
      const near = nearest(slug, catalogue.vendorNames.keys());
      yield {
        at: fileStart(draft.file),
        what: `no vendor has the slug ${quoted(slug)}`,
        fix: near === undefined ? 'remove the file' : `call it reads/${near}.yaml, or remove the file`,
        followsFrom: goneVendor(catalogue, slug),
      };
    }
  },
});
