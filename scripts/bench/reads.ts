import { scores } from '../../test/corpus/score.ts';
import type { BenchRow } from './measure.ts';

/** The verdicts on the labelled pages of `test/corpus`. */
export function readRows(catalogue: string): readonly BenchRow[] {
  return Object.entries(scores(catalogue)).flatMap(([set, score]): BenchRow[] => {
    const confirmed = score.trueCount - score.unconfirmed.length;
    const named = score.changedCount - score.unnamed.length;
    return [
      {
        what: `${set} pages: false confirmations`,
        result: `${score.falseConfirmations.length} of ${score.mustNotCount}`,
        goal: '0',
      },
      { what: `${set} pages: true ones confirmed`, result: `${confirmed} of ${score.trueCount}`, goal: '≥ 75 %' },
      { what: `${set} pages: changes named`, result: `${named} of ${score.changedCount}`, goal: '≥ 80 %' },
      {
        what: `${set} pages: false changes`,
        result: `${score.falseChanges.length} of ${score.unchangedCount}`,
        goal: '0',
      },
    ];
  });
}
