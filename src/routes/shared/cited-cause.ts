import type { ChangeRecord } from '../../model/change-record.ts';

/** A record as the dated cause of a level, in one sentence with its source where it has one. */
export function citedCause(cause: ChangeRecord): string {
  const source = cause.source_url === undefined ? '' : ` (${cause.source_url})`;
  return `Cause, ${cause.date}: ${cause.summary.replace(/[.\s]+$/, '')}${source}.`;
}
