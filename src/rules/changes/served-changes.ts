import type { ChangeRecord } from '../../model/change-record.ts';
import { reportsOurIndex, isRetracted } from '../risk/standing.ts';

/**
 * Leaves out retracted records, then housekeeping, and counts each (docs/rules.md#withheld-records): a retracted
 * housekeeping record counts as retracted.
 */
export function servedChanges(
  matched: readonly ChangeRecord[],
  include: { readonly retracted: boolean; readonly housekeeping: boolean },
) {
  const records: ChangeRecord[] = [];
  let retracted = 0;
  let housekeeping = 0;
  for (const record of matched) {
    if (!include.retracted && isRetracted(record)) retracted += 1;
    else if (!include.housekeeping && reportsOurIndex(record)) housekeeping += 1;
    else records.push(record);
  }
  return { records, retracted_excluded: retracted, index_housekeeping_excluded: housekeeping };
}
