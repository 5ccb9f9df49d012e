import type { Catalogue } from '../../model/catalogue.ts';
import type { ChangeRecord } from '../../model/change-record.ts';
import type { ChangeType } from '../../model/vocabulary.ts';
import { newestFirst } from './change-history.ts';
import { RECENT_DAYS } from './change-search.ts';
import { addDays } from '../dates/days.ts';
import { memoizeByCatalogue } from '../catalogue/memoize.ts';
import { isStandingChange } from '../risk/standing.ts';

const SHOWN = 3;

const WORTH_A_WORD: readonly ChangeType[] = [
  'free_tier_removed',
  'open_source_killed',
  'product_deprecated',
  'limits_reduced',
  'new_free_tier',
];

/**
 * Up to three recent high-impact changes that the query does not match, newest first (docs/rules.md#advisory).
 * Housekeeping is never included.
 */
export function advisory(catalogue: Catalogue, matched: readonly ChangeRecord[]): readonly ChangeRecord[] {
  return highImpact(catalogue)
    .filter((record) => WORTH_A_WORD.includes(record.change_type) && !matched.includes(record))
    .slice(0, SHOWN);
}

/** In-force records of high impact about a vendor, dated within the last 30 days, newest first. Future-dated records are left out. */
export const highImpact = memoizeByCatalogue((catalogue): readonly ChangeRecord[] => {
  const from = addDays(catalogue.date, -RECENT_DAYS);
  const records = catalogue.changes.filter(
    (record) =>
      record.impact === 'high' && isStandingChange(record) && record.date >= from && record.date <= catalogue.date,
  );
  return newestFirst(records);
});
