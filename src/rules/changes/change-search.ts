import type { Catalogue } from '../../model/catalogue.ts';
import type { ChangeRecord } from '../../model/change-record.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import type { ChangeType } from '../../model/vocabulary.ts';
import { categoryNamed } from '../catalogue/categories.ts';
import { groupBy } from '../catalogue/group-by.ts';
import { newestFirst } from './change-history.ts';
import { exactVendor } from '../names/resolver.ts';
import { memoizeByRecord } from '../catalogue/memoize.ts';
import { slug, fold, caseFold } from '../text/fold.ts';
import { addDays } from '../dates/days.ts';
import { reportsOurIndex, isRetracted, isStandingChange } from '../risk/standing.ts';

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
  return changeLog(catalogue)
    .filter(({ record }) => (from === null || record.date >= from) && (type === null || record.change_type === type))
    .filter((entry) => filters.every(({ field, match }) => match(entry[field]) !== null))
    .map(({ record }) => record);
}

/** Matcher of a filter's field. A former name, an alias or a retired category name also matches the current name. */
export function filterMatcher(catalogue: Catalogue, filter: NameFilter): (name: ComparedName) => NameMatch | null {
  const renamed = filter.requested.flatMap((name) => currentName(catalogue, filter.field, name) ?? []);
  return nameMatcher(filter.requested, renamed);
}

function currentName(catalogue: Catalogue, field: NameFilter['field'], requested: string): string | null {
  if (field === 'vendor') return exactVendor(catalogue, requested)?.vendor.name ?? null;
  const category = categoryNamed(catalogue, requested);
  const isRetired = category?.retired_names.some((name) => slug(name) === slug(requested)) ?? false;
  return category && isRetired ? category.name : null;
}

/** The whole log, newest first, with the names of each record as filters compare them. */
const changeLog = memoizeByRecord(({ changes }: Catalogue) =>
  newestFirst(changes).map((record) => ({
    record,
    vendor: comparedName(record.vendor),
    category: comparedName(record.category),
  })),
);

/** Whether a text of a filter occurs in the name of a vendor or category that the catalogue knows. */
export function isKnownName(catalogue: Catalogue, filter: NameFilter): boolean {
  const match = filterMatcher(catalogue, filter);
  return publishedNames(catalogue)[filter.field].some((name) => match(name) !== null);
}

const publishedNames = memoizeByRecord(({ records: { vendors, categories } }: Catalogue) => ({
  vendor: vendors.map(({ name }) => comparedName(name)),
  category: categories.map(({ name }) => comparedName(name)),
}));

/** Days of the default window of `/api/newest` and `/api/changes`. */
export const RECENT_DAYS = 30;

/** The first day of the change records to return, and which rule set it. */
export type DateWindow =
  | { readonly source: 'default' | 'since_parameter'; readonly from: IsoDate }
  | { readonly source: 'none'; readonly from: null };

/**
 * The window of `/api/changes` (docs/rules.md#date-window): `since` overrides all; a filter searches the whole log; a
 * request without either returns the last 30 days. There is no last day: a change announced for later is included.
 */
export function dateWindow(today: IsoDate, since: IsoDate | null, filtered: boolean): DateWindow {
  if (since !== null) return { source: 'since_parameter', from: since };
  return filtered ? { source: 'none', from: null } : { source: 'default', from: addDays(today, -RECENT_DAYS) };
}

const MAX_NAMES_SHOWN = 25;

/** At most 25 names that a filter matched among the served records, exact ones first, then by records (docs/rules.md#name-match). */
export function matchedNames(catalogue: Catalogue, filter: NameFilter, served: readonly ChangeRecord[]) {
  const match = filterMatcher(catalogue, filter);
  const names = [...groupBy(served, (record) => record[filter.field])].map(([name, { length: records }]) => ({
    name,
    records,
    how: match(comparedName(name)) ?? 'contains',
  }));
  const exact = names.filter(({ how }) => how === 'exact').reduce((total, { records }) => total + records, 0);
  const rank = ({ how }: { readonly how: NameMatch }): number => (how === 'exact' ? 0 : 1);
  const sorted = names.sort((one, other) => rank(one) - rank(other) || other.records - one.records);
  return {
    matched: sorted.slice(0, MAX_NAMES_SHOWN),
    matched_names_omitted: Math.max(0, sorted.length - MAX_NAMES_SHOWN),
    records_under_a_name_you_asked_for: exact,
    records_under_another_name: served.length - exact,
  };
}

type NameMatch = 'exact' | 'contains';

type ComparedName = ReturnType<typeof comparedName>;

/** A published name as filters compare it: without case and accents, and as a slug. */
export function comparedName(name: string) {
  return { folded: foldName(name), slug: slug(name) };
}

/** Case folding beside dropped accents: `STRASSE` is `Straße`. */
function foldName(name: string): string {
  return caseFold(fold(name));
}

/**
 * Matches names by case-insensitive substring (docs/rules.md#name-match). `requested` texts may occur anywhere in a
 * name or its slug; `renamed`, the current names of requested former ones, match whole names only.
 */
export function nameMatcher(
  requested: readonly string[],
  renamed: readonly string[],
): (name: ComparedName) => NameMatch | null {
  // A text that folds to nothing matches no name.
  const texts = [...new Set(requested.map(foldName))].filter((text) => text !== '');
  const whole = new Set([...texts, ...renamed.map(foldName)]);
  // A text without a hyphen that occurs in a slug occurs in the name too.
  const slugs = texts.filter((text) => SLUG_WITH_HYPHEN.test(text));
  return ({ folded, slug: named }) => {
    if (whole.has(folded) || whole.has(named)) return 'exact';
    const isHeld = texts.some((text) => folded.includes(text)) || slugs.some((text) => named.includes(text));
    return isHeld ? 'contains' : null;
  };
}

const SLUG_WITH_HYPHEN = /^[a-z0-9]+(?:-[a-z0-9]+)+$/;

/** Leaves out retracted records, then housekeeping, and counts each by the first that holds (docs/rules.md#withheld-records). */
export function servedChanges(
  matched: readonly ChangeRecord[],
  include: { readonly retracted: boolean; readonly housekeeping: boolean },
) {
  const kept = matched.filter((record) => include.retracted || !isRetracted(record));
  const records = kept.filter((record) => include.housekeeping || !reportsOurIndex(record));
  return {
    records,
    retracted_excluded: matched.length - kept.length,
    index_housekeeping_excluded: kept.length - records.length,
  };
}

const MAX_ADVISORY = 3;

const WORTH_A_WORD: readonly ChangeType[] = [
  'free_tier_removed',
  'open_source_killed',
  'product_deprecated',
  'limits_reduced',
  'new_free_tier',
];

/**
 * Up to three recent high-impact changes that the query does not match, newest first (docs/rules.md#advisory). Housekeeping is
 * never among them.
 */
export function advisory(catalogue: Catalogue, matched: readonly ChangeRecord[]): readonly ChangeRecord[] {
  return highImpact(catalogue)
    .filter((record) => WORTH_A_WORD.includes(record.change_type) && !matched.includes(record))
    .slice(0, MAX_ADVISORY);
}

/** In-force records of high impact about a vendor, dated within the last 30 days, newest first. Future-dated records are left out. */
export function highImpact(catalogue: Catalogue): readonly ChangeRecord[] {
  const from = addDays(catalogue.date, -RECENT_DAYS);
  const records = catalogue.changes.filter(
    (record) =>
      record.impact === 'high' && isStandingChange(record) && record.date >= from && record.date <= catalogue.date,
  );
  return newestFirst(records);
}
