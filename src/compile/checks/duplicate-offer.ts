import { fold } from '../../rules/text/fold.ts';
import { quoted } from '../diagnostics/diagnostic.ts';
import { vendorCheck } from './check.ts';
import { repeats } from './repeats.ts';

/** Two offers of one vendor in one category under one tier name. */
export const duplicateOffer = vendorCheck({
  code: 'duplicate-offer',
  meaning: 'a vendor has two offers of one tier name in one category',
  isWaivable: true,
  why: 'the offer would be counted and listed twice',
  *diagnose({ draft, value }) {
    const offers = value.offers.map((offer, index) => ({ offer, index }));
    for (const { entry, first } of repeats(offers, ({ offer }) => fold(`${offer.category}\n${offer.tier}`))) {
      yield {
        at: draft.place(['offers', entry.index, 'tier']),
        what: `${quoted(entry.offer.tier)} is offered twice in ${quoted(entry.offer.category)}`,
        fix: 'merge the two offers, or name the tiers apart',
        also: [{ at: draft.place(['offers', first.index, 'tier']), note: 'first offered here' }],
      };
    }
  },
});
