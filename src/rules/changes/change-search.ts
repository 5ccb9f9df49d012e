import type { Catalogue } from '../../model/catalogue.ts';
import type { ChangeRecord } from '../../model/change-record.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import type { ChangeType } from '../../model/vocabulary.ts';
import { categoryNamed } from '../names/category-name.ts';
import { newestFirst } from './change-history.ts';
import { memoizeByCatalogue } from '../catalogue/memoize.ts';
import { comparedName, nameMatcher, type ComparedName, type NameMatch } from '../names/name-match.ts';
import { slug } from '../text/slug.ts';

/** Requested names: a record matches when its own name contains one of them. */
export interface NameFilter {
  readonly field: 'vendor' | 'category';
  readonly requested: readonly string[];
}

/** Criteria for change records, before retracted and housekeeping records are left out. */
export interface ChangeQuestion {
  readonly type: ChangeType | null;
  readonly names: readonly NameFilter[];
  readonly from: IsoDate | null;
}

/** The records that match, newest first, then in catalogue order (docs/rules.md#date-window). */
export function searchChanges(catalogue: Catalogue, question: ChangeQuestion): readonly ChangeRecord[] {
  const { type, from } = question;
  const filters = question.names.map((filter) => ({ field: filter.field, match: filterMatcher(catalogue, filter) }));
  const { entries, records } = changeLog(catalogue);
  const end = from === null ? records.length : firstBefore(records, from);
  if (type === null && filters.length === 0) return records.slice(0, end);
  return entries
    .slice(0, end)
    .filter(({ record }) => type === null || record.change_type === type)
    .filter((entry) => filters.every(({ field, match }) => match(entry[field]) !== null))
    .map(({ record }) => record);
}

/** The index of the first record dated before a day, in records newest first. */
function firstBefore(records: readonly ChangeRecord[], day: IsoDate): number {
  let [low, high] = [0, records.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((records[middle]?.date ?? '') >= day) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Matcher of a filter's field. A retired category name also matches its replacement. */
export function filterMatcher(catalogue: Catalogue, filter: NameFilter): (name: ComparedName) => NameMatch | null {
  const renamed =
    filter.field === 'category' ? filter.requested.flatMap((name) => replacement(catalogue, name) ?? []) : [];
  return nameMatcher(filter.requested, renamed);
}

function replacement(catalogue: Catalogue, requested: string): string | null {
  const category = categoryNamed(catalogue, requested);
  const isRetired = category?.retired_names.some((name) => slug(name) === slug(requested)) ?? false;
  return category && isRetired ? category.name : null;
}

/** A record with its names as filters compare them. */
interface LogEntry {
  readonly record: ChangeRecord;
  readonly vendor: ComparedName;
  readonly category: ComparedName;
}

/** The whole log, newest first, with the names of each record as filters compare them. */
const changeLog = memoizeByCatalogue(({ changes }) => {
  const records = newestFirst(changes);
  const entries = records.map((record): LogEntry => ({
    record,
    vendor: comparedName(record.vendor),
    category: comparedName(record.category),
  }));
  return { records, entries };
});

/** Whether a text of a filter occurs in the name of a vendor or category that the catalogue knows. */
export function isKnownName(catalogue: Catalogue, filter: NameFilter): boolean {
  const match = filterMatcher(catalogue, filter);
  return publishedNames(catalogue)[filter.field].some((name) => match(name) !== null);
}

const publishedNames = memoizeByCatalogue(({ records: { vendors, categories } }) => ({
  vendor: vendors.map(({ name }) => comparedName(name)),
  category: categories.map(({ name }) => comparedName(name)),
}));
