import type { ChangeRecord } from '../../model/change-record.ts';
import { isStandingChange } from '../risk/standing.ts';

/**
 * Whether the record is a change a vendor made to published terms that still stands: not resolved, not housekeeping of
 * the index, not a correction of our own (SPEC.md "Change census", RULES.md 7).
 */
export function isTrackedPricingChange(record: ChangeRecord): boolean {
  return isStandingChange(record) && record.change_type !== 'record_corrected';
}
