import type { ChangeRecord } from '../../model/change-record.ts';
import type { AuthoredChange } from '../shape/change.ts';
import type { VendorFile } from '../shape/vendor-file.ts';

/** An authored change as a record, for rules that do not read the keys that are filled in. */
export function recordOf(change: AuthoredChange, { vendor }: VendorFile): ChangeRecord {
  return { category: '', previous_state: '', current_state: '', ...change, vendor };
}
