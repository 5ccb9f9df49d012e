import { quoted } from '../diagnostics/diagnostic.ts';
import { slug } from '../../rules/text/slug.ts';
import { catalogueCheck } from './check.ts';
import { repeats } from './repeats.ts';

/** Two codes held for one vendor. */
export const duplicateReferralCode = catalogueCheck({
  code: 'duplicate-referral-code',
  meaning: 'two codes are held for one vendor',
  why: 'every reply carries one code per vendor, so one of the two would never be served',
  *diagnose({ referralCodes }) {
    if (!referralCodes) return;
    const { draft, value } = referralCodes;
    const held = value.map(({ vendor }, index) => ({ vendor, at: () => draft.place([index, 'vendor']) }));
    for (const { entry, first } of repeats(held, ({ vendor }) => slug(vendor))) {
      yield {
        at: entry.at(),
        what: `two codes are held for ${quoted(entry.vendor)}`,
        fix: 'keep the one that serves the reader better',
        also: [{ at: first.at(), note: 'first code' }],
      };
    }
  },
});
