import type { ChangeRecord } from '../../model/change-record.ts';
import { tookEffectAfter } from '../changes/date-meaning.ts';
import { isStandingChange, isExcludedByTier, type OfferFacts } from './standing.ts';
import { tierClass } from './tier-class.ts';

/** Whether a record removes the free offer (docs/rules.md#stability, docs/rules.md#demerits). */
export function isFreeTierWithdrawal(record: ChangeRecord): boolean {
  return endsProduct(record) || isFreeTierRemoval(record);
}

/** Whether a record takes a free tier away from a product that goes on. */
export function isFreeTierRemoval({ change_type: type }: ChangeRecord): boolean {
  return type === 'free_tier_removed' || type === 'open_source_killed';
}

/** Whether a record says that the product ends: only a product_deprecated record may (docs/rules.md#listing-effect). */
export function endsProduct(record: ChangeRecord): boolean {
  return record.listing_effect === 'ends';
}

/** Whether a free tier removal has a source and is in force. */
export function isSourcedRemoval(record: ChangeRecord): boolean {
  return isFreeTierRemoval(record) && record.source_url !== undefined && isStandingChange(record);
}

/**
 * The record that was announced ahead and took the free tier away on a day that has come, while the offer was last written
 * before that day and is still listed as free; null where there is none (docs/rules.md#announced-ahead).
 */
export function announcedRemoval({ offer, changes, today }: OfferFacts): ChangeRecord | null {
  const removal = changes.find(
    (record) =>
      isSourcedRemoval(record) &&
      tookEffectAfter(record, offer.verifiedDate, today) &&
      !isExcludedByTier(record, offer.tier),
  );
  return removal && tierClass(offer) === 'free' ? removal : null;
}
