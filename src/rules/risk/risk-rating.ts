import type { ChangeRecord } from '../../model/change-record.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import type { ChangeType, ListingEffect } from '../../model/vocabulary.ts';
import { daysBetween } from '../dates/days.ts';
import { byCodeUnits } from '../text/fold.ts';
import { concernsOffer, type RecordFacts } from './standing.ts';

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

/**
 * The rating from the change records alone (docs/rules.md#risk-cause). Decided before gate, link and reads, because the
 * cause is published even where one of them withholds the level.
 */
export function riskRating(facts: RecordFacts): RiskRating {
  const [worst] = ratingRecords(facts).toSorted(byWeight);
  if (worst) return { level: worst.level, cause: worst.record, rating_withheld: null };
  const unproven = unprovenRecords(facts);
  if (unproven.length === 0) return { level: 'stable', cause: null, rating_withheld: null };
  const worstLevel = unproven.some(({ level }) => level === 'risky') ? 'risky' : 'caution';
  const isWorstUnconfirmed = unproven.some(({ record, level }) => level === worstLevel && isUnconfirmed(record));
  const reason = isWorstUnconfirmed ? 'unconfirmed' : 'no_source';
  return { level: null, cause: null, rating_withheld: { reason, records: unproven.length } };
}

/** The most severe first, then the newest; of one day in the order of the file. */
function byWeight(one: WeighedRecord, other: WeighedRecord): number {
  if (one.level !== other.level) return one.level === 'risky' ? -1 : 1;
  return byCodeUnits(other.record.date, one.record.date);
}

type Severity = 'risky' | 'caution';

/** A record with the level that it sets today, or would set if it were confirmed. */
export interface WeighedRecord {
  readonly record: ChangeRecord;
  readonly level: Severity;
}

/** Days after which a `LAPSING` record stops counting, and after which risky softens to caution. */
export const DAYS_BEFORE_LAPSING = 180;
export const DAYS_BEFORE_SOFTENING = 365;

/** Severity of each change type; the criteria page prints it (docs/rules.md#severity). */
export const SEVERITY_OF = {
  free_tier_removed: 'risky',
  open_source_killed: 'risky',
  product_deprecated: 'by effect',
  limits_reduced: 'caution',
  restriction: 'caution',
  pricing_restructured: 'caution',
  pricing_model_change: 'caution',
  limits_increased: null,
  new_free_tier: null,
  new_tier: null,
  startup_program_expanded: null,
  pricing_postponed: null,
  rebranded: null,
  record_corrected: null,
} as const satisfies Record<ChangeType, Severity | 'by effect' | null>;

const SEVERITY_OF_EFFECT = {
  ends: 'risky',
  narrows: 'caution',
  none: null,
} as const satisfies Record<ListingEffect, Severity | null>;

/** Types whose records stop counting with time. */
export const LAPSING: ReadonlySet<ChangeType> = new Set([
  'pricing_restructured',
  'limits_reduced',
  'pricing_model_change',
]);

/** A record's severity by its type alone, before its age lowers it (docs/rules.md#severity). */
export function severity(record: ChangeRecord): Severity | null {
  const bySeverity = SEVERITY_OF[record.change_type];
  if (bySeverity !== 'by effect') return bySeverity;
  // Without a `listing_effect` a deprecation has no severity: the effect is never guessed
  // (docs/rules.md#listing-effect).
  return record.listing_effect === undefined ? null : SEVERITY_OF_EFFECT[record.listing_effect];
}

/** Whether neither an archived copy nor a read of its source confirms the record (docs/rules.md#confirmed-record). */
function isUnconfirmed(record: ChangeRecord): boolean {
  return record.archive_check?.outcome === 'no_usable_capture' && record.source_check?.outcome !== 'ok';
}

export function isUnsourced(record: ChangeRecord): boolean {
  return record.source_url === undefined;
}

/** The records that set a level today, each with that level, in the order of the file (docs/rules.md#counting). */
export function ratingRecords(facts: RecordFacts): readonly WeighedRecord[] {
  return bearingRecords(facts).filter(({ record }) => isProven(record) && !isLapsed(record, facts.today));
}

/** The records that would set a level but are unsourced or unconfirmed. These never lapse (docs/rules.md#rating-withheld). */
export function unprovenRecords(facts: RecordFacts): readonly WeighedRecord[] {
  return bearingRecords(facts).filter(({ record }) => !isProven(record));
}

/** Whether a record is sourced and confirmed; only then does it set a level (docs/rules.md#confirmed-record). */
export function isProven(record: ChangeRecord): boolean {
  return !isUnsourced(record) && !isUnconfirmed(record);
}

/** Whether a record is of a type that stops counting with time, and too old to count. */
export function isLapsed(record: ChangeRecord, today: IsoDate): boolean {
  return LAPSING.has(record.change_type) && daysBetween(record.date, today) > DAYS_BEFORE_LAPSING;
}

/** The records that carry a severity, are dated today or earlier, are in force and concern the offer. */
function bearingRecords({ changes, offerTier, today }: RecordFacts): readonly WeighedRecord[] {
  return changes.flatMap((record) => {
    const bare = severity(record);
    if (bare === null || record.date > today || !concernsOffer(record, offerTier)) return [];
    const isSoftened = daysBetween(record.date, today) > DAYS_BEFORE_SOFTENING;
    return [{ record, level: isSoftened ? 'caution' : bare }];
  });
}
