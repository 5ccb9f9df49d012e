import type { ChangeRecord } from '../../model/change-record.ts';
import { reportsOurIndex } from '../risk/standing.ts';

/**
 * Whether a record's `date` is the day on which the change took effect or on which it was discovered
 * (docs/rules.md#date-meaning).
 */
export function dateMeaning(record: ChangeRecord): 'effective' | 'discovered' {
  if (record.date_source === 'vendor_page') return 'effective';
  if (record.date_source === 'discovered') return 'discovered';
  const isOurOwnAct = record.change_type === 'record_corrected' || reportsOurIndex(record);
  // An editor who writes a day other than the day of recording knows it; two equal days are a discovery.
  const isKnownDay = record.recorded_date !== undefined && record.recorded_date !== record.date;
  return isOurOwnAct || isKnownDay || record.discontinued_date === record.date ? 'effective' : 'discovered';
}
