import type { IsoDate } from '../../model/iso-date.ts';
import type { PageRead } from '../../model/page-read.ts';

/** The last read proposed a change that was refused (docs/rules.md#refused-read). */
export interface RefusedRead {
  readonly reason: string;
  readonly refused_date: IsoDate;
  readonly read_again_on: IsoDate | null;
}

/** The published refusal; null when the last read was not refused. */
export function refusedRead(read: PageRead | undefined): RefusedRead | null {
  const refused = read?.refused_read;
  if (!refused) return null;
  return {
    reason: refused.reason,
    refused_date: refused.refused_date,
    read_again_on: refused.read_again_on ?? null,
  };
}
