import { vendorCheck } from './check.ts';

/** A catalogue date after today; it is the day on which the entry was last written (docs/rules.md#confirmation). */
export const futureVerifiedDate = vendorCheck({
  code: 'future-verified-date',
  meaning: 'an offer was written down after today',
  why: 'the offer would lead /api/new and never seem to age',
  *diagnose({ draft, value }, today) {
    for (const [index, { verifiedDate }] of value.offers.entries()) {
      if (verifiedDate <= today) continue;
      yield {
        at: draft.place(['offers', index, 'verifiedDate']),
        what: `the entry was written on ${verifiedDate}, which is after today, ${today}`,
        fix: 'write the day on which the page was last compared with this entry',
      };
    }
  },
});
