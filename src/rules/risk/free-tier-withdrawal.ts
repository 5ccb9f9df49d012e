import type { ChangeRecord } from '../../model/change-record.ts';

/** Whether a record removes the free offer (docs/rules.md#stability, docs/rules.md#demerits). */
export function isFreeTierWithdrawal(record: ChangeRecord): boolean {
  return (
    endsProduct(record) || record.change_type === 'free_tier_removed' || record.change_type === 'open_source_killed'
  );
}

/** Whether a record says that the product ends (docs/rules.md#listing-effect). */
export function endsProduct(record: ChangeRecord): boolean {
  return record.change_type === 'product_deprecated' && record.listing_effect === 'ends';
}
