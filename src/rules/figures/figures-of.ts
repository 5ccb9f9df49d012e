import { isKnownThing, measureOfThing } from '../limits/things.ts';
import type { Figure } from './figure.ts';
import { periodOfAdverb, rateAt } from './rate.ts';
import { matchAt, thingAt, type Thing } from './thing.ts';
import { currencyOf, multiply, scaleOf, unitOf } from './units.ts';
import { STOP_WORDS } from './words.ts';

/**
 * The sentences of a text, of which ` | ` separates parts as in a block of a page. A full stop inside a number or a name, or after
 * "min." and the like, does not end one.
 */
export function sentencesOf(text: string): readonly string[] {
  return text.split(SENTENCE_END).filter((sentence) => sentence.trim() !== '');
}
const SENTENCE_END = / \| |(?<=[.!?;])(?<!\b(?:[Mm]in|[Mm]ax|approx|incl|excl|e\.g|i\.e)\.)\s+(?=[^a-z|])/u;

/** Figures read from one text; a text with more is a listing of data, not terms. */
export const MAX_FIGURES = 1000;

const NUMBER_WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** A number with all characters joined to its digits: a date, time, version or range is one match and not a number. */
const DIGITS = "\\d+(?:(?: \\d{3})+(?! ?\\d)|[.,:/'’_\\u00a0\\u202f\\u2009-]\\d+)*";
const FIGURE = new RegExp(
  `(?<![\\p{L}\\p{N}$€£¥₹#@№&=_./,+-])(?:(?<currency>(?:US)?[$€£¥₹] ?|(?:USD|EUR|GBP) )?(?<digits>${DIGITS})` +
    `|(?<words>an?(?= (?:thousand|million|billion)\\b)|${NUMBER_WORDS.join('|')})(?![\\p{L}\\p{N}-])` +
    '|(?<unlimited>unlimited|unmetered|uncapped|any number of|no (?:limits?|cap) on)(?![\\p{L}-]))',
  'giu',
);
const SCALE = / ?(?:[Tt]housand|[Mm]illion|[Bb]illion|mn|bn|[KM])(?![\p{L}\p{N}])|[kB](?![\p{L}\p{N}])/uy;
const MONEY_SCALE = /[mb](?![\p{L}\p{N}])/uy;
const UNIT = /(?:\+?[ \u00a0]?|-)(%|[€£$](?!\d)|\p{L}+(?:-months?(?!\p{L}))?)(?:(?<=min|sec|hr)\.(?= \p{Ll}))?/uy;

/** An amount with its unit, and the offset after it. */
type Amount = Pick<Figure, 'kind' | 'amount' | 'unit' | 'end'>;

/**
 * The amounts that a text states, in order, the first `MAX_FIGURES` of them. Versions, names with digits, dates, times
 * of day and telephone numbers are left out. Never throws.
 */
export function figuresOf(text: string): readonly Figure[] {
  const figures: Figure[] = [];
  let last = 0;
  for (const { index, ...found } of text.matchAll(FIGURE)) {
    if (index < last || figures.length >= MAX_FIGURES) continue;
    const groups = found.groups as Groups;
    const amount = amountAt(text, index, groups);
    const figure = amount && figureAt(text, index, amount);
    if (!figure || (groups.words !== undefined && figure.kind === 'count' && !isKnownThing(figure.thing))) continue;
    figures.push(figure);
    last = figure.end;
  }
  return figures;
}

/** The named groups of an amount: it is written in words, as "unlimited" or, without these, in digits. */
type Groups = Readonly<Partial<Record<'currency' | 'words' | 'unlimited', string>> & Record<'digits', string>>;

function amountAt(text: string, start: number, { currency, digits, words, unlimited }: Groups): Amount | null {
  if (unlimited !== undefined) {
    const end = start + unlimited.length;
    return { kind: 'unlimited', amount: Number.POSITIVE_INFINITY, unit: null, end };
  }
  const written = words ?? digits;
  const value = words === undefined ? numberOf(written) : Math.max(1, NUMBER_WORDS.indexOf(words.toLowerCase()) + 1);
  const from = start + (currency?.length ?? 0) + written.length;
  if (value === null || (currency === undefined && words === undefined && isName(text, start, written))) return null;
  const scale = matchAt(SCALE, text, from) ?? (currency === undefined ? null : matchAt(MONEY_SCALE, text, from));
  const factor = scaleOf(scale?.[0].trim()) ?? 1;
  const end = scale?.end ?? from;
  const amount = multiply(value, factor);
  if (currency !== undefined) return { kind: 'money', amount, unit: currencyOf(currency) ?? null, end };
  const unit = unitAt(text, end);
  if (unit) return { ...unit, amount: multiply(amount, unit.size) };
  // "5G", "2FA", "1st": the letters are not a unit.
  return /\p{L}/u.test(text.charAt(end)) ? null : { kind: 'count', amount, unit, end };
}

function unitAt(text: string, at: number) {
  const found = matchAt(UNIT, text, at);
  if (!found) return null;
  const word = found[0].replace(/^[+ \u00a0-]+|-months?$|\.$/g, '');
  if (word === '%' || word.toLowerCase() === 'percent')
    return { kind: 'percent' as const, unit: '%', size: 1, end: found.end };
  const currency = currencyOf(word);
  if (currency !== undefined) return { kind: 'money' as const, unit: currency, size: 1, end: found.end };
  // "30d" is a time, "plan 3 d" is not.
  const unit = word.length === 1 && found.end - at > 1 ? undefined : unitOf(word);
  // "GB-hours" are not bytes.
  const isPlain = unit && !/^-\p{L}/u.test(text.slice(found.end, found.end + 2));
  return isPlain ? { kind: unit.kind, unit: unit.symbol, size: unit.size, end: found.end } : null;
}

/** Thousands separated by commas, spaces or apostrophes, and decimals after a dot; "1.000" may be either, so it is not read. */
function numberOf(written: string): number | null {
  if (/^\d+(?:\.\d+)?$/.test(written)) return /^[1-9]\d{0,2}\.\d{3}$/.test(written) ? null : Number(written);
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(written)) return Number(written.replaceAll(',', ''));
  const isSpaced = /^\d{1,3}([ '’_\u00a0\u202f\u2009])\d{3}(?:\1\d{3})*(?:[.,]\d+)?$/.test(written);
  const isDecimal = isSpaced || /^\d+,\d{1,2}$/.test(written);
  return isDecimal ? Number(written.replace(',', '.').replace(/[^\d.]/g, '')) : null;
}

const MONTH = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|ober)?';
const NAME_BEFORE = /(?<=[^\s.!?:;|(] )(\p{Lu}[\p{L}\p{N}.+-]*)[ \u00a0]$/u;
const NUMBERED_BEFORE = new RegExp(
  `(?:\\b(?:versions?|v|release|level|phase|chapter|section|step|layer|port|error|status|code|series|type|option|part|no|number|rule|article|form|soc|iso|rfc|${MONTH})\\.? |’)$`,
  'i',
);
const NUMBERED_AFTER = new RegExp(`^(?: ?(?:${MONTH}|[ap]\\.?m|o'clock|utc|gmt)(?![\\p{L}])|\\([a-z]\\)|’)`, 'iu');
const MAX_CONTEXT_CHARS = 60;

/** A version, a part of a name, a day, a year or an hour: "Python 3", "March 15", "in 2027", "Embed 4". */
function isName(text: string, start: number, written: string): boolean {
  const before = text.slice(Math.max(0, start - MAX_CONTEXT_CHARS), start);
  const after = text.slice(start + written.length).slice(0, MAX_CONTEXT_CHARS);
  if (NUMBERED_BEFORE.test(before) || NUMBERED_AFTER.test(after)) return true;
  const hasUnit = /^[ -]?(?:[KMGTP]i?B\b|[KMk]\b|%|(?:minute|hour)s\b)/.test(after);
  const isCounted = isKnownThing(thingAt(text, start + written.length).name);
  if (/^(?:19|20)\d\d$/.test(written)) return !hasUnit && !isCounted;
  const name = NAME_BEFORE.exec(before)?.[1];
  return name !== undefined && !STOP_WORDS.has(name.toLowerCase()) && !hasUnit && !isCounted;
}

const ADVERB =
  /(?: of)? (hourly|daily|weekly|monthly|yearly|annual)(?= \p{L})(?! (?:active|tracked|retained|unique|engaged))/iuy;

function figureAt(text: string, start: number, amount: Amount): Figure {
  const adverb = matchAt(ADVERB, text, amount.end);
  const thing = countedAt(text, adverb?.end ?? amount.end, amount);
  const rate = rateAt(text, thing.end);
  const figure = {
    ...timeCounted(amount, thing.name),
    thing: thing.name,
    period: rate.period ?? periodOfAdverb(adverb?.[1]) ?? null,
    per: rate.per,
  };
  const before = isMany(amount) ? text.slice(Math.max(0, start - MAX_CONTEXT_CHARS), start) : '';
  const from = start - (FIRST_PART.exec(before)?.[0].length ?? 0);
  const words = text.slice(amount.end, rate.end);
  const span = { text: text.slice(from, rate.end), words, start: from, end: rate.end };
  return { ...figure, ...span, isAmount: isExactIn(text, { ...figure, ...span }) };
}

/** "The first 10,000 requests" are an amount; the first 3 months are a time, and the first 100 customers a choice of people. */
const FIRST_PART = /\b(?:(?:the|your) )?first $/i;
const MIN_PART = 1_000;
const isMany = ({ kind, amount }: Amount): boolean => kind === 'bytes' || (kind === 'count' && amount >= MIN_PART);

const OF = / (?:of|in) (?:(?:the|your|our|any) )?/iuy;

const TOGETHER = / (?:at (?:a|one|the same) time|at once|simultaneously|in parallel)(?!\p{L})/iuy;

/** "Rows read", "logs kept": what is done with the thing. */
const DONE = / (read|written|deleted|sent|stored|kept|retained|out)(?!\p{L})/iuy;
const KEPT = / (?:stored|kept|retained)$/;

/** The thing after a number or unit: "monthly active users", "build minutes", "of storage". */
function countedAt(text: string, at: number, { kind }: Amount): Thing {
  const of = kind === 'count' || kind === 'unlimited' ? null : matchAt(OF, text, at);
  const thing = thingAt(text, of ? of.end - 1 : at);
  if (thing.name === null) return { name: null, end: at };
  const together = matchAt(TOGETHER, text, thing.end);
  if (together) return { name: `concurrent ${thing.name}`, end: together.end };
  const done = matchAt(DONE, text, thing.end);
  const name = `${thing.name} ${String(done?.[1]).toLowerCase()}`;
  if (done && kind === 'duration' && KEPT.test(name)) return { name: name.replace(KEPT, ' retention'), end: done.end };
  if (done && measureOfThing(name, kind)?.thing === name) return { name, end: done.end };
  // "1,000 lines of code": the rate follows what the thing is of. "100 CU-hours of compute" are of compute.
  const material = of ? null : matchAt(OF, text, thing.end);
  const whole = material ? thingAt(text, material.end - 1) : null;
  if (whole === null || whole.name === null) return thing;
  const isTime = /-(?:hour|minute|second)$/.test(thing.name);
  return { name: isTime ? `${thing.name} ${whole.name}` : thing.name, end: whole.end };
}

/** "2,000 build minutes" and "100 CU-hours" are amounts of time, whose unit is the last word of the thing. */
function timeCounted({ kind, amount, unit }: Amount, thing: string | null): Pick<Figure, 'kind' | 'amount' | 'unit'> {
  const word = thing?.match(/(?<=^[a-z]+-)(?:hour|minute|second)(?= )|(?<![a-z])(?:hour|minute|second)$/)?.[0];
  const time = kind === 'count' && word !== undefined ? unitOf(word) : undefined;
  return time ? { kind: 'duration', amount: multiply(amount, time.size), unit: time.symbol } : { kind, amount, unit };
}

/**
 * Directly before a figure: it is a bound, an addition, a denial, a former amount, the end of a range that does not begin at 0, or
 * part of a price.
 */
const BOUND_BEFORE =
  /(?:\b(?:about|approximately|approx\.?|around|roughly|nearly|almost|less than|fewer than|under|below|over|above|from(?! up to)|starting at|starts at|beyond|after|additional|extra|further|another|min(?:imum|\.)?(?: of)?|at least|(?<!\bno |\bnot )more than|no less than|previously|formerly|was|were|used to be|before|until|instead of|rather than|next|per|(?<!\b(?:checks?|refreshe?s?|syncs?|runs?) )every|each|for each|plus|save|earn|referral|referred|if you|when you|need|want|e\.g\.?|example|no|not|without|n't|excluding|except|upgrade to|upgrade for|then|buy|purchase|add|half|third|quarter|tenth|twice|double)[:,]?(?: the| a| an| up to| to| of| get| use| have)*|[~≈+><≥×*✗✘✕✖❌]|(?<! )\/|🔒|🚫|⛔|\b(?:no|without) [^.,;]{0,40}\bor|\bbetween(?: [\d.,]+(?: \p{L}+)? and)?|\d ?x|(?:\d(?= ?\D{0,3}to)|[1-9]|[\d.,]\d) ?(?:[KM]|[KMGT]i?B|%|thousand|million)? ?(?:[–—(-]|to))\s*$/iu;
/** Directly after it. */
const BOUND_AFTER =
  /^\s*(?:\+|min(?:imum|\.)?\b(?! (?:\w+ )?interval)|and (?:up|above|more)\b|or (?:more|higher)\b|upwards\b|at least\b|each additional|extra\b|more\b|off\b|until\b|before\b|previously\b|[x×*] ?\d|(?:[→➔⇒]|[=-]>) ?[\d$€£])/i;
const RANGE_AFTER = /^ ?(?:[–—-]|to) ?[$€£]?\d/;
/** "5 more users": beyond what the plan has. */
const FURTHER = /^(?:additional|extra|further|more|other|another)\b/;
/** Whether the words around a figure leave it an exact amount or a maximum. */
function isExactIn(text: string, { start, end, words, thing }: Omit<Figure, 'isAmount'>): boolean {
  const after = text.slice(end, end + MAX_CONTEXT_CHARS);
  // "100+ GB", "10+ projects"
  const isOpen = text.slice(start, end - words.length + 1).includes('+');
  if (isOpen || BOUND_AFTER.test(after)) return false;
  if (thing === null ? RANGE_AFTER.test(after) : FURTHER.test(thing)) return false;
  const before = text.slice(Math.max(0, start - MAX_CONTEXT_CHARS), start);
  // "For one person" says who uses the plan, not a limit.
  const isOfUse = /\bfor (?:just )?$/i.test(before) && /^(?!un|no )\p{L}/iu.test(text.slice(start));
  return !isOfUse && !BOUND_BEFORE.test(before);
}
