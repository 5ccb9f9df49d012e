import type { Catalogue } from '../../model/catalogue.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import { addDays } from '../../rules/dates/days.ts';
import { derivedFreshness } from '../../rules/freshness/freshness.ts';
import { derivedDay } from '../../rules/risk/rank-facts.ts';

/** Days after that of the build whose values are stored too: a build may fail so many nights. */
const LATER_DAYS = 14;

/** The days whose values a split index stores, the day of the build first. */
export function daysOf({ date }: Catalogue): readonly IsoDate[] {
  return Array.from({ length: LATER_DAYS + 1 }, (_, days) => addDays(date, days));
}

/** What rules derive from every record for one day, by the name of its file. No record depends on the day. */
export function* dayFiles(
  catalogue: Catalogue,
  days: readonly IsoDate[],
): Generator<{ readonly name: string; readonly value: object }> {
  for (const date of days) {
    const ofDay: Catalogue = { ...catalogue, date };
    yield { name: `day-${date}`, value: derivedDay(ofDay) };
    yield { name: `freshness-${date}`, value: derivedFreshness(ofDay) };
  }
}
