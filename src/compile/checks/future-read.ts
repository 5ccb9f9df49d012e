import type { Path } from '../draft.ts';
import { quoted } from '../diagnostic.ts';
import type { ReadsCheck } from './check.ts';
import { futureDays } from './future-days.ts';

// The next attempt after a refused reading is the one day in these files that may lie ahead.
const isDone = (path: Path): boolean =>
  /(?:^|_)(?:date|attempt|success|reachable|since|checked)$/.test(String(path.at(-1)));

/** A read, a confirmation or a failure dated after today. */
export const futureRead: ReadsCheck = {
  code: 'future-read',
  scope: 'file',
  kind: 'reads',
  why: 'freshness would count a confirmation that nobody has made yet',
  *faults({ draft, value }, today) {
    for (const { path, day } of futureDays(value, today, isDone)) {
      yield {
        at: draft.place(path),
        what: `${quoted(path.at(-1))} is ${day}, which is after today, ${today}`,
        fix: 'correct the clock of the machine that reads, and remove the entry',
      };
    }
  },
};
