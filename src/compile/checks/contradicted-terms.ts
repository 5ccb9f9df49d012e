import type { Figure } from '../../rules/figures/figure.ts';
import { figuresOf } from '../../rules/figures/figures-of.ts';
import { sameFigure } from '../../rules/figures/same-figure.ts';
import { isAboutAnotherTier } from '../../rules/risk/tier-concerned.ts';
import { quoted } from '../diagnostics/diagnostic.ts';
import { recordOf } from './record-of.ts';
import type { AuthoredChange } from '../shape/change.ts';
import { vendorCheck } from './check.ts';

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
    figuresOf(text ?? '').filter(namesMeasure),
  );
  if (!before || !after || !written) return null;
  for (const old of before) {
    if (states(after, old) || !states(written, old)) continue;
    const replacing = after.filter((figure) => isSameMeasure(figure, old));
    const [now] = replacing;
    // The replacement is certain only where each state has one figure of the measure.
    const isPair = replacing.length === 1 && before.filter((figure) => isSameMeasure(figure, old)).length === 1;
    if (now && isPair && !states(written, now)) return { old: old.text, now: now.text };
  }
  return null;
}

/** A bare number, or an unlimited thing, has no amount to compare. */
function namesMeasure({ kind, thing }: Figure): boolean {
  return kind !== 'unlimited' && (kind !== 'count' || thing !== null);
}

function isSameMeasure(one: Figure, other: Figure): boolean {
  const { isUnitComparable, thing } = sameFigure(one, other);
  if (thing === 'unstated') return isUnitComparable && one.unit === other.unit;
  return isUnitComparable && thing !== 'different';
}

function states(figures: readonly Figure[], figure: Figure): boolean {
  return figures.some((one) => isSameMeasure(one, figure) && sameFigure(one, figure).amount !== 'different');
}
