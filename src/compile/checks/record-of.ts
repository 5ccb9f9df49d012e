import type { ChangeRecord } from '../../model/change-record.ts';
import type { AuthoredChange } from '../shape/change.ts';
import type { VendorFile } from '../shape/vendor-file.ts';

/** An authored change as the rules take it; what they are asked here depends on none of what is filled in. */
export function recordOf(change: AuthoredChange, { vendor }: VendorFile): ChangeRecord {
  return { category: '', previous_state: '', current_state: '', ...change, vendor };
}
