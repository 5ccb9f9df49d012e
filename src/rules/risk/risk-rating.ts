import type { ChangeRecord } from '../../model/change-record.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import type { CountingFacts, Severity, WeighedRecord } from './counting.ts';
import { counting, isUnconfirmed, withheld } from './counting.ts';

/** Why the records set no level (docs/rules.md#rating-withheld). */
export interface RatingWithheld {
  readonly reason: 'no_source' | 'unconfirmed';
  readonly records: number;
}

/** The result of the records alone: stable, a level with its cause, or a withheld rating. */
export type RiskRating =
  | { readonly level: 'stable'; readonly cause: null; readonly rating_withheld: null }
  | { readonly level: Severity; readonly cause: ChangeRecord; readonly rating_withheld: null }
  | { readonly level: null; readonly cause: null; readonly rating_withheld: RatingWithheld };

/** The vendor's records, and the facts needed to count them. */
export interface RiskRatingFacts {
  readonly changes: readonly ChangeRecord[];
  readonly offerTier: string | null;
  readonly today: IsoDate;
}

/**
 * The rating from the change records alone (docs/rules.md#risk-cause). Decided before gate, link and reads, because the
 * cause is published even where one of them withholds the level.
 */
export function riskRating(facts: RiskRatingFacts): RiskRating {
  const { changes } = facts;
  const worst = mostSevere(counting(changes, facts));
  if (worst) return { level: worst.level, cause: worst.record, rating_withheld: null };
  const ratingWithheld = withheldRating(changes, facts);
  if (ratingWithheld) return { level: null, cause: null, rating_withheld: ratingWithheld };
  return { level: 'stable', cause: null, rating_withheld: null };
}

/** The most severe, then the newest, then the first in the file. */
function mostSevere(records: readonly WeighedRecord[]): WeighedRecord | undefined {
  return records.reduce<WeighedRecord | undefined>(
    (worst, next) => (worst === undefined || isWorse(next, worst) ? next : worst),
    undefined,
  );
}

function isWorse(one: WeighedRecord, other: WeighedRecord): boolean {
  if (one.level !== other.level) return one.level === 'risky';
  return one.record.date > other.record.date;
}

function withheldRating(changes: readonly ChangeRecord[], facts: CountingFacts): RatingWithheld | null {
  const records = withheld(changes, facts);
  if (records.length === 0) return null;
  const worstLevel: Severity = records.some(({ level }) => level === 'risky') ? 'risky' : 'caution';
  const worst = records.filter(({ level }) => level === worstLevel);
  const reason = worst.some(({ record }) => isUnconfirmed(record)) ? 'unconfirmed' : 'no_source';
  return { reason, records: records.length };
}
