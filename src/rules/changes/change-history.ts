import type { ChangeRecord } from '../../model/change-record.ts';
import type { Vendor } from '../../model/vendor.ts';
import { standing } from '../risk/standing.ts';

/** Newest first; records of one day keep their order, which is catalogue order. */
export function newestFirst(records: readonly ChangeRecord[]): readonly ChangeRecord[] {
  return records.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
}

/** All records of a vendor without retracted ones, newest first. */
export function changeHistory(vendor: Vendor): readonly ChangeRecord[] {
  return newestFirst(vendor.changes.filter((record) => standing(record) !== 'retracted'));
}
