import type { ChangeRecord } from '../../model/change-record.ts';
import { reportsOurIndex } from '../risk/standing.ts';

/**
 * Whether a record's `date` is the day the change took effect or the day it was noticed. A hand-written day is known where
 * it differs from the day of recording, is the day of an act of our own, or is the day on which the product ends.
 */
export function dateMeaning(record: ChangeRecord): 'effective' | 'discovered' {
  if (record.date_source === 'vendor_page') return 'effective';
  if (record.date_source === 'discovered') return 'discovered';
  const isOurOwnAct = record.change_type === 'record_corrected' || reportsOurIndex(record);
  // A day written apart from the day of recording is one the editor knew; the same day twice is only a discovery.
  const isKnownDay = record.recorded_date !== undefined && record.recorded_date !== record.date;
  return isOurOwnAct || isKnownDay || record.discontinued_date === record.date ? 'effective' : 'discovered';
}
