import type { Catalogue } from '../../model/catalogue.ts';
import type { ChangeRecord } from '../../model/change-record.ts';
import type { ChangeType } from '../../model/vocabulary.ts';
import { addDays } from '../dates/days.ts';
import type { Week } from './digest.ts';
import { changesOfSpan, weekOf } from './digest.ts';
import { digestOrder } from './digest-order.ts';

/** Numbers of the week's changes by type. */
interface WeeklyCounts {
  readonly free_tiers_removed: number;
  readonly new_free_tiers: number;
  readonly limits_reduced: number;
  readonly limits_increased: number;
  readonly products_deprecated: number;
  readonly pricing_restructured: number;
}

/** One week's tracked changes, heaviest first. */
export interface WeeklyDigest {
  readonly week: Week;
  readonly effective: readonly ChangeRecord[];
  readonly discovered: readonly ChangeRecord[];
  /** Counts over both lists. */
  readonly counts: WeeklyCounts;
}

/** The digest of the ISO week `weeksAgo` weeks before the current one; 0 is the current week up to today. */
export function weeklyDigest(catalogue: Catalogue, weeksAgo: number): WeeklyDigest {
  const week = weekOf(addDays(catalogue.date, -7 * weeksAgo));
  const { effective, discovered } = changesOfSpan(catalogue, week.from, week.to);
  return {
    week,
    effective: digestOrder(effective),
    discovered: digestOrder(discovered),
    counts: counts([...effective, ...discovered]),
  };
}

function counts(records: readonly ChangeRecord[]): WeeklyCounts {
  const ofType = (type: ChangeType): number => records.filter((record) => record.change_type === type).length;
  return {
    free_tiers_removed: ofType('free_tier_removed'),
    new_free_tiers: ofType('new_free_tier'),
    limits_reduced: ofType('limits_reduced'),
    limits_increased: ofType('limits_increased'),
    products_deprecated: ofType('product_deprecated'),
    pricing_restructured: ofType('pricing_restructured'),
  };
}
