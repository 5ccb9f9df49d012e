import type { ChangeRecord } from '../../model/change-record.ts';
import type { ChangeType, Impact } from '../../model/vocabulary.ts';
import { newestFirst } from '../changes/change-history.ts';

/** Weight of each change type in the weekly digest (docs/rules.md#digest). */
const TYPE_WEIGHT = {
  free_tier_removed: 100,
  open_source_killed: 90,
  product_deprecated: 70,
  limits_reduced: 60,
  restriction: 35,
  pricing_restructured: 50,
  pricing_model_change: 30,
  limits_increased: 40,
  new_free_tier: 80,
  new_tier: 20,
  startup_program_expanded: 25,
  pricing_postponed: 10,
  rebranded: 10,
  record_corrected: 10,
} as const satisfies Record<ChangeType, number>;

const IMPACT_WEIGHT = { high: 3, medium: 2, low: 1 } as const satisfies Record<Impact, number>;

/** Weight of a record in the weekly digest. */
export function digestWeight(record: ChangeRecord): number {
  return TYPE_WEIGHT[record.change_type] * IMPACT_WEIGHT[record.impact];
}

/** Heaviest first; among equals the newest first, then the given order. */
export function digestOrder(records: readonly ChangeRecord[]): readonly ChangeRecord[] {
  return newestFirst(records).toSorted((one, other) => digestWeight(other) - digestWeight(one));
}
