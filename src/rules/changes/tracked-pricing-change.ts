import type { ChangeRecord } from '../../model/change-record.ts';
import { isStandingChange } from '../risk/standing.ts';

/**
 * Whether the record is a vendor's change of published terms that is in force: not resolved, not housekeeping, not a
 * correction by the service (docs/rules.md#census).
 */
export function isTrackedPricingChange(record: ChangeRecord): boolean {
  return isStandingChange(record) && record.change_type !== 'record_corrected';
}
