import { dateMeaning } from '../../rules/changes/date-meaning.ts';
import { changeRecord } from '../shape/change.ts';
import { vendorCheck } from './check.ts';

/** A record of a day to come that would be published as discovered on that day. */
export const unrecordedAnnouncement = vendorCheck({
  code: 'unrecorded-announcement',
  meaning: 'a record of a day to come would be published as discovered on that day',
  why: 'a change would be published as discovered on a day that has not come',
  *diagnose({ draft, value }, today) {
    for (const [index, change] of value.changes.entries()) {
      if (change.date <= today || dateMeaning(changeRecord(change, value.vendor)) === 'effective') continue;
      yield {
        at: draft.place(['changes', index, 'date']),
        what: `the record is dated ${change.date}, after today, ${today}, and does not say when it was recorded`,
        fix: 'add `recorded_date`, or `date_source: vendor_page` where the page of the vendor states the day',
      };
    }
  },
});
