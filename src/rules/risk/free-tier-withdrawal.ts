import type { ChangeRecord } from '../../model/change-record.ts';

/** Whether a record takes the free offer away altogether (RULES.md 4 and 5). */
export function isFreeTierWithdrawal(record: ChangeRecord): boolean {
  return (
    endsProduct(record) || record.change_type === 'free_tier_removed' || record.change_type === 'open_source_killed'
  );
}

/** Whether a record says that the product ends, and its offers with it (RULES.md 1 "gate"). */
export function endsProduct(record: ChangeRecord): boolean {
  return record.change_type === 'product_deprecated' && record.listing_effect === 'ends';
}
