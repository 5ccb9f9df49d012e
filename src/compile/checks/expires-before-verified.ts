import type { VendorCheck } from './check.ts';

/** An offer that had run out before the day on which it was written down. */
export const expiresBeforeVerified: VendorCheck = {
  code: 'expires-before-verified',
  scope: 'file',
  kind: 'vendor',
  why: 'the offer would be listed as one that nobody could ever take',
  *faults({ draft, value }) {
    for (const [index, { expires_date: expires, verifiedDate: verified }] of value.offers.entries()) {
      if (expires === undefined || expires >= verified) continue;
      yield {
        at: draft.place(['offers', index, 'expires_date']),
        what: `the offer expires on ${expires}, before ${verified}, the day it was written`,
        fix: 'correct one of the two dates',
      };
    }
  },
};
