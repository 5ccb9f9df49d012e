import { daysBetween } from '../../rules/dates/days.ts';
import { fold } from '../../rules/text/fold.ts';
import type { AuthoredChange } from '../shape/change.ts';
import { vendorCheck } from './check.ts';
import { likeness } from './likeness.ts';

/** Two records of one kind within these days may be one event that was noticed twice. */
const DAYS_APART = 14;
/** So alike are two accounts of one event; those of two events share the vendor's name and little else. */
const ALIKE = 0.5;

/** Two records in force that tell one event in different words. */
export const duplicateEvent = vendorCheck({
  code: 'duplicate-event',
  meaning: 'two records in force tell one event in different words',
  isWaivable: true,
  isLikely: true,
  why: 'the event would be told twice, and two counting records make a vendor volatile where one would not',
  *diagnose({ draft, value }) {
    for (const [index, change] of value.changes.entries()) {
      const first = value.changes.slice(0, index).findIndex((earlier) => isSameEvent(earlier, change));
      if (first < 0) continue;
      yield {
        at: draft.place(['changes', index, 'summary']),
        what: `the ${change.change_type} of ${change.date} reads like the one of ${value.changes[first]?.date ?? ''}`,
        fix: 'merge the two records, or say in the summaries what tells the events apart',
        also: [{ at: draft.place(['changes', first, 'summary']), note: 'the other record' }],
      };
    }
  },
});

function isSameEvent(one: AuthoredChange, other: AuthoredChange): boolean {
  if (one.change_type !== other.change_type || one.resolution || other.resolution) return false;
  if ((one.tier ?? '') !== (other.tier ?? '') || Math.abs(daysBetween(one.date, other.date)) > DAYS_APART) return false;
  // The very same words are `duplicate-change`.
  const isVerbatim = one.date === other.date && fold(one.summary) === fold(other.summary);
  return !isVerbatim && likeness(one.summary, other.summary) >= ALIKE;
}
