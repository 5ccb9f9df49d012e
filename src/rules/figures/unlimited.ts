import { groupBy } from '../catalogue/group-by.ts';
import { amountAt } from './amount.ts';
import type { Figure } from './figure.ts';
import { rateAt, type Rate } from './period.ts';
import { isNoun, isPluralToken, thingAt, thingBefore } from './thing.ts';
import { textOf, type Token, wordOf } from './tokens.ts';
import { isPlural } from './words.ts';

interface Unlimited {
  readonly figures: readonly Figure[];
  readonly next: number;
}

/** Words before "or unlimited" among which a negation denies it too. */
const MAX_DENIED_WORDS = 8;
/** Things that one "unlimited" may cover. */
const MAX_LISTED_THINGS = 6;

/** Phrases that mean "unlimited" before the thing: "no limit on uploads", "any number of domains". */
const BEFORE_THING = byFirstWord([
  ['unlimited'],
  ['unmetered'],
  ['uncapped'],
  ['any', 'number', 'of'],
  ['an', 'unlimited', 'number', 'of'],
  ['no', 'limit', 'on'],
  ['no', 'limits', 'on'],
  ['no', 'cap', 'on'],
  ['no', 'limit', 'to'],
  ['without', 'limit', 'on'],
  ['without', 'a', 'limit', 'on'],
  ['without', 'a', 'cap', 'on'],
  ['without', 'limits', 'on'],
]);
/** Phrases that mean it after the thing. */
const AFTER_THING = byFirstWord([
  ['without', 'limit'],
  ['without', 'limits'],
  ['without', 'a', 'limit'],
  ['have', 'no', 'limit'],
  ['have', 'no', 'limits'],
  ['has', 'no', 'limit'],
]);
const MASS_NOUNS = new Set(['storage', 'bandwidth', 'traffic', 'history', 'usage', 'space', 'transfer', 'retention']);
const NEGATIONS = new Set(['no', 'not', 'without', "aren't", "isn't"]);
const OWNERS = new Set(['their', 'its', 'the']);
const BETWEEN = new Set(['are', 'is', 'all', 'both', 'too', 'also', 'remain', 'come']);

interface Source {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Index after the last figure; words before it belong to that figure. */
  readonly floor: number;
}

/**
 * What a text states to have no limit at a token: "unlimited users and boards", "cards are unlimited", "as many as you like".
 */
export function unlimitedAt(source: Source, at: number): Unlimited | null {
  const { tokens } = source;
  // "no unlimited highlights"
  if (NEGATIONS.has(wordOf(tokens, at - 1)) || isDeniedList(tokens, at - 1)) return null;
  const ahead = phraseAt(BEFORE_THING, tokens, at);
  if (ahead) return unlimitedList(source, at, ahead.length) ?? (ahead.length > 1 ? null : bareUnlimited(source, at));
  const denied = noLimitsAt(source, at);
  if (denied) return denied;
  const after = phraseAt(AFTER_THING, tokens, at);
  if (!after || wordOf(tokens, at + after.length) === 'on') return asManyAt(source, at);
  const figures = precedingThings(source, at, at + after.length - 1);
  return figures.length === 0 ? null : { figures, next: at + after.length };
}

/** "No API access or unlimited projects" */
function isDeniedList(tokens: readonly Token[], joint: number): boolean {
  if (wordOf(tokens, joint) !== 'or') return false;
  for (let at = joint - 1; at >= Math.max(0, joint - MAX_DENIED_WORDS); at -= 1) {
    const token = tokens[at];
    if (!token || token.kind === 'end' || token.kind === 'number') return false;
    if (NEGATIONS.has(token.word)) return true;
  }
  return false;
}

type Phrase = readonly string[];
type PhrasesByFirstWord = ReadonlyMap<string, readonly Phrase[]>;

function byFirstWord(phrases: readonly Phrase[]): PhrasesByFirstWord {
  return groupBy(phrases, ([first = '']) => first);
}

function phraseAt(phrases: PhrasesByFirstWord, tokens: readonly Token[], at: number): Phrase | undefined {
  const begun = phrases.get(wordOf(tokens, at));
  return begun?.find((phrase) => phrase.every((word, index) => tokens[at + index]?.word === word));
}

/** "no storage limits", "no bandwidth cap": only of things that are measured, since "no time limit" grants nothing. */
function noLimitsAt(source: Source, at: number): Unlimited | null {
  const { tokens } = source;
  const thing = wordOf(tokens, at + 1);
  if (wordOf(tokens, at) !== 'no' || !MASS_NOUNS.has(thing) || !LIMITS.has(wordOf(tokens, at + 2))) return null;
  return { figures: [unlimited(source, { thing, first: at, last: at + 2 })], next: at + 3 };
}

const LIMITS = new Set(['limit', 'limits', 'cap', 'caps']);

/** "unlimited users, projects and boards": one figure per thing. */
function unlimitedList(source: Source, at: number, words: number): Unlimited | null {
  const { tokens } = source;
  const figures: Figure[] = [];
  let next = at + words;
  let isLastListed = false;
  while (figures.length < MAX_LISTED_THINGS) {
    // "unlimited users and boards, webhooks": the list ends after "and".
    if (isLastListed && textOf(tokens, next) === ',') break;
    const from = figures.length === 0 ? next : listedAt(tokens, next, figures.length);
    if (from === null) break;
    isLastListed = figures.length > 0 && wordOf(tokens, from - 1) !== ',';
    const thing = thingAt(tokens, from);
    if (thing.name === null) break;
    const last = tokens[thing.next - 1];
    const isLast = last !== undefined && (isPluralToken(last) || MASS_NOUNS.has(last.word));
    if (figures.length > 0 && !isLast) break;
    // "any number of public and private rooms": the first word is an adjective.
    if (
      !isLast &&
      wordOf(tokens, thing.next) === 'and' &&
      isPlural(wordOf(tokens, thingAt(tokens, thing.next + 1).next - 1))
    ) {
      next = thing.next + 1;
      continue;
    }
    const rate = rateAt(tokens, thing.next);
    const first = figures.length === 0 ? at : from;
    figures.push(unlimited(source, { thing: thing.name, first, last: rate.next - 1, rate }));
    next = rate.next;
  }
  return figures.length === 0 ? null : { figures, next };
}

/** The next thing of a list: after a comma or "and", without a number or an article. */
function listedAt(tokens: readonly Token[], at: number, count: number): number | null {
  const isComma = textOf(tokens, at) === ',';
  const isAnd = wordOf(tokens, at) === 'and' || wordOf(tokens, at) === 'or';
  if (!isComma && !isAnd) return null;
  const isOxford = isComma && wordOf(tokens, at + 1) === 'and';
  // "any number of domains, and webhooks": a second statement, not a list.
  if (isOxford && count < 2) return null;
  const from = isOxford ? at + 2 : at + 1;
  // "unlimited users, three boards": the next thing has an amount of its own.
  const isAmount = amountAt(tokens, from) !== null;
  return !isAmount && isNoun(tokens[from]) && tokens[from]?.kind === 'word' ? from : null;
}

/** "as many workflows as you like" */
function asManyAt(source: Source, at: number): Unlimited | null {
  const { tokens } = source;
  if (wordOf(tokens, at) !== 'as' || !['many', 'much'].includes(wordOf(tokens, at + 1))) return null;
  const thing = thingAt(tokens, at + 2);
  const isOpen = wordOf(tokens, thing.next) === 'as' && ['you', 'needed'].includes(wordOf(tokens, thing.next + 1));
  if (thing.name === null || !isOpen) return null;
  const span = { thing: thing.name, first: at, last: thing.next - 1 };
  return { figures: [unlimited(source, span)], next: thing.next };
}

/** "boards, lists and cards are unlimited": the things precede. A cell with this word alone has no thing. */
function bareUnlimited(source: Source, at: number): Unlimited {
  const listed = precedingThings(source, at, at);
  if (listed.length > 0) return { figures: listed, next: at + 1 };
  const rate = rateAt(source.tokens, at + 1);
  const span = { thing: null, first: at, last: rate.next - 1, rate };
  return { figures: [unlimited(source, span)], next: rate.next };
}

function precedingThings(source: Source, at: number, last: number): readonly Figure[] {
  const { tokens, floor } = source;
  let index = at - 1;
  const isStated = ['is', 'are'].includes(wordOf(tokens, index)) || ['has', 'have'].includes(wordOf(tokens, at));
  while (BETWEEN.has(wordOf(tokens, index))) index -= 1;
  const found: Figure[] = [];
  while (found.length < MAX_LISTED_THINGS) {
    const thing = thingBefore(tokens, index);
    const isMass = isStated && found.length === 0;
    if (!thing || thing.start < floor || (!isMass && !isPlural(wordOf(tokens, index)))) break;
    const span = { thing: thing.name, first: thing.start, last: found.length === 0 ? last : index };
    found.unshift(unlimited(source, span));
    const isOwned = OWNERS.has(wordOf(tokens, thing.start - 1));
    const first = isOwned ? thing.start - 1 : thing.start;
    const joint = tokens[first - 1];
    if (!joint || (joint.word !== 'and' && joint.text !== ',')) break;
    index = first - (joint.word === 'and' && textOf(tokens, first - 2) === ',' ? 3 : 2);
  }
  return found;
}

interface Span {
  readonly thing: string | null;
  /** Indices of the first and the last token. */
  readonly first: number;
  readonly last: number;
  readonly rate?: Pick<Rate, 'period' | 'periods' | 'per'>;
}

const NO_RATE = { period: null, periods: 1, per: null };

function unlimited({ text, tokens }: Source, { thing, first, last, rate = NO_RATE }: Span): Figure {
  const start = tokens[first]?.start ?? 0;
  const end = tokens[last]?.end ?? 0;
  return {
    kind: 'unlimited',
    amount: Number.POSITIVE_INFINITY,
    min: null,
    bound: 'exact',
    times: 1,
    unit: null,
    thing,
    period: rate.period,
    periods: rate.periods,
    per: rate.per,
    text: text.slice(start, end),
    start,
    end,
  };
}
