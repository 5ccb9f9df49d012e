import { fold } from '../../rules/text/fold.ts';
import { vendorCheck } from './check.ts';
import { repeated } from './repeats.ts';

/** Two records of one vendor with the same date, type and summary. */
export const duplicateChange = vendorCheck({
  code: 'duplicate-change',
  meaning: 'one change is recorded twice in the same words',
  isWaivable: true,
  why: 'the change would be counted twice, and two records can rate a vendor volatile where one would not',
  *diagnose({ draft, value }) {
    const changes = value.changes.map((change, index) => ({ change, path: ['changes', index, 'summary'] }));
    yield* repeated(draft, changes, {
      key: ({ change }) => fold(`${change.date} ${change.change_type} ${change.summary}`),
      what: ({ change }) => `the ${change.change_type} record of ${change.date} is written twice`,
      fix: 'remove one of the two',
      note: 'first written here',
    });
  },
});
