import type { FigurePeriod } from './figure.ts';
import type { Token } from './tokens.ts';
import { amountAt } from './amount.ts';
import { isNoun, thingAt } from './thing.ts';
import { isPlural, singular } from './words.ts';

/** How often an amount is granted and to what: "a month per project". */
export interface Rate {
  readonly period: FigurePeriod | null;
  readonly periods: number;
  readonly per: string | null;
  /** "at most" behind the figure. */
  readonly isMaximum: boolean;
  /** "or more" behind the figure. */
  readonly isMinimum: boolean;
  /** Index of the token behind it. */
  readonly next: number;
}

const PERIOD_NOUNS: ReadonlyMap<string, FigurePeriod> = new Map([
  ['second', 'second'],
  ['sec', 'second'],
  ['s', 'second'],
  ['minute', 'minute'],
  ['min', 'minute'],
  ['hour', 'hour'],
  ['hr', 'hour'],
  ['h', 'hour'],
  ['day', 'day'],
  ['d', 'day'],
  ['week', 'week'],
  ['wk', 'week'],
  ['month', 'month'],
  ['mo', 'month'],
  ['mth', 'month'],
  ['year', 'year'],
  ['yr', 'year'],
  ['annum', 'year'],
]);
const PERIOD_ADVERBS: ReadonlyMap<string, FigurePeriod> = new Map([
  ['hourly', 'hour'],
  ['daily', 'day'],
  ['weekly', 'week'],
  ['monthly', 'month'],
  ['yearly', 'year'],
  ['annually', 'year'],
  ['annual', 'year'],
]);
/** Letters that are a period behind a slash only. */
const SLASH_ONLY = new Set(['s', 'h', 'd', 'm', 'y']);
const RENEWALS = new Set([
  'renew',
  'renews',
  'renewed',
  'reset',
  'resets',
  'refresh',
  'refreshed',
  'refill',
  'refilled',
]);
const PER_WORDS = new Set(['per', 'each', 'every', 'a', 'an']);

/** The period that a word names: `month` for `month`, `mo`, `months`. */
export function periodNamed(word: string): FigurePeriod | undefined {
  return PERIOD_NOUNS.get(word.replace(/\.$/, '')) ?? PERIOD_NOUNS.get(singular(word));
}

/** The period of `daily`, `monthly`…; undefined for other words. */
export function periodAdverb(word: string | undefined): FigurePeriod | undefined {
  return word === undefined ? undefined : PERIOD_ADVERBS.get(word);
}

const MAX_RATE_STEPS = 5;

/** Reads everything behind a figure that says how often, to what, and whether it is a maximum. */
export function rateAt(tokens: readonly Token[], from: number): Rate {
  let rate: Rate = { period: null, periods: 1, per: null, isMaximum: false, isMinimum: false, next: from };
  for (let step = 0; step < MAX_RATE_STEPS; step += 1) {
    const more = stepAt(tokens, rate);
    if (!more) break;
    rate = { ...rate, ...more };
  }
  return rate;
}

function stepAt(tokens: readonly Token[], rate: Rate): Partial<Rate> | null {
  const at = rate.next;
  const [token, following] = [tokens[at], tokens[at + 1]];
  if (!token) return null;
  // "5 GB free each month"
  if (token.word === 'free' && PER_WORDS.has(following?.word ?? '') && rate.period === null) return { next: at + 1 };
  // "10,000 credits renew every month"
  if (
    RENEWALS.has(token.word) &&
    (following?.word === 'every' || following?.word === 'each' || periodAdverb(following?.word))
  ) {
    return { next: at + 1 };
  }
  if (token.word === 'at' && following?.word === 'most') return { isMaximum: true, next: at + 2 };
  if (token.word === 'max' || token.word === 'maximum') return { isMaximum: true, next: at + 1 };
  if (token.word === 'or' && (following?.word === 'less' || following?.word === 'fewer')) {
    return { isMaximum: true, next: at + 2 };
  }
  if (token.word === 'or' && following?.word === 'more') return { isMinimum: true, next: at + 2 };
  return onceAt(tokens, at) ?? periodAt(tokens, rate) ?? perAt(tokens, rate);
}

function onceAt(tokens: readonly Token[], at: number): Partial<Rate> | null {
  const [token, following] = [tokens[at], tokens[at + 1]];
  if (token?.word === 'one-time' || token?.word === 'one-off') return { period: 'once', next: at + 1 };
  const isOnce =
    token?.word === 'once' && following?.word !== 'a' && following?.word !== 'the' && following?.word !== 'you';
  return isOnce ? { period: 'once', next: at + 1 } : null;
}

function periodAt(tokens: readonly Token[], rate: Rate): Partial<Rate> | null {
  if (rate.period !== null) return null;
  const at = rate.next;
  const [token, following] = [tokens[at], tokens[at + 1]];
  if (!token) return null;
  const adverb = periodAdverb(token.word);
  if (adverb && !isAdjectiveOf(tokens, at)) return { period: adverb, next: at + 1 };
  if (token.text === '(' && following && following.text !== '(') {
    const inner = periodAt(tokens, { ...rate, next: at + 1 });
    return inner?.next !== undefined && tokens[inner.next]?.text === ')' ? { ...inner, next: inner.next + 1 } : null;
  }
  const isSlash = token.text === '/';
  const isCalendar = token.word === 'calendar' || following?.word === 'calendar';
  // "the first 100 requests of each day"
  const isOfEach = token.word === 'of' && (following?.word === 'each' || following?.word === 'every');
  if (isOfEach) return periodAt(tokens, { ...rate, next: at + 1 });
  if (!isSlash && !PER_WORDS.has(token.word)) return null;
  const index = isCalendar ? at + 2 : at + 1;
  const named = tokens[index];
  if (token.word === 'per' || isSlash) {
    const several = severalPeriodsAt(tokens, index);
    if (several) return several;
  }
  if (named?.kind !== 'word') return null;
  const period =
    isSlash && named.word === 'm' ? 'month' : isSlash && named.word === 'y' ? 'year' : periodNamed(named.word);
  if (period === undefined || (SLASH_ONLY.has(named.word) && !isSlash)) return null;
  if (isAdjective(tokens[index + 1], named)) return null;
  return { period, next: index + 1 };
}

/** "per 15 minutes" */
function severalPeriodsAt(tokens: readonly Token[], index: number): Partial<Rate> | null {
  const amount = amountAt(tokens, index);
  const unit = amount && tokens[amount.next];
  const period = unit?.kind === 'word' ? periodNamed(unit.word) : undefined;
  return amount && period !== undefined ? { period, periods: amount.value, next: amount.next + 1 } : null;
}

/** "monthly active users" and "daily backups" are things, not periods of what precedes. */
function isAdjectiveOf(tokens: readonly Token[], at: number): boolean {
  const following = tokens[at + 1];
  return isNoun(following) && following?.word !== 'free';
}

/** "a day-long trial" */
function isAdjective(following: Token | undefined, named: Token): boolean {
  return following?.text === '-' && !following.isSpaced && named.kind === 'word';
}

const NOT_PER = new Set([
  'month',
  'day',
  'card',
  'total',
  'few',
  'lot',
  'number',
  'time',
  'kind',
  'half',
  'quarter',
  'further',
  'free',
  'single',
  'plan',
  'maximum',
  'minimum',
  'piece',
  'go',
  'little',
  'bit',
  'similar',
  'simple',
  'basic',
  'new',
  'full',
  'monthly',
]);

/** "per project", "/seat", "each" and "an account"; an article only with one noun behind it. */
function perAt(tokens: readonly Token[], rate: Rate): Partial<Rate> | null {
  if (rate.per !== null) return null;
  const at = rate.next;
  const [token, following] = [tokens[at], tokens[at + 1]];
  if (!token || !following) return null;
  const isSlash = token.text === '/' && !following.isSpaced;
  const isFor =
    (token.word === 'for' || token.word === 'in' || token.word === 'on') &&
    (following.word === 'each' || following.word === 'every');
  const several = isFor ? severalPeriodsAt(tokens, at + 2) : null;
  if (several && rate.period === null) return several;
  if (isSlash || token.word === 'per' || isFor) return namedAt(tokens, at + (isFor ? 2 : 1));
  if (token.word !== 'a' && token.word !== 'an') return null;
  const behind = tokens[at + 2];
  const isAlone = !isNoun(behind) || behind?.word === 'free';
  const isCounter =
    following.kind === 'word' && isNoun(following) && !NOT_PER.has(following.word) && !isPlural(following.word);
  return isAlone && isCounter && token.isSpaced && following.text === following.word
    ? { per: singular(following.word), next: at + 2 }
    : null;
}

function namedAt(tokens: readonly Token[], at: number): Partial<Rate> | null {
  const amount = tokens[at]?.kind === 'number' ? amountAt(tokens, at) : null;
  // "$5 per 1k runs": the number belongs to the price.
  if (amount) {
    const counted = thingAt(tokens, amount.next, true);
    return { per: `${amount.value} ${counted.name ?? ''}`.trimEnd(), next: Math.max(counted.next, amount.next) };
  }
  const thing = thingAt(tokens, at);
  return thing.name === null ? null : { per: thing.name, next: thing.next };
}
