import { amountAt, scaled, type Amount } from './amount.ts';
import { isCountedWord } from './counted.ts';
import { isNoAmount } from './not-a-figure.ts';
import { isNoun } from './thing.ts';
import { isGlued, textOf, type Token, wordOf } from './tokens.ts';
import { currencyOfSymbol, currencyOfWord, dollarOf, unitOf } from './units.ts';

/** The parts of a figure in front of its unit. */
export interface Head {
  readonly first: number;
  readonly currency: string | null;
  readonly amount: Amount;
  readonly min: Amount | null;
  readonly times: number;
  readonly next: number;
}

/** Currency, number, range and factor at a token; null where no amount begins. */
export function headAt(tokens: readonly Token[], at: number): Head | null {
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
  const word = textOf(tokens, at);
  const isDollar = textOf(tokens, at + 1) === '$' && isGlued(tokens, at + 1);
  const next = isDollar ? at + 2 : at + 1;
  if (tokens[next]?.kind !== 'number') return null;
  const currency = isDollar ? dollarOf(word) : (currencyOfSymbol(word) ?? currencyOfCode(word));
  return currency === undefined ? null : { currency, next };
}

function currencyOfCode(word: string): string | undefined {
  return word.length === 3 && word === word.toUpperCase() ? currencyOfWord(word) : undefined;
}

export const TIMES = new Set(['x', '×', '*']);

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
  const isBetween = sign.word === 'and' && wordOf(tokens, head.first - 1) === 'between';
  if (!RANGE_SIGNS.has(sign.word) && !isBetween) return null;
  const currency = currencyAt(tokens, at + 1);
  const start = currency?.next ?? at + 1;
  const upper = amountAt(tokens, start, head.currency !== null);
  if (!upper || (currency && currency.currency !== head.currency)) return null;
  const lower = hasUnit
    ? unitFactor(firstUnit.word, wordOf(tokens, upper.next))
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
  return written && lower.value < written.value ? upper.value / written.value : 1;
}
