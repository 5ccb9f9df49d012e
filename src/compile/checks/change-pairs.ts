import { changeCheck, type Check, uniqueCheck } from './check.ts';
import type { ChangeType } from '../../model/vocabulary.ts';
import { daysBetween } from '../../rules/dates/days.ts';
import { fold } from '../../rules/text/fold.ts';
import type { AuthoredChange } from '../shape/vendor-file.ts';
import { likeness } from './findings.ts';

/** Checks of two change records of a vendor against each other. */
export const CHANGE_PAIR_CHECKS: readonly Check[] = [
  uniqueCheck('vendors', {
    code: 'duplicate-change',
    meaning: 'one change is recorded twice in the same words',
    isWaivable: true,
    why: 'the change would be counted twice, and two records can rate a vendor volatile where one would not',
    entries: ({ value }) => value.changes.map((change, index) => ({ ...change, path: ['changes', index, 'summary'] })),
    key: ({ date, change_type: type, summary }) => fold(`${date} ${type} ${summary}`),
    what: ({ date, change_type: type }) => `the ${type} record of ${date} is written twice`,
    fix: 'remove one of the two',
    note: 'first written here',
  }),

  changeCheck({
    code: 'duplicate-event',
    meaning: 'two records in force describe one event in different words',
    isWaivable: true,
    why: 'the event would be published twice, and two counting records make a vendor volatile where one would not',
    *diagnose(change, entry) {
      const [first, other] = earlierRecord(change, entry.file.value.changes, isLikelySameEvent);
      if (!other) return;
      yield {
        at: entry.at('summary'),
        what: `the ${change.change_type} of ${change.date} reads like the one of ${other.date}`,
        fix: 'merge the two records, or state the difference between the events in their summaries',
        also: [{ at: entry.file.draft.place(['changes', first, 'summary']), note: 'the other record' }],
      };
    },
  }),

  changeCheck({
    code: 'opposite-records',
    meaning: 'two records in force, within 30 days, say opposite things of one tier',
    isWaivable: true,
    why: 'one of the two is probably wrong or taken back, and the level of the vendor rests on both',
    *diagnose(change, entry) {
      const [first, other] = earlierRecord(change, entry.file.value.changes, isOpposite);
      if (!other) return;
      yield {
        at: entry.at('change_type'),
        what: `the ${change.change_type} of ${change.date} contradicts the ${other.change_type} of ${other.date}`,
        fix: 'give the one that no longer holds a `resolution`, or name the `tier` that each is about',
        also: [{ at: entry.file.draft.place(['changes', first, 'change_type']), note: 'the other record' }],
      };
    },
  }),
];

/** The first record before another one in its file that is like it, with its index. */
function earlierRecord(
  change: AuthoredChange,
  changes: readonly AuthoredChange[],
  isLike: (one: AuthoredChange, other: AuthoredChange) => boolean,
): readonly [index: number, record: AuthoredChange | undefined] {
  const index = changes.slice(0, changes.indexOf(change)).findIndex((earlier) => isLike(earlier, change));
  return [index, changes[index]];
}

/** Two records of one type within this many days may describe one event. */
const MAX_DAYS_APART = 14;
/** The least likeness of two summaries of one event; summaries of two events share little but the vendor's name. */
const MIN_LIKENESS = 0.5;

function isLikelySameEvent(one: AuthoredChange, other: AuthoredChange): boolean {
  if (one.change_type !== other.change_type || one.resolution || other.resolution) return false;
  if ((one.tier ?? '') !== (other.tier ?? '') || Math.abs(daysBetween(one.date, other.date)) > MAX_DAYS_APART)
    return false;
  // Identical summaries are reported as `duplicate-change`.
  const isVerbatim = one.date === other.date && fold(one.summary) === fold(other.summary);
  return !isVerbatim && likeness(one.summary, other.summary) >= MIN_LIKENESS;
}

const OPPOSITES: readonly (readonly [ChangeType, ChangeType])[] = [
  ['free_tier_removed', 'new_free_tier'],
  ['free_tier_removed', 'limits_increased'],
  ['limits_reduced', 'limits_increased'],
];
const MAX_DAYS_OPPOSED = 30;

function isOpposite(one: AuthoredChange, other: AuthoredChange): boolean {
  const isInForce = [one, other].every(({ resolution, reports }) => !resolution && reports !== 'our_index');
  if (!isInForce || fold(one.tier ?? '') !== fold(other.tier ?? '')) return false;
  if (Math.abs(daysBetween(one.date, other.date)) > MAX_DAYS_OPPOSED) return false;
  const types = [one.change_type, other.change_type];
  return OPPOSITES.some((pair) => pair.every((type) => types.includes(type)));
}
