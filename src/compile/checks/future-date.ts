import { quoted } from '../diagnostics/diagnostic.ts';
import { vendorFile } from '../shape/vendor-file.ts';
import { vendorCheck } from './check.ts';
import { futureDays } from './future-days.ts';

const futureDaysOf = futureDays(vendorFile);

/** A day after today for something that is said to be done. */
export const futureDate = vendorCheck({
  code: 'future-date',
  meaning: 'something done is dated after today',
  why: 'what has not happened yet would be published as evidence',
  *diagnose({ draft, value }, today) {
    for (const { path, day } of futureDaysOf(value, today)) {
      yield {
        at: draft.place(path),
        what: `${quoted(path.at(-1))} is ${day}, which is after today, ${today}`,
        fix: 'write the day on which it was done',
      };
    }
  },
});
