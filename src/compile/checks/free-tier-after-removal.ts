import { isAnnouncedAhead } from '../../rules/changes/announced-ahead.ts';
import { isSourcedRemoval } from '../../rules/risk/announced-removal.ts';
import { tierClass } from '../../rules/risk/tier-class.ts';
import { isExcludedByTier } from '../../rules/risk/tier-concerned.ts';
import { quoted } from '../diagnostics/diagnostic.ts';
import { changeRecord, type AuthoredChange } from '../shape/change.ts';
import type { VendorFile } from '../shape/vendor-file.ts';
import { vendorCheck } from './check.ts';

/**
 * An offer that is listed as free, and was last compared before a sourced record took its free tier away. A removal
 * announced ahead is not an error of the offer: from its day on the offer is gated (docs/rules.md#announced-ahead).
 */
export const freeTierAfterRemoval = vendorCheck({
  code: 'free-tier-after-removal',
  meaning: 'an offer is listed as free after a sourced record took its free tier away',
  isWaivable: true,
  isLikely: true,
  why: 'the offer would be recommended as free beside the record that says it is not',
  *diagnose({ draft, value }) {
    for (const [index, offer] of value.offers.entries()) {
      if (tierClass(offer) !== 'free') continue;
      const position = value.changes.findIndex(
        (change) => isUnannouncedRemoval(change, value) && removes(change, offer, value),
      );
      if (position < 0) continue;
      yield {
        at: draft.place(['offers', index, 'tier']),
        what: `${quoted(offer.tier)} counts as free, and a newer record says the free tier is gone`,
        fix: 'compare the offer with its page again, and write its tier, description and `verifiedDate` anew',
        also: [{ at: draft.place(['changes', position, 'summary']), note: 'the record' }],
      };
    }
  },
});

function isUnannouncedRemoval(change: AuthoredChange, file: VendorFile): boolean {
  const record = changeRecord(change, file.vendor);
  return isSourcedRemoval(record) && !isAnnouncedAhead(record);
}

function removes(change: AuthoredChange, offer: VendorFile['offers'][number], file: VendorFile): boolean {
  return offer.verifiedDate < change.date && !isExcludedByTier(changeRecord(change, file.vendor), offer.tier);
}
