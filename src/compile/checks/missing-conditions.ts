import { vendorCheck } from './check.ts';

/** An offer for some people only that does not say what they have to meet. */
export const missingConditions = vendorCheck({
  code: 'missing-conditions',
  meaning: 'an offer for some people only states no condition',
  isWaivable: true,
  isLikely: true,
  why: 'a reader could not see whether the offer is open to them',
  *diagnose({ draft, value }) {
    for (const [index, { eligibility, conditions = [] }] of value.offers.entries()) {
      if (!eligibility || eligibility.type === 'public') continue;
      if (eligibility.conditions.length + conditions.length > 0) continue;
      yield {
        at: draft.place(['offers', index, 'eligibility', 'type']),
        what: `the offer is for \`${eligibility.type}\` and states no condition`,
        fix: 'add `conditions` to `eligibility`: what an applicant has to meet',
      };
    }
  },
});
