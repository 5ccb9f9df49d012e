import type { ChangeRecord } from '../../model/change-record.ts';
import type { Standing } from '../../model/vocabulary.ts';

/** Whether a record still stands, was taken back by the vendor, or was the service's own error (RULES.md 2). */
export function standing(record: ChangeRecord): Standing {
  return record.resolution?.state ?? 'in_force';
}

/** Whether nothing has resolved the record. */
export function isInForce(record: ChangeRecord): boolean {
  return record.resolution === undefined;
}

/** Whether the record is housekeeping of the index: the vendor changed nothing (SPEC.md "Change record"). */
export function reportsOurIndex(record: ChangeRecord): boolean {
  return record.reports === 'our_index';
}

/**
 * Whether the record says something of the vendor that still holds. Only such a record may rate, rank or gate: a
 * resolved one never does (RULES.md 2), and housekeeping reports no change by the vendor.
 */
export function isStandingChange(record: ChangeRecord): boolean {
  return isInForce(record) && !reportsOurIndex(record);
}
