import { quoted } from '../diagnostics/diagnostic.ts';
import { vendorCheck } from './check.ts';

/** A vendor's file with neither an offer nor a change record. */
export const emptyVendor = vendorCheck({
  code: 'empty-vendor',
  meaning: 'a vendor has neither offers nor changes',
  why: 'the vendor would be in no listing and on no record',
  *diagnose({ draft, value }) {
    if (value.offers.length > 0 || value.changes.length > 0) return;
    yield {
      at: draft.place(['vendor']),
      what: `${quoted(value.vendor)} has neither offers nor changes`,
      fix: 'write its offer, or the change that is on record, or remove the file',
    };
  },
});
