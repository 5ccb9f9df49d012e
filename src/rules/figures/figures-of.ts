import type { Figure, FigureBound, FigureKind } from './figure.ts';
import { amountAt, scaled, type Amount } from './amount.ts';
import { identifierEnd } from './identifier.ts';
import { isNoAmount } from './not-a-figure.ts';
import { periodAdverb, rateAt, type Rate } from './period.ts';
import { isNoun, thingAt, type Thing } from './thing.ts';
import { tokensOf, type Token } from './tokens.ts';
import { unlimitedAt } from './unlimited.ts';
import { currencyOfSymbol, currencyOfWord, dollarOf, unitOf, type Unit } from './units.ts';
import { boundBefore } from './bound.ts';
import { isCountedWord } from './counted.ts';

/** A figure being read, with the index of the token behind it. */
interface Read {
  readonly figures: readonly Figure[];
  readonly next: number;
}

/**
 * The amounts that a text states, in order. Versions, names with digits, dates, times of day and telephone numbers are left
 * out. Never throws; the time is linear in the length of the text.
 */
export function figuresOf(text: string): readonly Figure[] {
  const tokens = tokensOf(text);
  const figures: Figure[] = [];
  let at = 0;
  let floor = 0;
  while (at < tokens.length) {
    const skipped = identifierEnd(tokens, at);
    const read = skipped > at ? null : (figureAt(text, tokens, at) ?? unlimitedAt({ text, tokens, floor }, at));
    if (read) figures.push(...completed(text, read.figures, figures.at(-1)));
    at = Math.max(read?.next ?? 0, skipped, at + 1);
    if (read) floor = at;
  }
  return figures;
}

/** "150 credits a day and 500 a month": the second number counts what the first does. */
function completed(text: string, read: readonly Figure[], before: Figure | undefined): readonly Figure[] {
  const [figure] = read;
  const isBare = figure?.kind === 'count' && figure.thing === null && figure.period !== null;
  if (!isBare || before?.kind !== 'count' || before.thing === null || read.length > 1) return read;
  const between = text.slice(before.end, figure.start);
  return between.length < MAX_JOINT_CHARS && JOINT.test(between) ? [{ ...figure, thing: before.thing }] : read;
}

const MAX_JOINT_CHARS = 20;
const JOINT = /^,?\s?(?:\(|and|or|at most|to|with|at|up to|but|max|plus)?\s?(?:at most|up to|at|about)?\s?$/;

/** The parts of a figure in front of its unit. */
interface Head {
  readonly first: number;
  readonly currency: string | null;
  readonly amount: Amount;
  readonly min: Amount | null;
  readonly times: number;
  readonly next: number;
}

function figureAt(text: string, tokens: readonly Token[], at: number): Read | null {
  const head = headAt(tokens, at);
  if (!head) return null;
  const figure = measured(tokens, head);
  if (!figure) return null;
  const rate = rateAt(tokens, figure.next);
  const end = tokens[Math.max(rate.next, figure.next) - 1]?.end ?? text.length;
  const start = tokens[head.first]?.start ?? 0;
  const parts = { ...finished(tokens, { head, figure, rate }), text: text.slice(start, end), start, end };
  return { figures: [parts], next: Math.max(rate.next, figure.next) };
}

function headAt(tokens: readonly Token[], at: number): Head | null {
  const sign = currencyAt(tokens, at);
  const start = sign?.next ?? at;
  const amount = amountAt(tokens, start, sign !== null);
  if (!amount) return null;
  if (!sign && (isNoAmount(tokens, start, amount) || (amount.isWords && !isCountedWord(tokens, start, amount))))
    return null;
  const head = { first: at, currency: sign?.currency ?? null, amount, min: null, times: 1, next: amount.next };
  return multipliedAt(tokens, head) ?? rangeAt(tokens, head) ?? head;
}

/** "$", "US$", "USD" before a number. */
function currencyAt(tokens: readonly Token[], at: number): { readonly currency: string; readonly next: number } | null {
  const [token, following] = [tokens[at], tokens[at + 1]];
  if (!token || !following) return null;
  if (token.kind === 'word' && following.text === '$' && !following.isSpaced && tokens[at + 2]?.kind === 'number') {
    const currency = dollarOf(token.text);
    return currency === undefined ? null : { currency, next: at + 2 };
  }
  const currency = token.kind === 'symbol' ? currencyOfSymbol(token.text) : undefined;
  if (currency !== undefined && following.kind === 'number') return { currency, next: at + 1 };
  const isCode = token.kind === 'word' && token.text === token.text.toUpperCase() && token.text.length === 3;
  const code = isCode ? currencyOfWord(token.text) : undefined;
  return code !== undefined && following.kind === 'number' ? { currency: code, next: at + 1 } : null;
}

const TIMES = new Set(['x', '×', '*']);

/** "2 x 512 MB" */
function multipliedAt(tokens: readonly Token[], head: Head): Head | null {
  const sign = tokens[head.next];
  if (!sign || !TIMES.has(sign.word) || head.amount.hasScale || head.currency !== null) return null;
  const amount = tokens[head.next + 1]?.kind === 'number' ? amountAt(tokens, head.next + 1) : null;
  if (!amount || !Number.isInteger(head.amount.value)) return null;
  const unit = tokens[amount.next];
  const isPlan = unit?.kind === 'word' && (unitOf(unit.word) !== undefined || isNoun(unit));
  return isPlan ? { ...head, amount, times: head.amount.value, next: amount.next } : null;
}

const RANGE_SIGNS = new Set(['-', '–', '—', '~', 'to']);

/** "5 to 10", "5–10 GB", "$5-$10", "5 GB to 10 GB", "between 5 and 10". */
function rangeAt(tokens: readonly Token[], head: Head): Head | null {
  const firstUnit = tokens[head.next];
  const hasUnit = firstUnit?.kind === 'word' && unitOf(firstUnit.word) !== undefined;
  const at = hasUnit ? head.next + 1 : head.next;
  const sign = tokens[at];
  if (!sign) return null;
  const isBetween = sign.word === 'and' && tokens[head.first - 1]?.word === 'between';
  if (!RANGE_SIGNS.has(sign.word) && !isBetween) return null;
  const currency = currencyAt(tokens, at + 1);
  const start = currency?.next ?? at + 1;
  const upper = amountAt(tokens, start, head.currency !== null);
  if (!upper || (currency && currency.currency !== head.currency)) return null;
  const lower = hasUnit
    ? unitFactor(firstUnit.word, tokens[upper.next]?.word ?? '')
    : sharedScale(head.amount, upper, tokens);
  const min = { ...head.amount, value: scaled(head.amount.value, lower), dotThousands: null };
  if (!(min.value < upper.value)) return null;
  return { ...head, amount: upper, min, next: upper.next };
}

/** What converts an amount of one unit to the other; NaN where they do not measure the same. */
function unitFactor(from: string, to: string): number {
  const [first, second] = [unitOf(from), unitOf(to)];
  return first && second && first.kind === second.kind ? first.size / second.size : Number.NaN;
}

/** "5-10K" is 5,000 to 10,000; "100 to 5K" is as written. */
function sharedScale(lower: Amount, upper: Amount, tokens: readonly Token[]): number {
  if (lower.hasScale || !upper.hasScale || lower.isWords) return 1;
  const written = tokens[upper.next - 2];
  return written?.kind === 'number' && lower.value < written.value ? upper.value / written.value : 1;
}

interface Measured {
  readonly kind: FigureKind;
  readonly size: number;
  readonly unit: string | null;
  readonly base: 'decimal' | 'binary' | null;
  readonly unitText: string;
  readonly thing: Thing;
  readonly isAtLeast: boolean;
  readonly adverb: Figure['period'];
  readonly next: number;
}

/** Unit, thing and what follows; null for what is no figure after all ("1.3x", a bare decimal of a list). */
function measured(tokens: readonly Token[], head: Head): Measured | null {
  let at = head.next;
  const isAtLeast = tokens[at]?.text === '+' && tokens[at]?.isSpaced === false;
  if (isAtLeast) at += 1;
  if (TIMES.has(tokens[at]?.word ?? '') && tokens[at]?.isSpaced === false) return null;
  if (tokens[at]?.text === '-' && tokens[at]?.isSpaced === false && tokens[at + 1]?.isSpaced === false) at += 1;
  const unit = measureAt(tokens, at, head);
  at = unit.next;
  if (
    tokens[at]?.text === '-' &&
    tokens[at]?.isSpaced === false &&
    tokens[at + 1]?.isSpaced === false &&
    unit.kind !== 'count'
  )
    at += 1;
  const first = tokens[at];
  const adverb = isNoun(tokens[at + 1]) && !isActive(tokens[at + 1]) ? periodAdverb(first?.word) : undefined;
  const thing = adverb ? thingAt(tokens, at + 1) : countedAt(tokens, at, unit.kind);
  const next = Math.max(thing.next, at);
  return { ...unit, thing, isAtLeast, adverb: adverb ?? null, next };
}

type Measure = Pick<Measured, 'kind' | 'size' | 'unit' | 'base' | 'unitText' | 'next'>;

function measureAt(tokens: readonly Token[], at: number, head: Head): Measure {
  const token = tokens[at];
  if (head.currency !== null) {
    const sign = tokens[head.first]?.text ?? '';
    return { kind: 'money', size: 1, unit: head.currency, base: null, unitText: sign, next: at };
  }
  if (token?.text === '%') return { kind: 'percent', size: 1, unit: '%', base: null, unitText: '%', next: at + 1 };
  if (token?.kind === 'word') {
    if (token.word === 'percent')
      return { kind: 'percent', size: 1, unit: '%', base: null, unitText: token.text, next: at + 1 };
    const unit = unitOf(token.text);
    if (unit) return { ...measureOf(unit), unitText: token.text, next: at + 1 };
    const currency = currencyOfWord(token.text);
    if (currency !== undefined)
      return { kind: 'money', size: 1, unit: currency, base: null, unitText: token.text, next: at + 1 };
  }
  const symbol = token?.kind === 'symbol' ? currencyOfSymbol(token.text) : undefined;
  if (token && symbol !== undefined && tokens[at + 1]?.kind !== 'number') {
    return { kind: 'money', size: 1, unit: symbol, base: null, unitText: token.text, next: at + 1 };
  }
  return { kind: 'count', size: 1, unit: null, base: null, unitText: '', next: at };
}

function measureOf({ kind, size, symbol, base }: Unit): Omit<Measure, 'unitText' | 'next'> {
  return { kind, size, unit: symbol, base };
}

function isActive(token: Token | undefined): boolean {
  return token?.word === 'active' || token?.word === 'tracked' || token?.word === 'unique';
}

/** The thing behind a number or unit: "monthly active users", "build minutes", "of storage". */
function countedAt(tokens: readonly Token[], at: number, kind: FigureKind): Thing {
  const [token, following] = [tokens[at], tokens[at + 1]];
  if (periodAdverb(token?.word) && isActive(following)) {
    const thing = thingAt(tokens, at + 1);
    return { name: thing.name === null ? null : `${token?.word ?? ''} ${thing.name}`, next: thing.next };
  }
  const isOf = kind !== 'count' && (token?.word === 'of' || (token?.word === 'in' && kind === 'money'));
  if (isOf) {
    const start = following && ['the', 'your', 'our', 'any'].includes(following.word) ? at + 2 : at + 1;
    const thing = thingAt(tokens, start);
    return thing.name === null ? { name: null, next: at } : thing;
  }
  return thingAt(tokens, at, kind === 'count');
}

interface Parts {
  readonly head: Head;
  readonly figure: Measured;
  readonly rate: Rate;
}

function finished(tokens: readonly Token[], { head, figure, rate }: Parts): Omit<Figure, 'text' | 'start' | 'end'> {
  const unit = figure.kind === 'count' ? timeCounted(figure) : figure;
  const value = (amount: Amount): number => scaled(valueOf(amount, unit.kind), unit.size);
  return {
    kind: unit.kind,
    amount: value(head.amount),
    min: head.min === null ? null : value(head.min),
    bound: boundOf(tokens, head, { isMaximum: rate.isMaximum, isMinimum: figure.isAtLeast || rate.isMinimum }),
    times: head.times,
    unit: unit.unit,
    base: unit.base,
    unitText: unit.unitText,
    thing: figure.thing.name,
    period: rate.period ?? figure.adverb,
    periods: rate.periods,
    per: rate.per,
  };
}

/** "2,000 build minutes" and "100 CU-hours" are amounts of time, whose unit is the last word of the thing. */
function timeCounted(figure: Measured): Omit<Measure, 'next'> {
  const word = /[a-z]+$/.exec(figure.thing.name ?? '')?.[0] ?? '';
  const unit = TIME_COUNTED.has(word) ? unitOf(word) : undefined;
  return unit ? { ...measureOf(unit), unitText: word } : figure;
}

const TIME_COUNTED = new Set(['second', 'minute', 'hour']);

/** A single dot before three digits: thousands of what can only be counted, decimals before a unit unless it ends in 0. */
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
