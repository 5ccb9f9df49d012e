import type { ChangeRecord } from '../model/change-record.ts';

/** Whether a record takes the free offer away altogether (RULES.md 4 and 5). */
export function isFreeTierWithdrawal(record: ChangeRecord): boolean {
  if (record.change_type === 'product_deprecated') return record.listing_effect === 'ends';
  return record.change_type === 'free_tier_removed' || record.change_type === 'open_source_killed';
}
