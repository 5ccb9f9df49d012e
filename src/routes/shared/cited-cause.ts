import type { ChangeRecord } from '../../model/change-record.ts';

/** One sentence on the record that caused a level, with date and source. */
export function citedCause(cause: ChangeRecord): string {
  const source = cause.source_url === undefined ? '' : ` (${cause.source_url})`;
  return `Cause, ${cause.date}: ${cause.summary.replace(/(?<![.\s])[.\s]+$/, '')}${source}.`;
}
