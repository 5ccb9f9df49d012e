import type { Path } from '../draft.ts';
import { quoted } from '../diagnostic.ts';
import type { VendorCheck } from './check.ts';
import { futureDays } from './future-days.ts';

/** Days on which somebody read, checked or wrote something. */
const DONE = new Set(['recorded_date', 'read_on', 'reviewed', 'reading_date', 'restated_on', 'checked', 'capture_day']);

// The `date` of a record may lie ahead; the day it was resolved may not.
function isDone(path: Path): boolean {
  const key = String(path.at(-1));
  return DONE.has(key) || (key === 'date' && path.at(-2) === 'resolution');
}

/** A day after today for something that is said to be done. */
export const futureDate: VendorCheck = {
  code: 'future-date',
  scope: 'file',
  kind: 'vendor',
  why: 'what has not happened yet would be published as evidence',
  *faults({ draft, value }, today) {
    for (const { path, day } of futureDays(value, today, isDone)) {
      yield {
        at: draft.place(path),
        what: `${quoted(path.at(-1))} is ${day}, which is after today, ${today}`,
        fix: 'write the day on which it was done',
      };
    }
  },
};
