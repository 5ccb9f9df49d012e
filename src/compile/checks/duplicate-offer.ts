import { fold } from '../../rules/text/fold.ts';
import { quoted } from '../diagnostics/diagnostic.ts';
import { vendorCheck } from './check.ts';
import { repeated } from './repeats.ts';

/** Two offers of one vendor in one category under one tier name. */
export const duplicateOffer = vendorCheck({
  code: 'duplicate-offer',
  meaning: 'a vendor has two offers of one tier name in one category',
  isWaivable: true,
  why: 'the offer would be counted and listed twice',
  *diagnose({ draft, value }) {
    const offers = value.offers.map((offer, index) => ({ offer, path: ['offers', index, 'tier'] }));
    yield* repeated(draft, offers, {
      key: ({ offer }) => fold(`${offer.category}\n${offer.tier}`),
      what: ({ offer }) => `${quoted(offer.tier)} is offered twice in ${quoted(offer.category)}`,
      fix: 'merge the two offers, or name the tiers apart',
      note: 'first offered here',
    });
  },
});
