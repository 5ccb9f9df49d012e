import type { ChangeRecord } from '../../model/change-record.ts';
import { foldSpaces } from '../text/fold-spaces.ts';
import { isStandingChange } from './standing.ts';

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
