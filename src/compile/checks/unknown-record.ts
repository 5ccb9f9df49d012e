import { quoted } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { vendorCheck } from './check.ts';

/** Terms that cite as their source a change record which the file does not hold. */
export const unknownRecord = vendorCheck({
  code: 'unknown-record',
  meaning: 'terms are said to come from a record that the file does not hold',
  why: 'the answer would cite a record that does not exist',
  *diagnose({ draft, value }) {
    const held = value.changes.map(({ date, change_type: type }) => `${type} of ${date}`);
    for (const [index, { restated_from: from }] of value.offers.entries()) {
      const named = from && `${from.change_type} of ${from.record_date}`;
      if (named === undefined || held.includes(named)) continue;
      const near = nearest(named, held);
      yield {
        at: draft.place(['offers', index, 'restated_from', 'record_date']),
        what: `the file holds no record ${quoted(named)}`,
        fix: near === undefined ? 'add the record, or correct its date and type' : `correct it to ${quoted(near)}`,
        ...(near !== undefined && {
          also: [{ at: draft.place(['changes', held.indexOf(near), 'date']), note: 'the nearest record' }],
        }),
      };
    }
  },
});
