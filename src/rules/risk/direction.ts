import type { ChangeType } from '../../model/vocabulary.ts';

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
