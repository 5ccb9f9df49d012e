import { quoted } from '../diagnostics/diagnostic.ts';
import { readsFile } from '../shape/reads.ts';
import { readsCheck } from './check.ts';
import { futureDays } from './future-days.ts';

const futureDaysOf = futureDays(readsFile);

/** A read, a confirmation or a failure dated after today. */
export const futureRead = readsCheck({
  code: 'future-read',
  meaning: 'a read or confirmation is dated after today',
  why: 'freshness would count a confirmation that has not happened',
  *diagnose({ draft, value }, today) {
    for (const { path, day } of futureDaysOf(value, today)) {
      yield {
        at: draft.place(path),
        what: `${quoted(path.at(-1))} is ${day}, which is after today, ${today}`,
        fix: 'correct the clock of the machine that reads, and remove the entry',
      };
    }
  },
});
