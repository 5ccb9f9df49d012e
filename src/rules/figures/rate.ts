import { matchAt, thingAt } from './thing.ts';
import { unitOf } from './units.ts';
import { STOP_WORDS } from './words.ts';

/** How often an amount is granted and to what: "a month per project". */
export interface Rate {
  /** `month`, `15 minutes`, `once`; null if not stated. */
  readonly period: string | null;
  readonly per: string | null;
  /** Offset after it. */
  readonly end: number;
}

const ADVERBS = { hourly: 'hour', daily: 'day', weekly: 'week', monthly: 'month', yearly: 'year', annual: 'year' };
const PERIOD_OF_ADVERB: ReadonlyMap<string, string> = new Map(Object.entries(ADVERBS));

/** The period of `daily`, `monthly`, `annually`…; undefined for other words. */
export const periodOfAdverb = (word = ''): string | undefined =>
  PERIOD_OF_ADVERB.get(word.toLowerCase().replace('annually', 'annual'));

const ANY_PERIOD =
  /(?:\b(?:per|an?|each|every) (?!\p{L}+ly )|\/ ?)(\p{L}+)|\b(hourly|daily|weekly|monthly|yearly|annually|annual)\b(?! (?:active|tracked|retained|unique|engaged))/giu;

/** The periods that a label states anywhere: `month` of "Requests (per month)" and of "Monthly requests". */
export function periodsIn(label: string): readonly string[] {
  const found = Array.from(label.matchAll(ANY_PERIOD), ([, unit, adverb]) => {
    const time = unitOf(unit);
    return periodOfAdverb(adverb) ?? (time?.kind === 'duration' ? time.symbol : null);
  });
  return [...new Set(found.filter((period) => period !== null))];
}

const UNIT = '(seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|weeks?|wks?|months?|mos?|mth|years?|yrs?|annum)';
const END = '(?![\\p{L}\\p{N}-])\\)?';
/** "a month", "/mo", "(per month)", "of each day", "per 15 minutes", "renew every month". */
const PERIOD = new RegExp(
  ` ?,? ?\\(?(?:(?:free|included|(?:renew|reset|refresh)\\w*) )?(?:(?:of (?=e)|in (?=[ae])|/ ?)?(?:an? (?:calendar )?|(?:per|each|every) (?:calendar )?(?:(\\d+)[ -])?)|/ ?(?:(\\d+)[ -])?)${UNIT}${END}`,
  'iuy',
);
/** Letters that are a period after a slash only, and in lower case: "$60/M" is a price per million. */
const SLASH_PERIOD = / ?p?\/ ?([shdmy])(?![\p{L}\p{N}])/uy;
const LETTERS: Readonly<Record<string, string>> = { s: 'second', h: 'hour', d: 'day', m: 'month', y: 'year' };
const ADVERB = / ?[,/]? ?\(?(hourly|daily|weekly|monthly|yearly|annually)(?![\p{L}-])\)?(?= (\p{L}+)|)/iuy;
const ONCE = / ?,? ?\(?(?:once|one-time|one-off|lifetime|in total|altogether)(?![\p{L}-])(?! (?:a|the|you)\b)\)?/iuy;
/** Between an amount and its rate: the words for a maximum. */
const MAXIMUM = / (?:at most|max\.?|maximum|or less|or fewer)(?![\p{L}-])/iuy;
const SCOPE =
  / ?,? ?\(?(?:per|for one|(?:for|in|on) (?:each|every)|(?:(?:for|in|on) )?an?(?= \p{L}+$)|\/)(?=[ \p{L}\d])/iuy;
/** "5 GB each", "per 1,000 runs": to something that is not named, or to a number of it. */
const UNKNOWN_SCOPE = / ?,? ?(?:each(?! \p{L})|(?:per ?\d[\d.,]*|\/ ?\d[\d.,]{2,}|\/\d)[kKM]?(?: \p{L}+)?)/uy;
/** "5 a day and domain": to something that stands beside the period. */
const BESIDE_PERIOD = / (and (?!more|up|above|beyond)\p{L}+)$/uy;

/** Reads everything after an amount that says how often and to what. */
export function rateAt(text: string, from: number): Rate {
  let rate: Rate = { period: null, per: null, end: from };
  for (;;) {
    const end = matchAt(MAXIMUM, text, rate.end)?.end ?? rate.end;
    const more =
      (rate.period === null ? periodAt(text, end) : null) ??
      (rate.per === null ? scopeAt(text, end, rate.period !== null) : null);
    if (!more) return rate;
    rate = { ...rate, ...more };
  }
}

type Step = Partial<Rate> & Pick<Rate, 'end'>;

function periodAt(text: string, at: number): Step | null {
  const found = matchAt(PERIOD, text, at);
  if (found) {
    const [, after, slashed, word] = found;
    const count = after ?? slashed;
    const unit = unitOf(word)?.symbol ?? null;
    return { period: count === undefined || count === '1' ? unit : `${count} ${String(unit)}s`, end: found.end };
  }
  const slash = matchAt(SLASH_PERIOD, text, at);
  if (slash) return { period: LETTERS[slash[0].slice(-1)] ?? null, end: slash.end };
  const adverb = matchAt(ADVERB, text, at);
  const next = adverb?.[2];
  // "daily backups" are things, not the period of what precedes.
  if (adverb && (next === undefined || STOP_WORDS.has(next.toLowerCase())))
    return { period: periodOfAdverb(adverb[1]) ?? null, end: adverb.end };
  const once = matchAt(ONCE, text, at);
  return once ? { period: 'once', end: once.end } : null;
}

function scopeAt(text: string, at: number, hasPeriod: boolean): Step | null {
  const unknown = matchAt(UNKNOWN_SCOPE, text, at) ?? (hasPeriod ? matchAt(BESIDE_PERIOD, text, at) : null);
  if (unknown) return { per: unknown[0].trim(), end: unknown.end };
  const found = matchAt(SCOPE, text, at);
  const thing = found ? thingAt(text, found.end) : null;
  if (!thing || thing.name === null) return null;
  return { per: thing.name, end: text.charAt(thing.end) === ')' ? thing.end + 1 : thing.end };
}
