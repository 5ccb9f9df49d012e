import { scores } from '../../test/corpus/score.ts';
import type { BenchRow } from './measure.ts';

/** The verdicts on the labelled pages of `test/corpus`. */
export function readRows(catalogue: string): readonly BenchRow[] {
  return Object.entries(scores(catalogue)).flatMap(([set, score]): BenchRow[] => {
    const confirmed = score.trueCount - score.unconfirmed.length;
    const named = score.changedCount - score.unnamed.length;
    const rows = [
      ['false confirmations', `${score.falseConfirmations.length} of ${score.mustNotCount}`, '0'],
      ['true ones confirmed', `${confirmed} of ${score.trueCount}`, '≥ 75 %'],
      ['changes named', `${named} of ${score.changedCount}`, '≥ 80 %'],
      ['false changes', `${score.falseChanges.length} of ${score.unchangedCount}`, '0'],
    ] as const;
    return rows.map(([what, result, goal]) => ({ what: `${set} pages: ${what}`, result, goal }));
  });
}
