import type { Catalogue } from '../../model/catalogue.ts';
import type { ChangeRecord } from '../../model/change-record.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import { newestFirst, isTrackedPricingChange } from '../changes/change-history.ts';
import { dateMeaning } from '../changes/date-meaning.ts';
import { addDays, isoWeek, weekStart } from '../dates/days.ts';
import { deadlines } from '../dates/deadlines.ts';
import { newestListings } from '../freshness/newest.ts';
import type { ChangeType, Impact } from '../../model/vocabulary.ts';

export type Digest = ReturnType<typeof digest>;

const MIN_CHANGES = 3;
const WIDENED_DAYS = 30;
const NEW_OFFER_DAYS = 7;

/** The ISO week of a day, Monday to Sunday, in UTC; its name as in `2026-W47`. */
export function weekOf(day: IsoDate) {
  const from = weekStart(day);
  return { name: isoWeek(day), from, to: addDays(from, 6) };
}

/** Tracked changes of a span up to today, both days included, newest first; of a discovered one the day of effect is unknown. */
export function changesOfSpan(catalogue: Catalogue, from: IsoDate, until: IsoDate) {
  const to = until < catalogue.date ? until : catalogue.date;
  const dated = catalogue.changes.filter(({ date }) => date >= from && date <= to);
  const changes = newestFirst(dated.filter(isTrackedPricingChange));
  return {
    from,
    to,
    effective: changes.filter((record) => dateMeaning(record) === 'effective'),
    discovered: changes.filter((record) => dateMeaning(record) === 'discovered'),
  };
}

/** The digest of the day's week (docs/rules.md#digest); with fewer than 3 effective changes in it, of the last 30 days. */
export function digest(catalogue: Catalogue) {
  const today = catalogue.date;
  const week = weekOf(today);
  const ofWeek = changesOfSpan(catalogue, week.from, week.to);
  const isWidened = ofWeek.effective.length < MIN_CHANGES;
  return {
    week,
    changes: isWidened ? changesOfSpan(catalogue, addDays(today, -WIDENED_DAYS), today) : ofWeek,
    isWidened,
    /** Offers written in the last 7 days, newest first. */
    newListings: newestListings(catalogue, addDays(today, -NEW_OFFER_DAYS)),
    deadlines: deadlines(catalogue),
  };
}

/** One week's tracked changes, heaviest first, and their number by type. */
export type WeeklyDigest = ReturnType<typeof weeklyDigest>;

/** The digest of the ISO week `weeksAgo` weeks before the current one; 0 is the current week up to today. */
export function weeklyDigest(catalogue: Catalogue, weeksAgo: number) {
  const week = weekOf(addDays(catalogue.date, -7 * weeksAgo));
  const { to, effective, discovered } = changesOfSpan(catalogue, week.from, week.to);
  const types = [...effective, ...discovered].map((record) => record.change_type);
  const countOf = (type: ChangeType): number => types.filter((each) => each === type).length;
  return {
    week,
    /** Last day counted: the Sunday, or today in the current week. */
    until: to,
    effective: digestOrder(effective),
    discovered: digestOrder(discovered),
    counts: {
      free_tiers_removed: countOf('free_tier_removed'),
      new_free_tiers: countOf('new_free_tier'),
      limits_reduced: countOf('limits_reduced'),
      limits_increased: countOf('limits_increased'),
      products_deprecated: countOf('product_deprecated'),
      pricing_restructured: countOf('pricing_restructured'),
    },
  };
}

/** Weight of each change type in the weekly digest (docs/rules.md#digest). */
const TYPE_WEIGHT = {
  free_tier_removed: 100,
  open_source_killed: 90,
  product_deprecated: 70,
  limits_reduced: 60,
  restriction: 35,
  pricing_restructured: 50,
  pricing_model_change: 30,
  limits_increased: 40,
  new_free_tier: 80,
  new_tier: 20,
  startup_program_expanded: 25,
  pricing_postponed: 10,
  rebranded: 10,
  record_corrected: 10,
} as const satisfies Record<ChangeType, number>;

const IMPACT_WEIGHT = { high: 3, medium: 2, low: 1 } as const satisfies Record<Impact, number>;

function digestWeight(record: ChangeRecord): number {
  return TYPE_WEIGHT[record.change_type] * IMPACT_WEIGHT[record.impact];
}

/** Heaviest first; among equals the newest first, then the given order. */
export function digestOrder(records: readonly ChangeRecord[]): readonly ChangeRecord[] {
  return newestFirst(records).toSorted((one, other) => digestWeight(other) - digestWeight(one));
}
