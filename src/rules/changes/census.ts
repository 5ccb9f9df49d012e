import type { Catalogue } from '../../model/catalogue.ts';
import type { ChangeRecord } from '../../model/change-record.ts';
import { isInForce, isStandingChange, isRetracted } from '../risk/standing.ts';

/** Counts the whole log, from the strictest count to the widest (docs/rules.md#census). */
export function changeCensus(changes: readonly ChangeRecord[]) {
  return {
    tracked_pricing_changes: changes.filter(isTrackedPricingChange).length,
    changes_still_in_force: changes.filter(isInForce).length,
    records_we_stand_behind: changes.filter((record) => !isRetracted(record)).length,
    records_held: changes.length,
  };
}

/** The count stated in texts: `all_time_total` of `/api/changes`. */
export function trackedChanges({ changes }: Catalogue): number {
  return changeCensus(changes).tracked_pricing_changes;
}

/**
 * Whether the record is a vendor's change of published terms that is in force: not resolved, not housekeeping, not a
 * correction by the service (docs/rules.md#census).
 */
export function isTrackedPricingChange(record: ChangeRecord): boolean {
  return isStandingChange(record) && record.change_type !== 'record_corrected';
}
