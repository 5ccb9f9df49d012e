import { fold } from '../../rules/text/fold.ts';
import { vendorCheck } from './check.ts';
import { repeats } from './repeats.ts';

/** Two records of one vendor that tell the same change of the same day in the same words. */
export const duplicateChange = vendorCheck({
  code: 'duplicate-change',
  meaning: 'one change is recorded twice in the same words',
  isWaivable: true,
  why: 'the change would be counted twice, and two records can rate a vendor volatile where one would not',
  *diagnose({ draft, value }) {
    const changes = value.changes.map((change, index) => ({ change, index }));
    const told = repeats(changes, ({ change }) => fold(`${change.date} ${change.change_type} ${change.summary}`));
    for (const { entry, first } of told) {
      yield {
        at: draft.place(['changes', entry.index, 'summary']),
        what: `the ${entry.change.change_type} record of ${entry.change.date} is written twice`,
        fix: 'remove one of the two',
        also: [{ at: draft.place(['changes', first.index, 'summary']), note: 'first written here' }],
      };
    }
  },
});
