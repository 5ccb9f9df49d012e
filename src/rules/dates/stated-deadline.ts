import { parseIsoDate, type IsoDate } from '../../model/iso-date.ts';
import { MONTHS } from './days.ts';
import type { Catalogue } from '../../model/catalogue.ts';
import { isInForce } from '../risk/standing.ts';

export interface StatedDate {
  readonly date: IsoDate;
  readonly sentence: string;
}

const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|' +
  'nov(?:ember)?|dec(?:ember)?)\\.?';
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?';

/** Written forms of a date (docs/rules.md#stated-deadlines), each with its groups for year, month and day. */
const FORMS = [
  { form: /\b(\d{4})-(\d{2})-(\d{2})\b/g, groups: [1, 2, 3] },
  { form: new RegExp(`\\b${DAY} ${MONTH},? (\\d{4})\\b`, 'gi'), groups: [3, 2, 1] },
  { form: new RegExp(`\\b${MONTH} ${DAY},? (\\d{4})\\b`, 'gi'), groups: [3, 1, 2] },
] as const;

const DEADLINE_WORD =
  /\b(?:shut(?:s|ting)?\s+down|shutdown|retire(?:s|d|ment)?|discontinue[sd]?|deprecate[sd]?|until|through)\b/i;

// A full stop after an abbreviation or an initial (`U.S.`) does not end a sentence.
const SENTENCE_END =
  /(?<=[.!?])(?<!\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|approx|incl|vs|no|inc|[a-z]|[a-z]\.[a-z])\.)\s+/i;

/** The days named in sentences with a deadline word, in text order (docs/rules.md#stated-deadlines). */
export function statedDates(text: string): readonly StatedDate[] {
  // Most texts have none, and this test is far cheaper than splitting sentences.
  if (!DEADLINE_WORD.test(text)) return [];
  return text
    .split(SENTENCE_END)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => DEADLINE_WORD.test(sentence))
    .flatMap((sentence) => endingDates(sentence).map((date) => ({ date, sentence })));
}

/** Words before the first day of a period. */
const BEGINS = /\b(?:start(?:s|ing)?|begin(?:s|ning)?|open(?:s|ing)?|launch(?:es|ing)?)(?:\s+(?:on|from))?\s+$/i;
/** Words before the first day of a span, and between it and the last. */
const FROM = /\b(?:from|between)\s+$/i;
const TO = /^,?\s*(?:(?:and\s+)?(?:runs?\s+)?(?:through|until|till|to|and)|[-\u2013\u2014])\s*$/i;

type WrittenDay = ReturnType<typeof writtenDays>[number];

/** Whether a day begins a span ("from 1 December 2026 through 31 December 2026"); such a day is not a deadline. */
function isBeginning(sentence: string, { at, end }: WrittenDay, next: WrittenDay | undefined): boolean {
  const before = sentence.slice(0, at);
  if (BEGINS.test(before)) return true;
  return next !== undefined && FROM.test(before) && TO.test(sentence.slice(end, next.at));
}

/** The days of a sentence that may be an end, without repeats: those that do not begin a span. */
function endingDates(sentence: string): readonly IsoDate[] {
  const inOrder = writtenDays(sentence);
  return unique(inOrder.filter((written, index) => !isBeginning(sentence, written, inOrder[index + 1])));
}

/** Every day that a sentence names, in the order of the text, without repeats. */
export function datesIn(sentence: string): readonly IsoDate[] {
  return unique(writtenDays(sentence));
}

const unique = (days: readonly WrittenDay[]): readonly IsoDate[] => [
  ...new Set(days.flatMap(({ date }) => date ?? [])),
];

function writtenDays(sentence: string) {
  const found = FORMS.flatMap(({ form, groups: [year, month, day] }) =>
    [...sentence.matchAll(form)].map((match) => ({
      at: match.index,
      end: match.index + match[0].length,
      date: parseIsoDate(
        `${match[year] ?? ''}-${monthNumber(match[month] ?? '')}-${(match[day] ?? '').padStart(2, '0')}`,
      ),
    })),
  );
  return found.sort((one, other) => one.at - other.at);
}

/** Two digits for a month in letters; digits are left as they are. */
export function monthNumber(written: string): string {
  const place = MONTHS.findIndex((month) => written.slice(0, 3).toLowerCase() === month.slice(0, 3).toLowerCase());
  return place < 0 ? written : String(place + 1).padStart(2, '0');
}

/** Verbs of what is to come. A date in the past tense ("ended on") is a statement, not an announcement. */
const FUTURE =
  /\b(?:will|shall|(?:is|are) (?:going |due |set |scheduled |planned |expected )?to|plans? to|(?:ends|closes|stops|expires|begins|starts|retires|takes effect|shuts down) on)\b/i;
const ANNOUNCED = /\bannounced\b/i;

/**
 * Summaries of records in force, and descriptions, whose future tense is about a day before today. They are listed for
 * an editor and are no fault of a file: a day that passes must not break a build.
 */
export function pastAnnouncements({ records, date: today }: Catalogue) {
  return records.vendors.flatMap(({ name, slug, changes, offers }) => {
    const texts = [
      ...changes.filter(isInForce).map(({ summary }) => ({ text: summary, stated_in: 'summary' as const })),
      ...offers.map(({ description }) => ({ text: description, stated_in: 'description' as const })),
    ];
    return texts.flatMap(({ text, stated_in }) =>
      announcementsIn(text, today).map((found) => ({ vendor: name, slug, stated_in, ...found })),
    );
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
