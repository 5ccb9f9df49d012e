import { WordSet } from '../text/words.ts';
import type { Figure, FigureBound, FigureKind } from './figure.ts';
import { scaled, type Amount } from './amount.ts';
import { identifierEnd } from './identifier.ts';
import { headAt, TIMES, type Head } from './head.ts';
import { periodAdverb, rateAt, type Rate } from './period.ts';
import { isActivity, isNoun, thingAt, type Thing } from './thing.ts';
import { isGlued, isJoining, textOf, type Token, tokensOf, wordOf } from './tokens.ts';
import { unlimitedAt } from './unlimited.ts';
import { currencyOfSymbol, currencyOfWord, unitOf, type Unit } from './units.ts';
import { boundBefore } from './bound.ts';

/** The sentences of a text; a full stop inside a number or a name, or after "min." and the like, ends none. */
export function sentencesOf(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?;])(?<!\b(?:min|Min|MIN|max|Max|approx|incl|excl|e\.g|i\.e)\.)\s+(?=[^a-z])/u)
    .filter((sentence) => sentence.trim() !== '');
}

/** Figures parsed at a token, with the index of the token after them. */
interface ParsedFigures {
  readonly figures: readonly Figure[];
  readonly next: number;
}

/** Figures read from one text; a text with more is a listing of data, not terms. */
export const MAX_FIGURES = 1000;

/**
 * The amounts that a text states, in order, the first `MAX_FIGURES` of them. Versions, names with digits, dates, times
 * of day and telephone numbers are left out. Never throws; the time is linear in the length of the text.
 */
export function figuresOf(text: string): readonly Figure[] {
  const tokens = tokensOf(text);
  const figures: Figure[] = [];
  let at = 0;
  while (at < tokens.length && figures.length < MAX_FIGURES) {
    const skipped = identifierEnd(tokens, at);
    const read = skipped > at ? null : (figureAt(text, tokens, at) ?? unlimitedAt({ text, tokens }, at));
    if (read) figures.push(...ofTeam(text, completed(text, read.figures, figures.at(-1))));
    at = Math.max(read?.next ?? 0, skipped, at + 1);
  }
  return figures;
}

/** "150 credits a day and 500 a month": the second number counts what the first does. */
function completed(text: string, read: readonly Figure[], before: Figure | undefined): readonly Figure[] {
  const [figure] = read;
  const isBare = figure?.kind === 'count' && figure.thing === null && figure.period !== null;
  if (!isBare || before?.kind !== 'count') return read;
  const between = text.slice(before.end, figure.start);
  return JOINT.test(between) ? [{ ...figure, thing: before.thing }] : read;
}

/** "teams of up to 25", "a small team (5 or fewer)": the number counts people. */
function ofTeam(text: string, read: readonly Figure[]): readonly Figure[] {
  const [figure] = read;
  if (figure?.kind !== 'count' || figure.thing !== null || figure.period !== null) return read;
  return OF_TEAM.test(text.slice(Math.max(0, figure.start - MAX_JOINT_CHARS), figure.start))
    ? [{ ...figure, thing: 'person' }]
    : read;
}

const OF_TEAM = /\bteams? (?:of |\()(?:up to |at most |no more than |max |maximum )?$/i;
const MAX_JOINT_CHARS = 40;
const JOINT =
  /^(?: (?:(?:are|is) )?free)?,?\s?(?:\(|and|or|with|at|but|plus)?\s?(?:at most|up to|at|about|no more than|(?:with )?a (?:limit|maximum|cap) of|max|maximum|limited to|capped at)?\s?$/;

function figureAt(text: string, tokens: readonly Token[], at: number): ParsedFigures | null {
  const head = headAt(tokens, at);
  if (!head) return null;
  const figure = measured(tokens, head);
  if (!figure) return null;
  const rate = rateAfter(tokens, figure);
  const end = tokens[rate.next - 1]?.end ?? text.length;
  const start = tokens[head.first]?.start ?? 0;
  const parts = finished(tokens, { head, figure, rate }, { text: text.slice(start, end), start, end });
  const after = parts.thing === null && rate.period !== null ? thingAfterRate(tokens, rate, parts) : null;
  if (after?.name) return { figures: [{ ...parts, thing: after.name }], next: after.next };
  return { figures: [parts], next: rate.next };
}

/** "2 GB a month of storage", "100K/month calls": what is counted follows the period. */
function thingAfterRate(
  tokens: readonly Token[],
  rate: Rate,
  { kind, unit }: Pick<Figure, 'kind' | 'unit'>,
): Thing | null {
  const of = unit === null ? null : ofThing(tokens, rate.next);
  const isSlash = textOf(tokens, rate.next - 2) === '/' && kind !== 'money' && kind !== 'percent';
  if (of || !isSlash || !isNoun(tokens[rate.next])) return of;
  const thing = thingAt(tokens, rate.next, kind === 'count');
  return LIMIT_WORDS.has(wordOf(tokens, thing.next - 1)) ? null : thing;
}

/** "100/day cap": words for the limit itself. */
const LIMIT_WORDS = new WordSet('cap limit limits quota quotas plan tier allowance throughput rate');

/** What follows a figure; "1,000 lines of code a month" has the period after what the lines are of. */
function rateAfter(tokens: readonly Token[], figure: Measured): Rate {
  const rate = rateAt(tokens, figure.next);
  if (figure.thing.name === null || wordOf(tokens, figure.next) !== 'of') return rate;
  const material = thingAt(tokens, figure.next + 1);
  const later = material.name === null ? rate : rateAt(tokens, material.next);
  return later.period === null ? rate : later;
}

interface Measured {
  readonly kind: FigureKind;
  readonly size: number;
  readonly unit: string | null;
  readonly thing: Thing;
  readonly isAtLeast: boolean;
  readonly adverb: Figure['period'];
  readonly next: number;
}

/** Unit, thing and what follows; null for what is not a figure ("1.3x", a bare decimal of a list). */
function measured(tokens: readonly Token[], head: Head): Measured | null {
  let at = head.next;
  const isPlusBefore = isPlus(tokens, at);
  if (isPlusBefore) at += 1;
  if (TIMES.has(wordOf(tokens, at)) && isGlued(tokens, at)) return null;
  if (isJoining(tokens, at)) at += 1;
  const unit = measureAt(tokens, at, head);
  // "5+ GB" and "5 GB+"
  const isPlusAfter = unit.next > at && isPlus(tokens, unit.next);
  at = isPlusAfter ? unit.next + 1 : unit.next;
  if (unit.kind !== 'count' && isJoining(tokens, at)) at += 1;
  const adverb = isNoun(tokens[at + 1]) && !isActivity(tokens, at) ? periodAdverb(wordOf(tokens, at)) : undefined;
  const thing = adverb ? thingAt(tokens, at + 1) : countedAt(tokens, at, unit.kind);
  const next = Math.max(thing.next, at);
  return {
    kind: unit.kind,
    size: unit.size,
    unit: unit.unit,
    thing,
    isAtLeast: isPlusBefore || isPlusAfter,
    adverb: adverb ?? null,
    next,
  };
}

function isPlus(tokens: readonly Token[], at: number): boolean {
  return textOf(tokens, at) === '+' && isGlued(tokens, at);
}

type Measure = Pick<Measured, 'kind' | 'size' | 'unit' | 'next'>;

function measureAt(tokens: readonly Token[], at: number, head: Head): Measure {
  const token = tokens[at];
  if (head.currency !== null) return money(head.currency, at);
  if (token?.word === '%' || token?.word === 'percent') return { kind: 'percent', size: 1, unit: '%', next: at + 1 };
  const unit = token?.kind === 'word' ? unitOf(token.text) : undefined;
  if (unit) return { ...measureOf(unit), next: at + 1 };
  const currency = currencyAfter(tokens, at);
  return currency === undefined ? { kind: 'count', size: 1, unit: null, next: at } : money(currency, at + 1);
}

function money(currency: string, next: number): Measure {
  return { kind: 'money', size: 1, unit: currency, next };
}

/** "20 dollars", "20 €"; the sign of "5 $20" belongs to the next number. */
function currencyAfter(tokens: readonly Token[], at: number): string | undefined {
  const token = tokens[at];
  if (token?.kind === 'word') return currencyOfWord(token.text);
  return token?.kind === 'symbol' && tokens[at + 1]?.kind !== 'number' ? currencyOfSymbol(token.text) : undefined;
}

function measureOf({ kind, size, symbol }: Unit): Omit<Measure, 'next'> {
  return { kind, size, unit: symbol };
}

/** The thing after a number or unit: "monthly active users", "build minutes", "of storage". */
function countedAt(tokens: readonly Token[], at: number, kind: FigureKind): Thing {
  const token = tokens[at];
  const isOf = kind !== 'count' && (token?.word === 'of' || (token?.word === 'in' && kind === 'money'));
  if (!isOf) return thingAt(tokens, at, kind === 'count');
  const thing = ofThing(tokens, at, token.word);
  return thing ?? { name: null, next: at };
}

const DETERMINERS = new Set(['the', 'your', 'our', 'any']);
/** Words that share the noun after "and": "audio and video traffic". */
const SHARING = new WordSet('audio video image public private inbound outbound upload download read write');

/** "of storage", "of audio and video traffic"; null where no such thing follows. */
function ofThing(tokens: readonly Token[], at: number, preposition = 'of'): Thing | null {
  if (tokens[at]?.word !== preposition) return null;
  const start = DETERMINERS.has(wordOf(tokens, at + 1)) ? at + 2 : at + 1;
  const thing = thingAt(tokens, start);
  if (thing.name === null) return null;
  const isShared = SHARING.has(thing.name) && wordOf(tokens, thing.next) === 'and';
  const last = isShared ? thingAt(tokens, thing.next + 1) : thing;
  return last.name === null ? thing : last;
}

interface Parts {
  readonly head: Head;
  readonly figure: Measured;
  readonly rate: Rate;
}

/** Each member is named, because spreading objects took a tenth of the time of reading a text. */
function finished(
  tokens: readonly Token[],
  { head, figure, rate }: Parts,
  { text, start, end }: Pick<Figure, 'text' | 'start' | 'end'>,
): Figure {
  const unit = figure.kind === 'count' ? timeCounted(figure) : figure;
  const value = (amount: Amount): number => scaled(valueOf(amount, unit.kind), unit.size);
  return {
    kind: unit.kind,
    amount: value(head.amount),
    min: head.min === null ? null : value(head.min),
    bound: boundOf(tokens, head, { isMaximum: rate.isMaximum, isMinimum: figure.isAtLeast || rate.isMinimum }),
    times: head.times,
    unit: unit.unit,
    thing: figure.thing.name,
    period: rate.period ?? figure.adverb,
    periods: rate.periods,
    per: rate.per,
    text,
    start,
    end,
  };
}

/** "2,000 build minutes" and "100 CU-hours" are amounts of time, whose unit is the last word of the thing. */
function timeCounted(figure: Measured): Omit<Measure, 'next'> {
  const name = figure.thing.name ?? '';
  const word = /^[a-z]+-(hour|minute|second) /.exec(name)?.[1] ?? /(?<![a-z])[a-z]+$/.exec(name)?.[0] ?? '';
  const unit = TIME_COUNTED.has(word) ? unitOf(word) : undefined;
  return unit ? measureOf(unit) : figure;
}

const TIME_COUNTED = new Set(['second', 'minute', 'hour']);

/**
 * A single dot before three digits: thousands of what can only be counted, decimals before a unit unless it ends in 0.
 */
function valueOf({ value, dotThousands }: Amount, kind: FigureKind): number {
  if (dotThousands === null) return value;
  return kind === 'count' || dotThousands % 10 === 0 ? dotThousands : value;
}

interface Marks {
  readonly isMaximum: boolean;
  readonly isMinimum: boolean;
}

function boundOf(tokens: readonly Token[], head: Head, { isMaximum, isMinimum }: Marks): FigureBound {
  if (isMaximum) return 'up_to';
  if (isMinimum) return 'at_least';
  return head.min === null ? boundBefore(tokens, head.first) : 'exact';
}
