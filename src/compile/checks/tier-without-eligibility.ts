import { quoted } from '../diagnostics/diagnostic.ts';
import { vendorCheck } from './check.ts';

/** Words of a tier that restrict who may take it. `Open Source` is not one of them: it names a licence. */
const RESTRICTED = /\b(?:students?|education(?:al)?|academic|teachers?|startups?|accelerators?|non-?profits?)\b/i;

/** A tier for some people only, on an offer that says everybody may take it. */
export const tierWithoutEligibility = vendorCheck({
  code: 'tier-without-eligibility',
  meaning: 'a tier names the people it is for, and the offer is open to anyone',
  isWaivable: true,
  isLikely: true,
  why: 'the offer would be ranked and recommended as one that anybody can take',
  *diagnose({ draft, value }) {
    for (const [index, { tier, eligibility }] of value.offers.entries()) {
      const word = RESTRICTED.exec(tier)?.[0];
      if (word === undefined || (eligibility && eligibility.type !== 'public')) continue;
      const also = eligibility && [
        { at: draft.place(['offers', index, 'eligibility', 'type']), note: 'who may take it' },
      ];
      yield {
        at: draft.place(['offers', index, 'tier']),
        what: `the tier is for ${quoted(word)}, and the offer is open to anyone`,
        fix: 'add `eligibility` with its `type`, or call the tier by another name',
        ...(also && { also }),
      };
    }
  },
});
