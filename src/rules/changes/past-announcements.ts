import type { Catalogue } from '../../model/catalogue.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import { isInForce } from '../risk/standing.ts';
import { datesIn, SENTENCE_END } from '../dates/stated-deadline.ts';

/** Verbs of what is to come. A date in the past tense ("ended on") is a statement, not an announcement. */
const FUTURE =
  /\b(?:will|shall|(?:is|are) (?:going |due |set |scheduled |planned |expected )?to|plans? to|(?:ends|closes|stops|expires|begins|starts|retires|takes effect|shuts down) on)\b/i;
const ANNOUNCED = /\bannounced\b/i;

/**
 * Summaries of records in force, and descriptions, whose future tense is about a day before today. They are listed for
 * an editor and are no fault of a file: a day that passes must not break a build.
 */
export function pastAnnouncements({ records, date: today }: Catalogue) {
  return records.vendors.flatMap((vendor) => {
    const of = { vendor: vendor.name, slug: vendor.slug };
    return [
      ...vendor.changes
        .filter(isInForce)
        .flatMap(({ summary }) =>
          announcementsIn(summary, today).map((found) => ({ ...of, stated_in: 'summary' as const, ...found })),
        ),
      ...vendor.offers.flatMap(({ description }) =>
        announcementsIn(description, today).map((found) => ({ ...of, stated_in: 'description' as const, ...found })),
      ),
    ];
  });
}

/** The last day and the text of each sentence that announces days, all of which have passed. */
function announcementsIn(text: string, today: IsoDate) {
  return text.split(SENTENCE_END).flatMap((sentence) => {
    if (!FUTURE.test(sentence) || ANNOUNCED.test(sentence)) return [];
    const days = datesIn(sentence);
    const last = days.toSorted().at(-1);
    // A sentence that also names a day to come still announces.
    return last !== undefined && last < today ? [{ date: last, sentence: sentence.replace(/\s+/g, ' ').trim() }] : [];
  });
}
