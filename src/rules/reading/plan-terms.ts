import { sentencesOf } from '../figures/figures-of.ts';
import { inBrackets } from '../text/words.ts';
import type { PlanPlace } from './plan-places.ts';
import { BARE_ZERO, PRICE_LABEL, statesNothing } from './plan-prices.ts';
import { BARE_TIME, hasReservation, hasStrongReservation, withoutHarmless } from './reservations.ts';
import { isFeature, wordsOfNames } from './understood.ts';

/** Whether the place offers its plan for free today: a price of zero, no other price, no time limit, no end. */
export const isOfferedFree = (place: PlanPlace): boolean => place.price === 'zero' && !isBarred(place);

/**
 * Whether a place says anything that is not understood: more than prices, amounts and names of features. It may mean that the
 * plan ends, is closed, is for some only or is free for a time only.
 */
export function isBarred({ kind, label, context, blocks, price, isDependent }: PlanPlace): boolean {
  if (price === 'unclear' || isDependent) return true;
  const isOpen = (heading: string) =>
    isHeading(heading) && !hasStrongReservation(heading) && !inBrackets(heading).some(hasReservation);
  if (kind !== 'data' && !context.split(' | ').every(isOpen)) return true;
  const names = wordsOfNames([label]);
  return [{ text: label, row: null, column: null }, ...blocks].some(({ text, row, column }) => {
    // In a table with a plan in each row, the column may be one of remarks, and says what a time is of.
    const isOfColumn = row === label && column !== null && (NOTES.test(column) || BARE_TIME.test(text));
    const topic = isOfColumn || PAUSE_ROW.test(column ?? '') ? column : row;
    return !sentencesOf(text).every((part) => isClear(part, topic, names));
  });
}

/** Whether a sentence of a place is understood, in a cell by what its row is about. */
function isClear(part: string, topic: string | null, names: ReadonlySet<string>): boolean {
  if (part.endsWith('?')) return true;
  if (FOR_SOME.test(part)) return false;
  if (topic !== null) return isClearCell(topic.split(' | ')[0] ?? '', part, names);
  const [, name, said = ''] = NAMED_LINE.exec(part) ?? [];
  if (name !== undefined && !name.includes(' ', name.indexOf(' ') + 1)) return isClearCell(name, said, names);
  if (REGIONS.test(part)) return false;
  if (isFeature(part) || (!hasReservation(part) && statesNothing(part, names))) return true;
  return name !== undefined && isClearCell(name, said, names);
}

/** Whether a cell is understood. What its row names may be had in any way: that does not say whether the plan may be had. */
function isClearCell(row: string, part: string, names: ReadonlySet<string>): boolean {
  if (statesNothing(part, names) || (PRICE_LABEL.test(row) && BARE_ZERO.test(part))) return true;
  const isPause = PAUSE_ROW.test(row);
  const isTimed = TIMED_ROW.test(row) && !NO_TIME.test(part);
  if (NOTES.test(row) && (BARE_TIME.test(part) || /\bonly\b/i.test(part) || REGIONS.test(part))) return false;
  if (RENEWAL_ROW.test(row) && /^(?:never|no|none|once)\b/i.test(part)) return false;
  if (!isPause && (isTimed || (hasReservation(row) && hasReservation(`${row}: ${part}`)))) return false;
  return BARE_ANSWER.test(part) || BARE_TIME.test(part) || isFeature(isPause ? `${row}: ${part}` : part);
}

/** "Backups: not included", a row of a list. */
const NAMED_LINE = /^(\p{Lu}[\p{L} -]{2,30}): (.+)$/u;
/** Regions without a word beside them, in which the plan is to be had: "US and Canada". */
const REGIONS =
  /^(?!US$)(?:(?:^|,? (?:and|&) |, ?|\/)(?:the )?(?:USA?|United States|Canada|UK|United Kingdom|EU|EEA|Europe|India|Germany|France|Japan|Brazil|Australia|(?:North|South|Latin) America|Asia|Africa))+$/i;
/** Rows that tell when an amount is renewed. */
const RENEWAL_ROW = /\b(?:renew|reset|refill)\w*$/i;
/** Rows of remarks, in which a time is that of the plan. */
const NOTES = /^(?:(?:notes?|remarks?|comments?)\b.*)?$/i;
/** Rows that tell how long the plan lasts or who may have it. */
const TIMED_ROW =
  /^(?:duration|length|validity|valid|(?:min\w* )?term|access(?= ?$| until| for| period)|life\w*|period|time|needs?$|availab\w*(?= ?$| until| for| in)|(?:\w+ )?(?:price|pricing|fees?|costs?)$|open(?: to\b.*| for\b.*| until\b.*)?$|who|for|where)\b|\b(?:who|whom|whose|which|that|may|can|we|(?<!-)you|they|those|since)\b/i;
/** A cell that does not end the plan: no limit, or a share of uptime. */
const NO_TIME = /^(?:no (?:time )?limit|9\d(?:\.\d+)? ?%)$/i;
/** For whom a plan is, where that leaves others out. A grant of a programme may say so. */
export const FOR_SOME =
  /\b(?:in|of) (?:the|our|an?) (?:[\p{L}-]+ )?(?:programme|accelerator)\b|\bfor (?:\p{L}+ )?(?:open[- ]source|start-?ups?|research(?:ers?)?|hackathons?|scientists|journalists?|newsrooms?|governments?|public bodies|librar(?:y|ies)|museums?|hospitals?|clinics?|nurses|doctors|veterans|churches|employers)(?!\p{L})/iu;
/** What happens to an unused rest or above a limit, which does not end the plan; and whom the plan suits. */
const PAUSE_ROW =
  /^(?:paus(?:e|es|ing)|auto-?paus(?:e|ing)|sleeps?\b.*|inactivity|idle|over\w*|(?:when |if )?(?:above|beyond|exceed).*|(?:(?:best|ideal|good|great|made) )?for|who (?:it is|it['’]s|is it) for|use cases?|audience|suited to)$/i;
/** What a cell says of the thing that its row names. */
const BARE_ANSWER =
  /^(?:\P{L}*|yes|no|none|n\/?a|(?:not )?(?:available|included|sold)|not needed|required|by \p{L}+|\p{L}+ stops)$/iu;

/** Whether a heading does not restrict who may have the plans below it: a question, or words without a clause or a denial. */
const isHeading = (text: string): boolean =>
  text.endsWith('?') ||
  !/\b(?:(?<!\b(?:people|developers|teams|makers|builders|engineers) )who|whom|(?<!^)which|which (?:accounts|customers|users|teams|people|plans?|tiers?)|we|(?<!where |when |before )they|those|not(?<!\bpay for \p{L}+, not)(?= (?:on|for|in|to|open|available|offered|sold|included|part|yet|any)\b)|opens|competitors?|rivals?|resellers?|proposal|example|add-?ons?|on-premises)\b|^what \p{L}+ (?:charges|costs|asks)\b/iu.test(
    withoutHarmless(text),
  );
