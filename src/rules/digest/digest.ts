import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { ChangeRecord } from '../../model/change-record.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import { newestFirst } from '../changes/change-history.ts';
import { dateMeaning } from '../changes/date-meaning.ts';
import { addDays, isoWeek, weekStart } from '../dates/days.ts';
import type { Deadline } from '../dates/deadlines.ts';
import { deadlines } from '../dates/deadlines.ts';
import { newestListings } from '../freshness/newest-listings.ts';
import { isTrackedPricingChange } from '../changes/tracked-pricing-change.ts';

/** An ISO week, Monday to Sunday, in UTC. */
export interface Week {
  /** As ISO 8601 writes it, `2026-W47`. */
  readonly name: string;
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/** Tracked changes of a span of days: those that took effect in it, and those that were discovered in it. */
interface ChangesOfSpan {
  readonly from: IsoDate;
  readonly to: IsoDate;
  /** Newest first. */
  readonly effective: readonly ChangeRecord[];
  /** The day they took effect is unknown; newest first. */
  readonly discovered: readonly ChangeRecord[];
}

/** The changes of a week (docs/rules.md#digest). */
export interface Digest {
  readonly week: Week;
  readonly changes: ChangesOfSpan;
  /** Fewer than three changes took effect in the week, so `changes` holds those of the last 30 days. */
  readonly isWidened: boolean;
  /** Offers written in the last 7 days, newest first. */
  readonly newListings: readonly Listing[];
  readonly deadlines: readonly Deadline[];
}

const MIN_CHANGES = 3;
const WIDENED_DAYS = 30;
const NEW_OFFER_DAYS = 7;

/** The ISO week that a day lies in. */
export function weekOf(day: IsoDate): Week {
  const from = weekStart(day);
  return { name: isoWeek(day), from, to: addDays(from, 6) };
}

/** Tracked changes dated within a span, both days included; future-dated ones are left out. */
export function changesOfSpan(catalogue: Catalogue, from: IsoDate, until: IsoDate): ChangesOfSpan {
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

/** The digest of the day's week; with fewer than 3 effective changes in it, of the last 30 days. */
export function digest(catalogue: Catalogue): Digest {
  const today = catalogue.date;
  const week = weekOf(today);
  const ofWeek = changesOfSpan(catalogue, week.from, week.to);
  const isWidened = ofWeek.effective.length < MIN_CHANGES;
  return {
    week,
    changes: isWidened ? changesOfSpan(catalogue, addDays(today, -WIDENED_DAYS), today) : ofWeek,
    isWidened,
    newListings: newestListings(catalogue, addDays(today, -NEW_OFFER_DAYS)),
    deadlines: deadlines(catalogue),
  };
}
