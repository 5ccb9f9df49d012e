import type { Token } from './tokens.ts';
import { scaleOf } from './units.ts';

/** A number as written in digits, a fraction or words, with its factor ("10K", "2.5 million", "a dozen", "1/2"). */
export interface Amount {
  readonly value: number;
  readonly dotThousands: number | null;
  readonly hasScale: boolean;
  /** Written in words ("five"), which are weaker evidence of a limit than digits. */
  readonly isWords: boolean;
  /** Index of the token after it. */
  readonly next: number;
}

const ONES =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const NUMBER_WORDS: ReadonlyMap<string | undefined, number> = new Map([
  ['single', 1],
  ...ONES.map((word, index) => [word, index + 1] as const),
  ...TENS.flatMap((ten, index) => [
    [ten, (index + 2) * 10] as const,
    ...ONES.slice(0, 9).map((one, add) => [`${ten}-${one}`, (index + 2) * 10 + add + 1] as const),
  ]),
]);
/** Numbers that may follow "hundred" or "thousand". */
const COMPOSING: ReadonlyMap<string | undefined, number> = new Map(
  [...NUMBER_WORDS].filter(([word]) => word !== 'single'),
);
const MAX_NUMBER_WORDS = 6;
const MULTIPLES: ReadonlyMap<string | undefined, number> = new Map([
  ['dozen', 12],
  ['hundred', 100],
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
  ['trillion', 1e12],
]);

/** The amount that begins at a token; null if none does. `isMoney` makes a lower-case m a million. */
export function amountAt(tokens: readonly Token[], at: number, isMoney = false): Amount | null {
  const token = tokens[at];
  if (token?.kind !== 'number') return wordsAt(tokens, at);
  const { value, next } = fractionAt(tokens, at) ?? { value: token.value, next: at + 1 };
  const factor = scaleAt(tokens, next, isMoney);
  if (factor === undefined) return { value, dotThousands: token.dotThousands, hasScale: false, isWords: false, next };
  return { value: scaled(value, factor), dotThousands: null, hasScale: true, isWords: false, next: next + 1 };
}

/** "1/2", "2 ½": the slash or the fraction sign directly after the digits. */
function fractionAt(tokens: readonly Token[], at: number): { readonly value: number; readonly next: number } | null {
  const [token, slash, under] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (!token || !slash) return null;
  if (slash.kind === 'number' && !/\d/.test(slash.text)) {
    return { value: token.value + slash.value, next: at + 2 };
  }
  const isFraction =
    slash.text === '/' && !slash.isSpaced && under !== undefined && !under.isSpaced && under.value > token.value;
  const isSmall = isFraction && under.value <= 10 && token.value > 0 && Number.isInteger(token.value);
  return isSmall ? { value: token.value / under.value, next: at + 3 } : null;
}

/** The factor after a number. Single letters are factors where they touch the digits, or precede a noun. */
function scaleAt(tokens: readonly Token[], at: number, isMoney: boolean): number | undefined {
  const token = tokens[at];
  if (token?.kind !== 'word') return undefined;
  if (token.isSpaced && token.text.length === 1 && token.text !== 'K' && token.text !== 'M') return undefined;
  const factor = scaleOf(token.text, isMoney);
  if (factor !== undefined || token.text !== 'm') return factor;
  // "5m requests" are five million, "5m" alone are minutes.
  const noun = tokens[at + 1];
  return noun?.kind === 'word' && /[a-z]{3}s$/.test(noun.word) ? 1e6 : undefined;
}

function wordsAt(tokens: readonly Token[], at: number): Amount | null {
  const word = tokens[at]?.word;
  const following = tokens[at + 1]?.word;
  if (word === 'a' || word === 'an') {
    return MULTIPLES.has(following) ? composed(tokens, 1, at + 1) : null;
  }
  if (word === 'half' && (following === 'a' || following === 'an')) {
    const multiple = MULTIPLES.get(tokens[at + 2]?.word);
    return multiple === undefined ? null : inWords(multiple / 2, at + 3);
  }
  const value = NUMBER_WORDS.get(word);
  return value === undefined ? null : composed(tokens, value, at + 1);
}

/** "two thousand five hundred", "one hundred and five": the words after the first number. */
function composed(tokens: readonly Token[], first: number, from: number): Amount {
  let [total, group, next] = [0, first, from];
  for (let words = 0; words < MAX_NUMBER_WORDS; words += 1) {
    const multiple = MULTIPLES.get(tokens[next]?.word);
    if (multiple === undefined) break;
    next += 1;
    if (multiple < 1000) group *= multiple;
    else [total, group] = [total + group * multiple, 0];
    const at = tokens[next]?.word === 'and' ? next + 1 : next;
    const more = multiple < 100 ? undefined : COMPOSING.get(tokens[at]?.word);
    if (more === undefined) continue;
    group += more;
    next = at + 1;
  }
  return inWords(total + group, next);
}

function inWords(value: number, next: number): Amount {
  return { value, dotThousands: null, hasScale: false, isWords: true, next };
}

/** Multiplication without the noise of binary fractions: 0.1 × 1,000,000 is 100,000. */
export function scaled(value: number, factor: number): number {
  return factor === 1 ? value : Number((value * factor).toPrecision(15));
}
