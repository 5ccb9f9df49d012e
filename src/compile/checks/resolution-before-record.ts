import { vendorCheck } from './check.ts';

/** A record that was resolved before it was written. */
export const resolutionBeforeRecord = vendorCheck({
  code: 'resolution-before-record',
  meaning: 'a record was resolved before it was made',
  isWaivable: true,
  why: 'the change would have been taken back before anybody knew of it',
  *diagnose({ draft, value }) {
    for (const [index, { date, recorded_date: recorded, resolution }] of value.changes.entries()) {
      // A change announced for a later day can be taken back before that day: then the day of recording counts.
      const known = recorded ?? date;
      if (!resolution || resolution.date >= known) continue;
      yield {
        at: draft.place(['changes', index, 'resolution', 'date']),
        what: `the record of ${known} was ${resolution.state} on ${resolution.date}, before it was made`,
        fix: 'correct one of the dates; for a change announced ahead, add `recorded_date`, the day it was written down',
      };
    }
  },
});
