import type { ChangeRecord } from '../../model/change-record.ts';
import type { Stability } from '../../model/vocabulary.ts';
import { isProven, isUnsourced, ratingRecords } from './risk-rating.ts';
import { direction, isStandingChange, isAboutAnotherTier, isNegativeFor, type RecordFacts } from './standing.ts';
import { isFreeTierWithdrawal } from './free-tier-withdrawal.ts';
import { doubtOfReads, type RiskLevelFacts } from './risk-level.ts';

/** The vendor's records, and the grounds that withhold a favourable class. */
export type StabilityFacts = RecordFacts & Omit<RiskLevelFacts, 'rating'>;

/**
 * How a vendor's terms have changed (docs/rules.md#stability). The two favourable classes are withheld on any ground
 * that withholds a favourable level, and while an in-force negative record is unsourced or unconfirmed.
 */
export function stability(facts: StabilityFacts): Stability | null {
  if (facts.link) return null;
  const against = ratingRecords(facts);
  // By type, not by level: a softened withdrawal is still a withdrawal.
  if (against.length > 1 || against.some(({ record }) => isFreeTierWithdrawal(record))) return 'volatile';
  if (against.length === 1) return 'watch';
  const negative = facts.changes.filter(
    (record) => record.date <= facts.today && isNegativeFor(record, facts.offerTier),
  );
  if (facts.gate || doubtOfReads(facts) !== null || !negative.every(isProven)) return null;
  const isImproving = negative.length === 0 && facts.changes.some((record) => isImprovement(record, facts));
  return isImproving ? 'improving' : 'stable';
}

/** A positive record about this offer dated today or earlier, also one that widens the tier. */
function isImprovement(record: ChangeRecord, { today, offerTier }: RecordFacts): boolean {
  if (direction(record.change_type) !== 'positive' || record.date > today || isUnsourced(record)) return false;
  if (record.tier_direction === 'unchanged' || record.tier_direction === 'narrowed') return false;
  return isStandingChange(record) && !isAboutAnotherTier(record, offerTier);
}
