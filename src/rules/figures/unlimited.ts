import { amountAt } from './amount.ts';
import type { Figure } from './figure.ts';
import { rateAt } from './period.ts';
import { isNoun, thingAt, thingBefore } from './thing.ts';
import type { Token } from './tokens.ts';
import { isPlural } from './words.ts';

interface Unlimited {
  readonly figures: readonly Figure[];
  readonly next: number;
}

/** Things that one "unlimited" may cover. */
const MAX_LISTED_THINGS = 6;

/** Phrases that mean "unlimited" before the thing: "no limit on uploads", "any number of domains". */
const BEFORE_THING: readonly (readonly string[])[] = [
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
];
/** Phrases that mean it behind the thing. */
const BEHIND_THING: readonly (readonly string[])[] = [
  ['without', 'limit'],
  ['without', 'limits'],
  ['without', 'a', 'limit'],
  ['have', 'no', 'limit'],
  ['have', 'no', 'limits'],
  ['has', 'no', 'limit'],
];
const MASS_NOUNS = new Set(['storage', 'bandwidth', 'traffic', 'history', 'usage', 'space', 'transfer', 'retention']);
const NEGATIONS = new Set(['no', 'not', 'without', "aren't", "isn't"]);
const OWNERS = new Set(['their', 'its', 'the']);
const BETWEEN = new Set(['are', 'is', 'all', 'both', 'too', 'also', 'remain', 'come']);

interface Source {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Index behind the last figure; words before it belong to that figure. */
  readonly floor: number;
}

/**
 * What a text states to have no limit at a token: "unlimited users and boards", "cards are unlimited", "as many as you like".
 */
export function unlimitedAt(source: Source, at: number): Unlimited | null {
  const { tokens } = source;
  // "no unlimited highlights"
  if (NEGATIONS.has(tokens[at - 1]?.word ?? '')) return null;
  const ahead = phraseAt(BEFORE_THING, tokens, at);
  if (ahead) return unlimitedList(source, at, ahead.length) ?? (ahead.length > 1 ? null : bareUnlimited(source, at));
  const denied = noLimitsAt(source, at);
  if (denied) return denied;
  const behind = phraseAt(BEHIND_THING, tokens, at);
  if (!behind || tokens[at + behind.length]?.word === 'on') return asManyAt(source, at);
  const figures = precedingThings(source, at, at + behind.length - 1);
  return figures.length === 0 ? null : { figures, next: at + behind.length };
}

function phraseAt(phrases: readonly (readonly string[])[], tokens: readonly Token[], at: number) {
  return phrases.find((phrase) => phrase.every((word, index) => tokens[at + index]?.word === word));
}

/** "no storage limits", "no bandwidth cap": only of things that are measured, since "no time limit" grants nothing. */
function noLimitsAt({ text, tokens }: Source, at: number): Unlimited | null {
  const [no, noun, limit] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (no?.word !== 'no' || !noun || !limit || !MASS_NOUNS.has(noun.word) || !LIMITS.has(limit.word)) return null;
  const span = { thing: noun.word, start: no.start, end: limit.end, rate: null };
  return { figures: [unlimited(text, span)], next: at + 3 };
}

const LIMITS = new Set(['limit', 'limits', 'cap', 'caps']);

/** "unlimited users, projects and boards": one figure per thing. */
function unlimitedList({ text, tokens }: Source, at: number, words: number): Unlimited | null {
  const figures: Figure[] = [];
  let next = at + words;
  while (figures.length < MAX_LISTED_THINGS) {
    const from = figures.length === 0 ? next : listedAt(tokens, next, figures.length);
    const thing = from === null ? null : thingAt(tokens, from);
    if (from === null || !thing?.name) break;
    const last = tokens[thing.next - 1]?.word ?? '';
    const isLast = isPlural(last) || MASS_NOUNS.has(last);
    if (figures.length > 0 && !isLast) break;
    // "any number of public and private rooms": the first word is an adjective.
    if (
      !isLast &&
      tokens[thing.next]?.word === 'and' &&
      isPlural(tokens[thingAt(tokens, thing.next + 1).next - 1]?.word ?? '')
    ) {
      next = thing.next + 1;
      continue;
    }
    const rate = rateAt(tokens, thing.next);
    const start = tokens[figures.length === 0 ? at : from]?.start ?? 0;
    figures.push(unlimited(text, { thing: thing.name, start, end: tokens[rate.next - 1]?.end ?? start, rate }));
    next = Math.max(thing.next, rate.next);
  }
  return figures.length === 0 ? null : { figures, next };
}

/** The next thing of a list: behind a comma or "and", without a number or an article. */
function listedAt(tokens: readonly Token[], at: number, count: number): number | null {
  const isComma = tokens[at]?.text === ',';
  const isAnd = tokens[at]?.word === 'and' || tokens[at]?.word === 'or';
  if (!isComma && !isAnd) return null;
  const isOxford = isComma && tokens[at + 1]?.word === 'and';
  // "any number of domains, and webhooks": a second statement, not a list.
  if (isOxford && count < 2) return null;
  const from = isOxford ? at + 2 : at + 1;
  // "unlimited users, three boards": the next thing has an amount of its own.
  const isAmount = amountAt(tokens, from) !== null;
  return !isAmount && isNoun(tokens[from]) && tokens[from]?.kind === 'word' ? from : null;
}

/** "as many workflows as you like" */
function asManyAt({ text, tokens }: Source, at: number): Unlimited | null {
  if (tokens[at]?.word !== 'as' || (tokens[at + 1]?.word !== 'many' && tokens[at + 1]?.word !== 'much')) return null;
  const thing = thingAt(tokens, at + 2);
  const isOpen = tokens[thing.next]?.word === 'as' && ['you', 'needed'].includes(tokens[thing.next + 1]?.word ?? '');
  if (thing.name === null || !isOpen) return null;
  const span = { thing: thing.name, start: tokens[at].start, end: tokens[thing.next - 1]?.end ?? 0, rate: null };
  return { figures: [unlimited(text, span)], next: thing.next };
}

/** "boards, lists and cards are unlimited": the things precede. A cell with this word alone has no thing. */
function bareUnlimited(source: Source, at: number): Unlimited {
  const { text, tokens } = source;
  const listed = precedingThings(source, at, at);
  if (listed.length > 0) return { figures: listed, next: at + 1 };
  const rate = rateAt(tokens, at + 1);
  const span = { thing: null, start: tokens[at]?.start ?? 0, end: tokens[rate.next - 1]?.end ?? 0, rate };
  return { figures: [unlimited(text, span)], next: Math.max(at + 1, rate.next) };
}

function precedingThings({ text, tokens, floor }: Source, at: number, last: number): readonly Figure[] {
  let index = at - 1;
  const isStated =
    ['is', 'are'].includes(tokens[index]?.word ?? '') || ['has', 'have'].includes(tokens[at]?.word ?? '');
  while (BETWEEN.has(tokens[index]?.word ?? '')) index -= 1;
  const found: Figure[] = [];
  while (found.length < MAX_LISTED_THINGS && index >= floor) {
    const thing = thingBefore(tokens, index);
    const isMass = isStated && found.length === 0;
    if (!thing || thing.start < floor || (!isMass && !isPlural(tokens[index]?.word ?? ''))) break;
    const end = found.length === 0 ? (tokens[last]?.end ?? 0) : (tokens[index]?.end ?? 0);
    found.unshift(unlimited(text, { thing: thing.name, start: tokens[thing.start]?.start ?? 0, end, rate: null }));
    const isOwned = OWNERS.has(tokens[thing.start - 1]?.word ?? '');
    const first = isOwned ? thing.start - 1 : thing.start;
    const joint = tokens[first - 1];
    if (!joint || (joint.word !== 'and' && joint.text !== ',')) break;
    index = first - (joint.word === 'and' && tokens[first - 2]?.text === ',' ? 3 : 2);
  }
  return found;
}

interface Span {
  readonly thing: string | null;
  readonly start: number;
  readonly end: number;
  readonly rate: ReturnType<typeof rateAt> | null;
}

function unlimited(text: string, { thing, start, end, rate }: Span): Figure {
  return {
    kind: 'unlimited',
    amount: Number.POSITIVE_INFINITY,
    min: null,
    bound: 'exact',
    times: 1,
    unit: null,
    base: null,
    unitText: '',
    thing,
    period: rate?.period ?? null,
    periods: rate?.periods ?? 1,
    per: rate?.per ?? null,
    text: text.slice(start, Math.max(start, end)),
    start,
    end: Math.max(start, end),
  };
}
