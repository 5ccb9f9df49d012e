import { daysBetween } from '../../rules/dates/days.ts';
import { fold } from '../../rules/text/fold.ts';
import type { AuthoredChange } from '../shape/change.ts';
import { vendorCheck } from './check.ts';
import { likeness } from './likeness.ts';

/** Two records of one type within this many days may describe one event. */
const MAX_DAYS_APART = 14;
/** The least likeness of two summaries of one event; summaries of two events share little but the vendor's name. */
const MIN_LIKENESS = 0.5;

/** Two records in force that describe one event in different words. */
export const duplicateEvent = vendorCheck({
  code: 'duplicate-event',
  meaning: 'two records in force describe one event in different words',
  isWaivable: true,
  isLikely: true,
  why: 'the event would be published twice, and two counting records make a vendor volatile where one would not',
  *diagnose({ draft, value }) {
    for (const [index, change] of value.changes.entries()) {
      const first = value.changes.slice(0, index).findIndex((earlier) => isSameEvent(earlier, change));
      if (first < 0) continue;
      yield {
        at: draft.place(['changes', index, 'summary']),
        what: `the ${change.change_type} of ${change.date} reads like the one of ${value.changes[first]?.date ?? ''}`,
        fix: 'merge the two records, or state the difference between the events in their summaries',
        also: [{ at: draft.place(['changes', first, 'summary']), note: 'the other record' }],
      };
    }
  },
});

function isSameEvent(one: AuthoredChange, other: AuthoredChange): boolean {
  if (one.change_type !== other.change_type || one.resolution || other.resolution) return false;
  if ((one.tier ?? '') !== (other.tier ?? '') || Math.abs(daysBetween(one.date, other.date)) > MAX_DAYS_APART)
    return false;
  // Identical summaries are reported as `duplicate-change`.
  const isVerbatim = one.date === other.date && fold(one.summary) === fold(other.summary);
  return !isVerbatim && likeness(one.summary, other.summary) >= MIN_LIKENESS;
}
