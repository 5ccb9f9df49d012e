import type { HistoryBuild } from '../../model/build.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import { addDays, daysBetween } from '../dates/days.ts';
import { patched, rowPatch, type Row, type RowName, type RowPatch } from './row-patch.ts';

/** The content of an export as rows. */
export interface ExportRows {
  readonly offers: readonly Row[];
  readonly changes: readonly Row[];
}

/** What makes the rows of one export into those of another. */
export interface ExportPatch {
  /** Days from one to the other, negative for an earlier one; the fields of `AGE_FIELDS` grow by them first. */
  readonly days: number;
  readonly offers: RowPatch;
  readonly changes: RowPatch;
}

/** A build in the history; `undo` makes its rows into those of the build before it, null for the oldest. */
export interface KeptBuild extends HistoryBuild {
  readonly undo: ExportPatch | null;
}

/** Content of `/api/export/history.json`. */
export interface BuildHistory {
  readonly format: typeof HISTORY_FORMAT;
  /** The oldest first; the last is the build that holds the file. */
  readonly builds: readonly KeptBuild[];
}

/** A history that has another format is not read. */
export const HISTORY_FORMAT = 2;

/** Fields of an offer that grow by one each day; only another change of them is a difference. */
export const AGE_FIELDS: readonly string[] = ['days_since_verified', 'days_since_read'];

/** Bounds of the history (docs/rules.md#history): days back from the build, builds, and bytes of the file. */
export const MAX_HISTORY_DAYS = 35;
export const MAX_HISTORY_BUILDS = 100;
export const MAX_HISTORY_BYTES = 4_000_000;

const offerName: RowName = (row) => JSON.stringify([row['slug'], row['category'], row['tier']]);
const changeName: RowName = (row) => JSON.stringify([row['vendor'], row['date'], row['change_type']]);

/** What makes the rows of one export into those of another, `days` after it. */
export function exportPatch(before: ExportRows, after: ExportRows, days = 0): ExportPatch {
  return {
    days,
    offers: rowPatch(aged(before.offers, days), after.offers, offerName),
    changes: rowPatch(before.changes, after.changes, changeName),
  };
}

/** The rows of an export after a patch. */
export function patchedExport(before: ExportRows, patch: ExportPatch): ExportRows {
  return {
    offers: patched(aged(before.offers, patch.days), patch.offers),
    changes: patched(before.changes, patch.changes),
  };
}

/** The rows with each age that is stated grown by some days. */
function aged(rows: readonly Row[], days: number): readonly Row[] {
  if (days === 0) return rows;
  return rows.map((row) => {
    const grown: Record<string, unknown> = { ...row };
    for (const field of AGE_FIELDS) {
      const age = row[field];
      if (typeof age === 'number') grown[field] = age + days;
    }
    return grown;
  });
}

/** A build with its rows. */
export interface BuildRows {
  readonly build: HistoryBuild;
  readonly rows: ExportRows;
}

/**
 * The history with one more build (docs/rules.md#history). Builds for a later day are left out, and the same build again
 * adds nothing. `last` are the rows of the last build of `known`.
 */
export function grownHistory(known: readonly KeptBuild[], last: ExportRows, { build, rows }: BuildRows): BuildHistory {
  let [builds, before] = [known, last];
  for (;;) {
    const newest = builds.at(-1);
    if (newest === undefined) break;
    const isSame = newest.date === build.date && newest.offers === build.offers && newest.changes === build.changes;
    if (isSame) return bounded(builds, build.date);
    if (newest.date <= build.date) break;
    if (newest.undo) before = patchedExport(before, newest.undo);
    builds = builds.slice(0, -1);
  }
  const daysBack = daysBetween(build.date, builds.at(-1)?.date ?? build.date);
  return bounded([...builds, { ...build, undo: exportPatch(rows, before, daysBack) }], build.date);
}

/** Drops the oldest builds that are beyond a bound; the newest is within each. The oldest that stays has no `undo`. */
function bounded(builds: readonly KeptBuild[], today: IsoDate): BuildHistory {
  const oldest = addDays(today, -MAX_HISTORY_DAYS);
  const kept: KeptBuild[] = [];
  let bytes = 0;
  for (const each of builds.toReversed()) {
    if (bytes > MAX_HISTORY_BYTES || kept.length >= MAX_HISTORY_BUILDS || each.date < oldest) break;
    kept.unshift(each);
    bytes += JSON.stringify(each.undo).length;
  }
  return { format: HISTORY_FORMAT, builds: kept.map((each, place) => (place === 0 ? { ...each, undo: null } : each)) };
}

/** Every build of a history with its rows, the newest first; `rows` are those of the newest. */
export function* rowsOfBuilds({ builds }: BuildHistory, rows: ExportRows): Generator<BuildRows> {
  let current = rows;
  for (const { undo, ...build } of builds.toReversed()) {
    yield { build, rows: current };
    if (undo) current = patchedExport(current, undo);
  }
}
