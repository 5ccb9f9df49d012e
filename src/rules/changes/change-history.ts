import { memoizeByRecord } from '../catalogue/memoize.ts';
import type { ChangeRecord } from '../../model/change-record.ts';
import type { Vendor } from '../../model/vendor.ts';
import { byCodeUnits } from '../text/fold.ts';
import { isInForce, isOurOwnAct, isRetracted } from '../risk/standing.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import { daysBetween } from '../dates/days.ts';
import { parsedUrl } from '../text/parsed-url.ts';
import type { Catalogue } from '../../model/catalogue.ts';

/** Newest first; records of one day keep their order, which is catalogue order. */
export function newestFirst(records: readonly ChangeRecord[]): readonly ChangeRecord[] {
  return records.toSorted((a, b) => byCodeUnits(b.date, a.date));
}

/** All records of a vendor without retracted ones, newest first; made once per vendor. */
export const changeHistory = memoizeByRecord(({ changes }: Vendor) =>
  newestFirst(changes.filter((record) => !isRetracted(record))),
);

const DAYS_BACK = 90;

/** The vendor's newest change of the last 90 days in a line, with source host and reversal (docs/rules.md#recent-change). */
export function recentChange(changes: readonly ChangeRecord[], today: IsoDate): string | null {
  const [newest] = newestFirst(
    changes.filter((record) => isNews(record, today) && daysBetween(record.date, today) <= DAYS_BACK),
  );
  return newest ? line(newest) : null;
}

/** Whether a record is a change by the vendor that has happened; the vendor may have reversed it since. */
export function isNews(record: ChangeRecord, today: IsoDate): boolean {
  return record.date <= today && !isOurOwnAct(record) && !isRetracted(record);
}

function line(record: ChangeRecord): string {
  const host = parsedUrl(record.source_url ?? '')?.host;
  const summary = record.summary.replace(/\s+/g, ' ').trim();
  const { resolution } = record;
  const reversal = resolution?.state === 'reversed' ? `; reversed on ${resolution.date}` : '';
  return `${record.date}: ${summary}${host === undefined ? '' : ` (${host})`}${reversal}`;
}

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

/** Whether the record is in force and a vendor's change: no housekeeping or correction of ours (docs/rules.md#census). */
export function isTrackedPricingChange(record: ChangeRecord): boolean {
  return isInForce(record) && !isOurOwnAct(record);
}
