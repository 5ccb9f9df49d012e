import { quoted } from '../diagnostics/diagnostic.ts';
import { slug } from '../../rules/text/slug.ts';
import { catalogueCheck } from './check.ts';
import { repeated } from './repeats.ts';

/** Two codes held for one vendor. */
export const duplicateReferralCode = catalogueCheck({
  code: 'duplicate-referral-code',
  meaning: 'two codes are held for one vendor',
  why: 'every reply carries one code per vendor, so one of the two would never be served',
  *diagnose({ referralCodes }) {
    if (!referralCodes) return;
    const { draft, value } = referralCodes;
    const held = value.map(({ vendor }, index) => ({ vendor, path: [index, 'vendor'] }));
    yield* repeated(draft, held, {
      key: ({ vendor }) => slug(vendor),
      what: ({ vendor }) => `two codes are held for ${quoted(vendor)}`,
      fix: 'keep the one that serves the reader better',
      note: 'first code',
    });
  },
});
