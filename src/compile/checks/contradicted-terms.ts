import { isAnnouncedAhead } from '../../rules/changes/announced-ahead.ts';
import { replacedFigure } from '../../rules/risk/replaced-figure.ts';
import { isAboutAnotherTier } from '../../rules/risk/tier-concerned.ts';
import { quoted } from '../diagnostics/diagnostic.ts';
import { changeRecord } from '../shape/change.ts';
import { vendorCheck } from './check.ts';

/**
 * A description that still gives a figure which a record in force calls the previous one, and not the figure that the
 * record puts in its place. A record announced ahead is not an error of the description: from its day on the terms are
 * published as superseded (docs/rules.md#announced-ahead).
 */
export const contradictedTerms = vendorCheck({
  code: 'contradicted-terms',
  meaning: 'a description gives a figure that a record in force has replaced',
  isWaivable: true,
  isLikely: true,
  why: 'one answer would give two figures for one limit, the old one as the terms',
  *diagnose({ draft, value }) {
    for (const [index, offer] of value.offers.entries()) {
      for (const [position, change] of value.changes.entries()) {
        const record = changeRecord(change, value.vendor);
        if (change.resolution || change.reports || isAboutAnotherTier(record, offer.tier)) continue;
        if (isAnnouncedAhead(record)) continue;
        const stale = replacedFigure(offer.description, change);
        if (!stale) continue;
        yield {
          at: draft.place(['offers', index, 'description']),
          what: `the description says ${quoted(stale.old)}, and the ${change.change_type} record of ${change.date} says ${quoted(stale.now)}`,
          fix: 'compare the offer with its page: correct the description, or end the record with a `resolution`',
          also: [{ at: draft.place(['changes', position, 'current_state']), note: 'the terms by the record' }],
        };
      }
    }
  },
});
