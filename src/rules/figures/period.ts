import { WordSet } from '../text/words.ts';
import { FIGURE_PERIODS, type FigurePeriod } from './figure.ts';
import { isGlued, isJoining, textOf, type Token, wordOf } from './tokens.ts';
import { amountAt } from './amount.ts';
import { isNoun, isPluralToken, thingAt } from './thing.ts';
import { unitOf } from './units.ts';
import { isPlural, singular } from './words.ts';

/** How often an amount is granted and to what: "a month per project". */
export interface Rate {
  readonly period: FigurePeriod | null;
  readonly periods: number;
  readonly per: string | null;
  /** "at most" after the figure. */
  readonly isMaximum: boolean;
  /** "or more" after the figure. */
  readonly isMinimum: boolean;
  /** Index of the token after it. */
  readonly next: number;
}

/** Names of periods besides those of the units of time. */
const PERIOD_NOUNS: ReadonlyMap<string, FigurePeriod> = new Map([
  ['mth', 'month'],
  ['mths', 'month'],
  ['annum', 'year'],
  ['annums', 'year'],
]);
const PERIOD_ADVERBS: ReadonlyMap<string | undefined, FigurePeriod> = new Map([
  ['hourly', 'hour'],
  ['daily', 'day'],
  ['weekly', 'week'],
  ['monthly', 'month'],
  ['yearly', 'year'],
  ['annually', 'year'],
  ['annual', 'year'],
]);
/** Letters that are a period after a slash only, and in lower case: "$60/M" is a price per million. */
const SLASH_ONLY = new Set(['s', 'h', 'd', 'm', 'y']);
const RENEWALS = new WordSet('renew renews renewed reset resets refresh refreshed refill refilled');
const PER_WORDS = new Set(['per', 'each', 'every', 'a', 'an']);

/** The period that a lower-case word names: `month` for `month`, `mo`, `months`. */
export function periodNamed(word: string): FigurePeriod | undefined {
  const symbol = unitOf(word)?.symbol;
  return PERIOD_NOUNS.get(word) ?? FIGURE_PERIODS.find((period) => period === symbol);
}

/** The period of `daily`, `monthly`…; undefined for other words. */
export function periodAdverb(word: string | undefined): FigurePeriod | undefined {
  return PERIOD_ADVERBS.get(word);
}

/** What one statement adds to a rate. */
type Step = Partial<Rate> & Pick<Rate, 'next'>;

const MAX_RATE_STEPS = 5;

/** Reads everything after a figure that says how often, to what, and whether it is a maximum. */
export function rateAt(tokens: readonly Token[], from: number): Rate {
  let rate: Rate = { period: null, periods: 1, per: null, isMaximum: false, isMinimum: false, next: from };
  for (let step = 0; step < MAX_RATE_STEPS; step += 1) {
    const more = stepAt(tokens, rate);
    if (!more) break;
    rate = { ...rate, ...more };
  }
  return rate;
}

function stepAt(tokens: readonly Token[], rate: Rate): Step | null {
  const at = rate.next;
  const [word, following] = [wordOf(tokens, at), wordOf(tokens, at + 1)];
  // "5 GB free each month", "20 free/month"
  if (word === 'free' && (PER_WORDS.has(following) || following === '/') && rate.period === null)
    return { next: at + 1 };
  // "10,000 credits renew every month"
  if (RENEWALS.has(word) && (following === 'every' || following === 'each' || periodAdverb(following))) {
    return { next: at + 1 };
  }
  if (word === 'at' && following === 'most') return { isMaximum: true, next: at + 2 };
  if (word === 'max' || word === 'maximum') return { isMaximum: true, next: at + 1 };
  if (word === 'or' && (following === 'less' || following === 'fewer')) return { isMaximum: true, next: at + 2 };
  if (word === 'or' && following === 'more') return { isMinimum: true, next: at + 2 };
  return onceAt(tokens, at) ?? periodAt(tokens, rate) ?? perAt(tokens, rate);
}

function onceAt(tokens: readonly Token[], at: number): Step | null {
  const word = wordOf(tokens, at);
  const isOnce = word === 'once' && !['a', 'the', 'you'].includes(wordOf(tokens, at + 1));
  return isOnce || word === 'one-time' || word === 'one-off' ? { period: 'once', next: at + 1 } : null;
}

function periodAt(tokens: readonly Token[], rate: Rate): Step | null {
  if (rate.period !== null) return null;
  const at = rate.next;
  const [word, following] = [wordOf(tokens, at), wordOf(tokens, at + 1)];
  const adverb = periodAdverb(word);
  if (adverb && !isAdjectiveOf(tokens, at)) return { period: adverb, next: at + 1 };
  if (word === '(' && following !== '(') {
    const inner = periodAt(tokens, { ...rate, next: at + 1 });
    return inner && wordOf(tokens, inner.next) === ')' ? { ...inner, next: inner.next + 1 } : null;
  }
  // "the first 100 requests of each day"
  const isOfEach = word === 'of' && (following === 'each' || following === 'every');
  if (isOfEach) return periodAt(tokens, { ...rate, next: at + 1 });
  const isSlash = word === '/';
  if (!isSlash && !PER_WORDS.has(word)) return null;
  // "3 GB of traffic/per month"
  if (isSlash && following === 'per') return periodAt(tokens, { ...rate, next: at + 1 });
  const index = following === 'calendar' ? at + 2 : at + 1;
  if (word === 'per' || isSlash) {
    const several = severalPeriodsAt(tokens, index);
    if (several) return several;
  }
  const named = wordOf(tokens, index);
  const period = isSlash && named === 'm' ? 'month' : isSlash && named === 'y' ? 'year' : periodNamed(named);
  if (period === undefined || (SLASH_ONLY.has(named) && (!isSlash || textOf(tokens, index) !== named))) return null;
  // "a day-long trial"
  const isAdjective = wordOf(tokens, index + 1) === '-' && isGlued(tokens, index + 1);
  return isAdjective ? null : { period, next: index + 1 };
}

/** "per 15 minutes" */
function severalPeriodsAt(tokens: readonly Token[], index: number): Step | null {
  const amount = amountAt(tokens, index);
  if (!amount) return null;
  // "per 6-hour window"
  const at = isJoining(tokens, amount.next) ? amount.next + 1 : amount.next;
  const period = periodNamed(wordOf(tokens, at));
  return period ? { period, periods: amount.value, next: at + 1 } : null;
}

/** "monthly active users" and "daily backups" are things, not periods of what precedes. */
function isAdjectiveOf(tokens: readonly Token[], at: number): boolean {
  return isNoun(tokens[at + 1]) && wordOf(tokens, at + 1) !== 'free';
}

const NOT_PER = new WordSet(
  `
  month day card total few lot number time kind half quarter further free single plan maximum minimum piece go little
  bit similar simple basic new full monthly
`,
);

/** "per project", "/seat", "each" and "an account"; an article only with one noun after it. */
function perAt(tokens: readonly Token[], rate: Rate): Step | null {
  if (rate.per !== null) return null;
  const at = rate.next;
  const [token, following] = [tokens[at], tokens[at + 1]];
  if (!token || !following) return null;
  const isSlash = token.text === '/' && !following.isSpaced;
  const other = isSlash && isMany(tokens[at - 1]) ? thingAt(tokens, at + 1) : null;
  // "50 images/PDFs a month": either of two, not so many for each of the other.
  if (other && isMany(tokens[other.next - 1])) return { next: other.next };
  const isFor =
    (token.word === 'for' || token.word === 'in' || token.word === 'on') &&
    (following.word === 'each' || following.word === 'every');
  const several = isFor ? severalPeriodsAt(tokens, at + 2) : null;
  if (several && rate.period === null) return several;
  if (isSlash || token.word === 'per' || isFor) return namedAt(tokens, at + (isFor ? 2 : 1));
  if (token.word !== 'a' && token.word !== 'an') return null;
  const isAlone = !isNoun(tokens[at + 2]) || wordOf(tokens, at + 2) === 'free';
  const isCounter =
    following.kind === 'word' && isNoun(following) && !NOT_PER.has(following.word) && !isPlural(following.word);
  return isAlone && isCounter && token.isSpaced && following.text === following.word
    ? { per: singular(following.word), next: at + 2 }
    : null;
}

function isMany(token: Token | undefined): boolean {
  return token !== undefined && (isPluralToken(token) || token.word === 'mau');
}

function namedAt(tokens: readonly Token[], at: number): Step | null {
  const amount = tokens[at]?.kind === 'number' ? amountAt(tokens, at) : null;
  // "$5 per 1k runs": the number belongs to the price.
  if (amount) {
    const counted = thingAt(tokens, amount.next, true);
    return { per: `${amount.value} ${counted.name ?? ''}`.trimEnd(), next: Math.max(counted.next, amount.next) };
  }
  const thing = thingAt(tokens, at);
  return thing.name === null ? null : { per: thing.name, next: thing.next };
}
