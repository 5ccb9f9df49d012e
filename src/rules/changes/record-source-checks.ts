import type { ChangeRecord } from '../../model/change-record.ts';
import type { PageRead } from '../../model/page-read.ts';

/**
 * A vendor's records, each with the newest check of its source: the editor's, or that of a nightly read. Two records of
 * one type and day from one source share no check, since a read cannot tell them apart.
 */
export function recordsWithChecks(
  changes: readonly ChangeRecord[],
  reads: readonly PageRead[],
): readonly ChangeRecord[] {
  if (!reads.some(({ record_checks: checks }) => checks !== undefined)) return changes;
  return changes.map((record) => {
    const { source_url: source } = record;
    const alike = changes.filter((other) => isSameEvent(record, other) && other.source_url === source);
    const checks = reads.find(({ url }) => url === source)?.record_checks;
    const checked = alike.length === 1 ? checks?.find((check) => isSameEvent(check, record)) : undefined;
    if (!checked || (record.source_check && record.source_check.checked > checked.checked)) return record;
    const { checked: day, outcome, detail } = checked;
    return { ...record, source_check: { checked: day, outcome, detail } };
  });
}

function isSameEvent(one: Pick<ChangeRecord, 'change_type' | 'date'>, other: ChangeRecord): boolean {
  return one.change_type === other.change_type && one.date === other.date;
}
