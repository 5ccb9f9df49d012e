import type { ChangeRecord } from '../../model/change-record.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import type { Offer } from '../../model/offer.ts';
import type { RecordStanding, ChangeType } from '../../model/vocabulary.ts';
import { foldSpaces } from '../text/fold.ts';

export interface OfferFacts {
  readonly offer: Offer;
  readonly changes: readonly ChangeRecord[];
  readonly today: IsoDate;
}

/** The records of a vendor, with the offer's tier; null without a listed offer, so that no record is about another tier. */
export interface RecordFacts {
  readonly changes: readonly ChangeRecord[];
  readonly offerTier: string | null;
  readonly today: IsoDate;
}

/** Whether a record is in force, reversed by the vendor, or retracted by the service (docs/rules.md#standing). */
export function standingOf(record: ChangeRecord): RecordStanding {
  return record.resolution?.state ?? 'in_force';
}

/** Whether the service has withdrawn the record as its own error. */
export function isRetracted(record: ChangeRecord): boolean {
  return record.resolution?.state === 'retracted';
}

export function isInForce(record: ChangeRecord): boolean {
  return record.resolution === undefined;
}

/** Whether the record is about this index and not about the vendor (docs/rules.md#housekeeping). */
export function reportsOurIndex(record: Pick<ChangeRecord, 'reports'>): boolean {
  return record.reports === 'our_index';
}

/** Whether the record reports what this service did: a correction or housekeeping. */
export function isOurOwnAct(record: ChangeRecord): boolean {
  return record.change_type === 'record_corrected' || reportsOurIndex(record);
}

/**
 * Whether the record is in force and about the vendor. Only such a record may rate, rank or gate
 * (docs/rules.md#standing, docs/rules.md#housekeeping).
 */
export function isStandingChange(record: ChangeRecord): boolean {
  return isInForce(record) && !reportsOurIndex(record);
}

/** Whether a record names a tier other than the offer's; false without a listed offer (null). */
export function isAboutAnotherTier(record: ChangeRecord, offerTier: string | null): boolean {
  return record.tier !== undefined && offerTier !== null && foldSpaces(record.tier) !== foldSpaces(offerTier);
}

/** Whether a record is about another tier, or leaves the tier unchanged or widens it (docs/rules.md#tier-concerned). */
export function isExcludedByTier(record: ChangeRecord, offerTier: string | null): boolean {
  if (record.tier_direction === 'unchanged' || record.tier_direction === 'widened') return true;
  return isAboutAnotherTier(record, offerTier);
}

/** Whether a record is in force and concerns the offer, so that it may gate it, lower its rank or set its risk. */
export function concernsOffer(record: ChangeRecord, offerTier: string | null): boolean {
  return isStandingChange(record) && !isExcludedByTier(record, offerTier);
}

/** Whether a change improves or reduces what is free. */
export type Direction = 'negative' | 'positive' | 'neutral';

const DIRECTION_OF = {
  free_tier_removed: 'negative',
  open_source_killed: 'negative',
  product_deprecated: 'negative',
  limits_reduced: 'negative',
  restriction: 'negative',
  pricing_restructured: 'negative',
  pricing_model_change: 'negative',
  limits_increased: 'positive',
  new_free_tier: 'positive',
  new_tier: 'positive',
  startup_program_expanded: 'positive',
  pricing_postponed: 'positive',
  rebranded: 'neutral',
  record_corrected: 'neutral',
} as const satisfies Record<ChangeType, Direction>;

/** The direction of a change type (docs/rules.md#direction). */
export function direction(type: ChangeType): Direction {
  return DIRECTION_OF[type];
}

/** Whether a record that concerns the offer is negative by its type: also one without severity or too old to count. */
export function isNegativeFor(record: ChangeRecord, offerTier: string | null): boolean {
  return direction(record.change_type) === 'negative' && concernsOffer(record, offerTier);
}
