import { quoted } from '../diagnostics/diagnostic.ts';
import type { VendorCheck } from './check.ts';

/** A vendor's file with neither an offer nor a change record. */
export const emptyVendor: VendorCheck = {
  code: 'empty-vendor',
  scope: 'file',
  kind: 'vendor',
  why: 'the vendor would be in no listing and on no record',
  *faults({ draft, value }) {
    if (value.offers.length > 0 || value.changes.length > 0) return;
    yield {
      at: draft.place(['vendor']),
      what: `${quoted(value.vendor)} has neither offers nor changes`,
      fix: 'write its offer, or the change that is on record, or remove the file',
    };
  },
};
