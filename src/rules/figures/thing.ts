import { type Token, wordOf } from './tokens.ts';
import { isPlural, LEADING_FILLERS, PLURAL_NOUN_OR_VERB, singular, STOP_WORDS, TRAILING_FILLERS } from './words.ts';

/** Words of a noun phrase; "monthly active users of the client app" needs three. */
const MAX_THING_WORDS = 5;

export interface Thing {
  /** Lower case, singular; null where no noun follows. */
  readonly name: string | null;
  /** Index of the token after the phrase. */
  readonly next: number;
}

/**
 * The noun phrase at a token: `build minutes` → `build minute`. A plural noun ends it, as in "5 users run 3 jobs".
 * `isMany` says that a number other than 1 precedes.
 */
export function thingAt(tokens: readonly Token[], from: number, isMany = false): Thing {
  let at = from;
  while (isFiller(tokens[at]) && isNoun(tokens[at + 1])) at += 1;
  // "number of projects" counts projects.
  if (QUANTITIES.has(wordOf(tokens, at)) && wordOf(tokens, at + 1) === 'of') {
    const counted = thingAt(tokens, isQuote(tokens[at + 2]) ? at + 3 : at + 2, isMany);
    if (counted.name !== null) return counted;
  }
  const words: string[] = [];
  let next = at;
  for (let index = at; index < at + MAX_THING_WORDS; index += 1) {
    const token = tokens[index];
    if (!token || (index > from && !token.isSpaced)) break;
    const isKnown =
      isNoun(token) ||
      (isMany && PLURAL_NOUN_OR_VERB.has(token.word)) ||
      (words.length > 0 && token.text === 'A') ||
      isActivity(tokens, index) ||
      isActivity(tokens, index - 1);
    if (!isKnown) break;
    const name = alternativeName(tokens, index);
    words.push(name ?? token.word);
    if (name !== null) index += 2;
    next = index + 1;
    if (isPluralToken(token) && !isPluralNoun(tokens[index + 1]) && !COMPOUND_TIME.test(token.word)) break;
  }
  while (TRAILING_FILLERS.has(words.at(-1) ?? '')) {
    words.pop();
    next -= 1;
  }
  if (words.length === 0) return { name: null, next: from };
  const shared = isMany ? sharedNoun(tokens, words, next) : null;
  if (shared) return shared;
  return { name: phrase(words), next };
}

function isQuote(token: Token | undefined): boolean {
  return token !== undefined && '"“„'.includes(token.text);
}

/** "HTTP/S requests", "TCP/TLS connections": two abbreviations before the noun are one word. */
function alternativeName(tokens: readonly Token[], at: number): string | null {
  const [first, slash, second, noun] = tokens.slice(at, at + 4);
  if (slash?.text !== '/' || slash.isSpaced || second?.isSpaced !== false || noun?.isSpaced !== true) return null;
  const isName = isAbbreviation(first) && isAbbreviation(second) && isNoun(noun);
  return isName ? `${wordOf(tokens, at)}/${second.word}` : null;
}

function isAbbreviation(token: Token | undefined): boolean {
  return token !== undefined && /^\p{Lu}+$/u.test(token.text);
}

/** "100 CU-hours compute": what the time is used for follows its unit. */
const COMPOUND_TIME = /-(?:hours|minutes|seconds)$/;
const QUANTITIES = new Set(['number', 'amount', 'quantity']);

/** "Cloud Functions invocations": no verb of a plural ends in s, so the second word is the noun. */
function isPluralNoun(token: Token | undefined): boolean {
  return token?.kind === 'word' && token.isSpaced && !STOP_WORDS.has(token.word) && isPluralToken(token);
}

/** "PDFs" is a plural, "WHOIS" and "AWS" are names. */
export function isPluralToken(token: Token): boolean {
  return isPlural(token.word) && !token.text.endsWith('S');
}

/** "monthly active users": the first word says whom it counts, not when it renews. */
export function isActivity(tokens: readonly Token[], at: number): boolean {
  const word = wordOf(tokens, at);
  return (word === 'monthly' || word === 'daily' || word === 'weekly') && ACTIVITIES.has(wordOf(tokens, at + 1));
}

const ACTIVITIES = new Set(['active', 'tracked', 'retained', 'unique', 'engaged']);
/** Counted in the singular form. */
const UNINFLECTED = new Set(['sms', 'mms', 'mau', 'mtu', 'gpu', 'api']);

/** "100 phone or SMS notifications": both words share the noun that follows. */
function sharedNoun(tokens: readonly Token[], words: readonly string[], next: number): Thing | null {
  const last = words.at(-1) ?? '';
  const joint = tokens[next]?.word;
  const isNamed = tokens[next - 1]?.text.endsWith('S') === true;
  if ((isPlural(last) && !isNamed) || UNINFLECTED.has(last) || (joint !== 'and' && joint !== 'or')) return null;
  const after = thingAt(tokens, next + 1);
  return isPlural(wordOf(tokens, after.next - 1)) ? after : null;
}

function phrase(words: readonly string[]): string {
  const named = words.map((word) => (word.includes('/') ? word : singular(word.replace(/'s$/, ''))));
  return named.join(' ');
}

function isFiller(token: Token | undefined): boolean {
  return token?.kind === 'word' && LEADING_FILLERS.has(token.word);
}

export function isNoun(token: Token | undefined): boolean {
  if (!token) return false;
  if (token.kind === 'name') return !/^\d/.test(token.text) || /^\d+[-\p{L}]/u.test(token.text);
  if (token.kind !== 'word') return false;
  // "GET calls", "IS reports": capitals are a name; "US" is the country.
  const isAcronym = token.text === 'US' || (token.text.length > 2 && token.text === token.text.toUpperCase());
  return isAcronym || !STOP_WORDS.has(token.word);
}
