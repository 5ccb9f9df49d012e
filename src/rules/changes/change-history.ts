import type { ChangeRecord } from '../../model/change-record.ts';
import type { Vendor } from '../../model/vendor.ts';
import { byCodeUnits } from '../text/by-code-units.ts';
import { standing } from '../risk/standing.ts';

/** Newest first; records of one day keep their order, which is catalogue order. */
export function newestFirst(records: readonly ChangeRecord[]): readonly ChangeRecord[] {
  return records.toSorted((a, b) => byCodeUnits(b.date, a.date));
}

const histories = new WeakMap<Vendor, readonly ChangeRecord[]>();

/** All records of a vendor without retracted ones, newest first; made once per vendor. */
export function changeHistory(vendor: Vendor): readonly ChangeRecord[] {
  // Most vendors have none.
  if (vendor.changes.length === 0) return vendor.changes;
  const known = histories.get(vendor);
  if (known) return known;
  const history = newestFirst(vendor.changes.filter((record) => standing(record) !== 'retracted'));
  histories.set(vendor, history);
  return history;
}
