import { isAboutAnotherTier } from '../../rules/risk/tier-concerned.ts';
import { quoted } from '../diagnostics/diagnostic.ts';
import { recordOf } from './record-of.ts';
import type { AuthoredChange } from '../shape/change.ts';
import { vendorCheck } from './check.ts';
import { figures, type Figure } from './figures.ts';

/**
 * A description that still gives a figure which a record in force calls the previous one, and not the figure that the
 * record puts in its place.
 */
export const contradictedTerms = vendorCheck({
  code: 'contradicted-terms',
  meaning: 'a description gives a figure that a record in force has replaced',
  isWaivable: true,
  isLikely: true,
  why: 'one answer would give two figures for one limit, the old one as the terms',
  *diagnose({ draft, value }, today) {
    for (const [index, offer] of value.offers.entries()) {
      for (const [position, change] of value.changes.entries()) {
        if (
          change.date > today ||
          change.resolution ||
          change.reports ||
          isAboutAnotherTier(recordOf(change, value), offer.tier)
        )
          continue;
        const stale = staleFigure(offer.description, change);
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

function staleFigure(
  description: string,
  change: AuthoredChange,
): { readonly old: string; readonly now: string } | null {
  const [before, after, written] = [change.previous_state, change.current_state, description].map((text) =>
    figures(text ?? ''),
  );
  if (!before || !after || !written) return null;
  const holds = (list: readonly Figure[], { unit, amount }: Figure): boolean =>
    list.some((figure) => figure.unit === unit && figure.amount === amount);
  for (const old of before) {
    if (holds(after, old) || !holds(written, old)) continue;
    const replacing = after.filter(({ unit }) => unit === old.unit);
    const [now] = replacing;
    // Only where each state has one figure of the unit is it clear that the one takes the other's place.
    const isPair = replacing.length === 1 && before.filter(({ unit }) => unit === old.unit).length === 1;
    if (now && isPair && !holds(written, now)) return { old: old.text, now: now.text };
  }
  return null;
}
