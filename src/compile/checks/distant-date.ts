import type { IsoDate } from '../../model/iso-date.ts';
import { quoted } from '../diagnostics/diagnostic.ts';
import { day } from '../shape/field.ts';
import { vendorFile } from '../shape/vendor-file.ts';
import { vendorCheck } from './check.ts';
import { futureDays } from './future-days.ts';

/** No vendor announces a change further ahead. */
const MAX_YEARS_AHEAD = 10;

const announcedDays = futureDays(vendorFile, day);

/** A day so far ahead that its year is most likely mistyped. A file that passes on one day passes on every later one. */
export const distantDate = vendorCheck({
  code: 'distant-date',
  meaning: 'a day is more than 10 years ahead, which is most likely a slip in the year',
  why: 'the record would take effect long after every caller has gone, and until then nothing would show it',
  *diagnose({ draft, value }, today) {
    for (const { path, day: written } of announcedDays(value, lastPlausible(today))) {
      // A later `verifiedDate` is `future-verified-date`.
      if (path.at(-1) === 'verifiedDate') continue;
      yield {
        at: draft.place(path),
        what: `${quoted(path.at(-1))} is ${written}, more than ${MAX_YEARS_AHEAD} years after today, ${today}`,
        fix: 'correct the year',
      };
    }
  },
});

function lastPlausible(today: IsoDate): IsoDate {
  const year = Number(today.slice(0, 4)) + MAX_YEARS_AHEAD;
  return `${String(year)}${today.slice(4)}` as IsoDate;
}
