import type { PageVerdict } from '../../model/page-verdict.ts';
import type { ReadOutcome } from '../../model/vocabulary.ts';

/** The lesser outcome first: what a page that several offers cite may claim for all of them. */
const LEAST_FIRST = ['changed', 'link_ok', 'states_no_price', 'confirmed'] as const satisfies readonly ReadOutcome[];

/**
 * One verdict for a page that several offers of a vendor cite: the lesser outcome, with the evidence of all. Null for
 * none.
 */
export function combinedVerdict(verdicts: readonly PageVerdict[]): PageVerdict | null {
  const [least] = verdicts.toSorted(
    (one, other) => LEAST_FIRST.indexOf(one.outcome) - LEAST_FIRST.indexOf(other.outcome),
  );
  if (!least) return null;
  const doubt = [least, ...verdicts].find(({ source_check: check }) => check !== 'ok');
  return {
    outcome: least.outcome,
    source_check: doubt?.source_check ?? 'ok',
    found: least.found,
    figures: verdicts.flatMap(({ figures }) => figures),
    replaced: verdicts.flatMap(({ replaced }) => replaced),
    ended: verdicts.find(({ ended }) => ended !== null)?.ended ?? null,
  };
}
