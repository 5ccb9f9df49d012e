import { fold } from '../../rules/text/fold.ts';
import { vendorCheck } from './check.ts';
import { repeats } from './repeats.ts';

/** Two records of one vendor with the same date, type and summary. */
export const duplicateChange = vendorCheck({
  code: 'duplicate-change',
  meaning: 'one change is recorded twice in the same words',
  isWaivable: true,
  why: 'the change would be counted twice, and two records can rate a vendor volatile where one would not',
  *diagnose({ draft, value }) {
    const changes = value.changes.map((change, index) => ({ change, index }));
    const duplicates = repeats(changes, ({ change }) => fold(`${change.date} ${change.change_type} ${change.summary}`));
    for (const { entry, first } of duplicates) {
      yield {
        at: draft.place(['changes', entry.index, 'summary']),
        what: `the ${entry.change.change_type} record of ${entry.change.date} is written twice`,
        fix: 'remove one of the two',
        also: [{ at: draft.place(['changes', first.index, 'summary']), note: 'first written here' }],
      };
    }
  },
});
