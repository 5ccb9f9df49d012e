import type { ChangeRecord } from '../../model/change-record.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import { isOurOwnAct } from '../risk/standing.ts';

/** Whether a record's `date` is the day it took effect or the day of its discovery (docs/rules.md#date-meaning). */
export function dateMeaning(record: ChangeRecord): 'effective' | 'discovered' {
  if (record.date_source === 'vendor_page') return 'effective';
  if (record.date_source === 'discovered') return 'discovered';
  // An editor who writes a day other than the day of recording knows it; two equal days are a discovery.
  const isKnownDay = record.recorded_date !== undefined && record.recorded_date !== record.date;
  return isOurOwnAct(record) || isKnownDay || record.discontinued_date === record.date ? 'effective' : 'discovered';
}

/**
 * Whether a record may have been written before the day it takes effect: its `recorded_date` is earlier than its `date`,
 * or it has none and its `date` is the effective day. It never depends on today, so that a check that leaves such records
 * out holds on every later day (docs/rules.md#dated-faults).
 */
export function isAnnouncedAhead(record: ChangeRecord): boolean {
  const { date, recorded_date: recorded } = record;
  return recorded === undefined ? dateMeaning(record) === 'effective' : recorded < date;
}

/** Whether an announced record took effect after an offer was last written, so that its entry states earlier terms. */
export function tookEffectAfter(record: ChangeRecord, written: IsoDate, today: IsoDate): boolean {
  return isAnnouncedAhead(record) && record.date <= today && written < record.date;
}
