import { groupBy } from '../catalogue/group-by.ts';
import type { Figure } from './figure.ts';
import { rateAt, type Rate } from './period.ts';
import { thingAt } from './thing.ts';
import { type Token, wordOf } from './tokens.ts';

interface Unlimited {
  readonly figures: readonly Figure[];
  readonly next: number;
}

/** Words before "or unlimited" among which a negation denies it too. */
const MAX_DENIED_WORDS = 8;

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
const MASS_NOUNS = new Set(['storage', 'bandwidth', 'traffic', 'history', 'usage', 'space', 'transfer', 'retention']);
const NEGATIONS = new Set(['no', 'not', 'without', "aren't", "isn't"]);
interface Source {
  readonly text: string;
  readonly tokens: readonly Token[];
}

/** What a text states to have no limit at a token: "unlimited users", "no limit on uploads", "unlimited" alone. */
export function unlimitedAt(source: Source, at: number): Unlimited | null {
  const { tokens } = source;
  // "no unlimited highlights"
  if (NEGATIONS.has(wordOf(tokens, at - 1)) || isDeniedList(tokens, at - 1)) return null;
  const ahead = phraseAt(BEFORE_THING, tokens, at);
  if (!ahead) return noLimitsAt(source, at);
  return unlimitedThing(source, at, ahead.length) ?? (ahead.length > 1 ? null : bareUnlimited(source, at));
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

/** "unlimited users", "unlimited projects per team": of a list the first thing. */
function unlimitedThing(source: Source, at: number, words: number): Unlimited | null {
  const { tokens } = source;
  const thing = thingAt(tokens, at + words);
  if (thing.name === null) return null;
  const rate = rateAt(tokens, thing.next);
  return { figures: [unlimited(source, { thing: thing.name, first: at, last: rate.next - 1, rate })], next: rate.next };
}

/** A cell with this word alone has no thing. */
function bareUnlimited(source: Source, at: number): Unlimited {
  const rate = rateAt(source.tokens, at + 1);
  const span = { thing: null, first: at, last: rate.next - 1, rate };
  return { figures: [unlimited(source, span)], next: rate.next };
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
