import type { ChangeRecord } from '../../model/change-record.ts';
import type { Standing } from '../../model/vocabulary.ts';

/** Whether a record is in force, reversed by the vendor, or retracted by the service (docs/rules.md#standing). */
export function standing(record: ChangeRecord): Standing {
  return record.resolution?.state ?? 'in_force';
}

/** Whether the record has no resolution. */
export function isInForce(record: ChangeRecord): boolean {
  return record.resolution === undefined;
}

/** Whether the record is about this index and not about the vendor (docs/rules.md#housekeeping). */
export function reportsOurIndex(record: ChangeRecord): boolean {
  return record.reports === 'our_index';
}

/**
 * Whether the record is in force and about the vendor. Only such a record may rate, rank or gate
 * (docs/rules.md#standing, docs/rules.md#housekeeping).
 */
export function isStandingChange(record: ChangeRecord): boolean {
  return isInForce(record) && !reportsOurIndex(record);
}
